/** Ships that flee or are destroyed, and who gets fame for it (BATTLE-37 to BATTLE-51). */

import { at, type Seat } from '@tortuga/kernel';
import { captainOf, gainFame } from '../captains.ts';
import { COVE } from '../data/places.ts';
import type { Doing } from '../doing.ts';
import type { Battle, PirateState } from '../state.ts';
import { battleOf, isDuel } from './battle.ts';

export function flee(doing: Doing, seat: Seat): void {
  doing.log?.({ type: 'fled', seat });
  leave(doing, seat, isFlightFamous(doing.state, battleOf(doing.state), seat));
}

/** BATTLE-45: a destroyed ship always gives fame. */
export function leaveDestroyed(doing: Doing, seat: Seat): void {
  leave(doing, seat, true);
}

/** BATTLE-43, BATTLE-44 */
function isFlightFamous({ options }: Readonly<PirateState>, battle: Battle, seat: Seat): boolean {
  return options.fameHitTest === 'battle' ? battle.hasHit : battle.hit.includes(seat);
}

function leave(doing: Doing, seat: Seat, isFamous: boolean): void {
  const battle = battleOf(doing.state);
  battle.ships = battle.ships.filter((ship) => ship !== seat);
  if (isDuel(battle)) rankLeaver(doing, seat);
  else sendToCove(doing, seat, isFamous);
}

/** BATTLE-42, BATTLE-49: each of those still there gets one. */
function sendToCove(doing: Doing, seat: Seat, isFamous: boolean): void {
  const { state, log } = doing;
  const { ships } = battleOf(state);
  captainOf(state, seat).at = COVE;
  log?.({ type: 'enteredCove', seat });
  if (isFamous) for (const ship of ships) gainFame(doing, ship, 1, 'drivenOff');
  else if (ships.length > 0) log?.({ type: 'noFame', seat });
}

/** END-12: behind everybody who is still in the duel. */
function rankLeaver({ state, log }: Doing, seat: Seat): void {
  const places = state.places ?? [];
  const place = at(places, seat) + battleOf(state).ships.length;
  places[seat] = place;
  log?.({ type: 'leftDuel', seat, place });
}

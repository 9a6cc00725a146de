/** Captains, what they own and where they are. */

import { at, type Seat } from '@tortuga/kernel';
import type { Place } from './data/places.ts';
import type { Doing } from './doing.ts';
import type { FameReason } from './events.ts';
import type { Captain, PirateState } from './state.ts';

export function captainOf(state: Readonly<PirateState>, seat: Seat): Captain {
  return at(state.captains, seat);
}

/** The captains whose ships lie at a place, in seat order. */
export function shipsAt({ captains }: Readonly<PirateState>, place: Place): Seat[] {
  const ships: Seat[] = [];
  for (let seat = 0; seat < captains.length; seat++) if (at(captains, seat).at === place) ships.push(seat);
  return ships;
}

/** GEN-8: fame counts at once. */
export function gainFame({ state, log }: Doing, seat: Seat, fame: number, reason: FameReason): void {
  if (fame === 0) return;
  captainOf(state, seat).fame += fame;
  log?.({ type: 'fameGained', seat, fame, reason });
}

/** GEN-12: as many treasures as are due, or what the stock has left; says how many. */
export function loadTreasure({ state, log }: Doing, seat: Seat, due: number): number {
  const isLimited = state.options.treasureStock === '50';
  const treasures = isLimited ? Math.min(due, state.stock) : due;
  captainOf(state, seat).treasure += treasures;
  state.stock -= treasures;
  if (isLimited && treasures < due) log?.({ type: 'stockEmpty' });
  return treasures;
}

/** Treasures back into the stock. */
export function unloadTreasure(state: PirateState, seat: Seat, treasures: number): void {
  captainOf(state, seat).treasure -= treasures;
  state.stock += treasures;
}

/** The opening window: laps of battle cards before the first combat round (CARD-2 to CARD-9). */

import type { Doing } from '../doing.ts';
import { newLap, nextInLap, passedIn } from '../lap.ts';
import type { Lap } from '../state.ts';
import { battleOf, isDecided } from './battle.ts';
import { offerBattleCards } from './card-offers.ts';
import { battleOrder } from './order.ts';

/** Opens the window; says whether anybody is asked. */
export function openWindow(doing: Doing): boolean {
  return goOnInWindow(doing, newLap(battleOrder(doing)));
}

/** The next captain of the window, in this lap or the next; says whether anybody is asked. */
export function goOnInWindow(doing: Doing, lap: Lap): boolean {
  const { state, log } = doing;
  const { ships } = battleOf(state);
  // Whether anybody is asked now tells of the others' hands: nothing that led here is taken back.
  doing.reveal();
  // CARD-8
  if (isDecided(battleOf(state))) return false;
  const next = nextInLap(state, lap, offerBattleCards, (seat) => ships.includes(seat));
  if (next !== undefined) {
    state.stack.push({ kind: 'window', lap: next });
    return true;
  }
  log?.({ type: 'passed', seats: passedIn(lap).filter((seat) => ships.includes(seat)) });
  // CARD-4, CARD-6
  return lap.played.length > 0 && goOnInWindow(doing, newLap(lap.order));
}

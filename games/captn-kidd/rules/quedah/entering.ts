/** Which spaces a pirate may end on, and so which numbers a player can play (QM-TURN-6, QM-TURN-7, QM-END-5). */

import type { Seat } from '@tortuga/kernel';
import { backOf, isFree, standingOf } from '../deck/crew.ts';
import { reachOf } from '../deck/routes.ts';
import { afterFirst, first, has, NONE, type Space } from '../deck/spaces.ts';
import type { Quedah, QuedahState } from './state.ts';

/** Why a pirate without a captive may not enter a space from another one (QM-CAPTURE-1, -9, -13, -14, -16). */
export function whyClosed(
  state: Readonly<QuedahState>,
  seat: Seat,
  to: Space,
  from: Space,
): Quedah['reason'] | undefined {
  if (isFree(state, to)) return undefined;
  if (has(standingOf(state, seat), to)) return 'own-pirate';
  return backOf(state, to) === from ? undefined : 'not-from-behind';
}

/** Why a walk may not end on a space with that back. */
export function whyNotEnd(
  state: Readonly<QuedahState>,
  seat: Seat,
  { from, to, back }: { readonly from: Space; readonly to: Space; readonly back: Space },
): Quedah['reason'] | undefined {
  // DECK-23: the space the walker started from counts as empty.
  if (to === from || isFree(state, to)) return undefined;
  // QM-CAPTURE-5, QM-CAPTURE-6: one captive is all a pirate can hold.
  return whyClosed(state, seat, to, back) ?? (has(state.stacks, from) ? 'holds-captive' : undefined);
}

/** QM-TURN-8: can the number be played with any pirate? */
export function canPlay(state: Readonly<QuedahState>, seat: Seat, roll: number): boolean {
  for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
    if (canGo(state, seat, first(own), roll)) return true;
  }
  return false;
}

function canGo(state: Readonly<QuedahState>, seat: Seat, from: Space, roll: number): boolean {
  const ends = reachOf(state, from, roll);
  for (let to = 0; to < ends.length; to++) {
    for (let backs = ends[to] ?? NONE; backs !== NONE; backs = afterFirst(backs)) {
      if (whyNotEnd(state, seat, { from, to, back: first(backs) }) === undefined) return true;
    }
  }
  return false;
}

/** QM-END-4, QM-END-5: who cannot play a 1 can play nothing. */
export function isBlocked(state: Readonly<QuedahState>, seat: Seat): boolean {
  return !canPlay(state, seat, 1);
}

/** Any order of play: by rank, then by fame, then by dice (GEN-4 to GEN-7). */

import { at, roll, type Seat } from '@tortuga/kernel';
import { captainOf } from './captains.ts';
import { DIE } from './data/numbers.ts';
import type { Doing } from './doing.ts';
import type { PirateState } from './state.ts';

/** GEN-7: throws of an earlier phase 2, battle, phase 5 or duel count no more. */
export function forgetThrows(state: PirateState): void {
  for (let seat = 0; seat < state.throws.length; seat++) {
    if (at(state.throws, seat).length > 0) state.throws[seat] = [];
  }
}

/** The seats with the highest rank first. Ties are thrown for as far as they need it. */
export function inOrder(doing: Doing, seats: readonly Seat[], rank: (seat: Seat) => number): Seat[] {
  const { state } = doing;
  const isAhead = (a: Seat, b: Seat) => rank(b) - rank(a) || fameAhead(state, a, b);
  const ordered = seats.toSorted(isAhead);
  for (let from = 0; from < ordered.length; ) {
    let to = from + 1;
    while (to < ordered.length && isAhead(at(ordered, from), at(ordered, to)) === 0) to += 1;
    if (to - from > 1) breakTie(doing, ordered.slice(from, to), 0);
    from = to;
  }
  return ordered.sort((a, b) => isAhead(a, b) || throwsAhead(state, a, b));
}

function fameAhead(state: Readonly<PirateState>, a: Seat, b: Seat): number {
  return captainOf(state, b).fame - captainOf(state, a).fame;
}

/** GEN-6: throws until no two of the tied have the same row of sums. */
function breakTie(doing: Doing, tied: readonly Seat[], depth: number): void {
  const { throws } = doing.state;
  const waiting = tied.filter((seat) => at(throws, seat).length <= depth).sort((a, b) => a - b);
  if (waiting.length > 0) throwFor(doing, waiting);
  for (const sum of new Set(tied.map((seat) => at(at(throws, seat), depth)))) {
    const equal = tied.filter((seat) => at(at(throws, seat), depth) === sum);
    if (equal.length > 1) breakTie(doing, equal, depth + 1);
  }
}

function throwFor({ state, fate, log }: Doing, seats: readonly Seat[]): void {
  const sums = seats.map(() => roll(fate, DIE) + roll(fate, DIE));
  for (const [i, seat] of seats.entries()) state.throws[seat] = [...at(state.throws, seat), at(sums, i)];
  log?.({ type: 'tieThrown', seats, sums });
}

function throwsAhead({ throws }: Readonly<PirateState>, a: Seat, b: Seat): number {
  const [first, second] = [at(throws, a), at(throws, b)];
  for (let i = 0; i < first.length && i < second.length; i++) {
    const lead = at(second, i) - at(first, i);
    if (lead !== 0) return lead;
  }
  return 0;
}

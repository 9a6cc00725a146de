/** PAY-5, BATTLE-7: tokens leave the holds of their owner's choice, one by one where there is a choice. */

import { at, type Seat } from '@tortuga/kernel';
import type { Good } from '../data/components.ts';
import { contains, countIn, EMPTY, type Holds, isRepeated, stockOf, takeFrom } from '../holds.ts';
import { ask, type Course } from './course.ts';

/**
 * Pays tokens to the bank as far as there is nothing to choose.
 *
 * @returns whether all are paid; if not, the owner is asked for the next
 */
export function pay(course: Course, seat: Seat, good: Good, count: number): boolean {
  const { state } = course;
  const { holds } = at(state.ships, seat);
  if (stockOf(holds, good) === count) payAll(course, seat, good);
  else {
    for (let due = count; due > 0; due--) {
      const source = onlySource(holds, good);
      if (source === undefined) {
        ask(state, { kind: 'take', seat, good, due });
        return false;
      }
      takeToken(course, seat, good, source);
    }
  }
  return true;
}

/** The hold the next token comes from if there is no choice. */
function onlySource(holds: Readonly<Holds>, good: Good): number | undefined {
  let only: number | undefined;
  for (let index = 0; index < holds.length; index++) {
    if (!contains(at(holds, index), good) || isRepeated(holds, index)) continue;
    if (only !== undefined) return undefined;
    only = index;
  }
  return only;
}

export function takeToken({ state }: Course, seat: Seat, good: Good, hold: number): void {
  takeFrom(at(state.ships, seat).holds, hold, 1);
  state.bank[good] += 1;
}

/** Everything there is of a good. */
export function payAll({ state }: Course, seat: Seat, good: Good): void {
  const { holds } = at(state.ships, seat);
  for (let index = 0; index < holds.length; index++) {
    const hold = at(holds, index);
    if (!contains(hold, good)) continue;
    state.bank[good] += countIn(hold);
    holds[index] = EMPTY;
  }
}

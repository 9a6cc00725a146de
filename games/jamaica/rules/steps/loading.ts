/** LOAD: tokens into one empty hold, or into one that is cleared for them. */

import { at } from '@tortuga/kernel';
import type { Good } from '../data/components.ts';
import { cargo, contains, countIn, EMPTY, goodIn, type Holds, isRepeated } from '../holds.ts';
import type { LoadFrame, Reason } from '../questions.ts';
import { shipOf } from '../ships.ts';
import { ask, type Course, type StepName } from './course.ts';

/** Why a good may not go into this hold. DEF-5: one of two equal holds is enough. */
export function whyNotInto(holds: Readonly<Holds>, index: number, good: Good): Reason | undefined {
  const hold = at(holds, index);
  if (hold === EMPTY) return undefined;
  // LOAD-4
  if (holds.includes(EMPTY)) return 'room-left';
  return contains(hold, good) ? 'same-good' : undefined;
}

/** LOAD-5, LOAD-7: the holds that may be chosen. */
function berthsFor(holds: Readonly<Holds>, good: Good): number[] {
  const berths: number[] = [];
  for (let index = 0; index < holds.length; index++) {
    if (whyNotInto(holds, index, good) === undefined && !isRepeated(holds, index)) berths.push(index);
  }
  return berths;
}

/** Loads without a question where there is only one way, and asks where there are more. */
export function load(course: Course, task: LoadFrame): StepName | undefined {
  const { state, log } = course;
  const berths = berthsFor(at(state.ships, task.seat).holds, task.good);
  if (berths.length > 1) return ask(state, task);
  const [berth] = berths;
  if (berth !== undefined) return stow(course, task, berth);
  // LOAD-9
  log?.({ type: 'notLoaded', seat: task.seat, good: task.good, why: 'full' });
  return 'next';
}

/** LOAD-2: all tokens into one hold. Loot is followed by the price of the space (BATTLE-20). */
export function stow(course: Course, task: LoadFrame, hold: number): StepName {
  const { state, log } = course;
  const { seat, good, count, from } = task;
  const { holds } = at(state.ships, seat);
  if (holds[hold] !== EMPTY) clear(course, seat, hold);
  if (from === undefined) state.bank[good] -= count;
  else shipOf(state, from.ship).holds[from.hold] = EMPTY;
  holds[hold] = cargo(good, count);
  log?.({ type: 'loaded', ship: seat, hold, good, count });
  return from === undefined ? 'next' : 'price';
}

/** LOAD-7: back to the bank. */
function clear({ state, log }: Course, seat: number, hold: number): void {
  const { holds } = at(state.ships, seat);
  const before = at(holds, hold);
  const good = goodIn(before);
  const count = countIn(before);
  holds[hold] = EMPTY;
  state.bank[good] += count;
  log?.({ type: 'cleared', seat, hold, good, count });
}

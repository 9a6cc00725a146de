import { at, type MoveRule } from '@tortuga/kernel';
import { REGULAR_HOLDS } from '../data/components.ts';
import { countIn, EMPTY, goodIn, isRepeated, SIXTH } from '../holds.ts';
import type { Load, LoadFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';
import { stow, whyNotInto } from '../steps/loading.ts';

const LOADS: readonly Load[] = Array.from({ length: REGULAR_HOLDS + 1 }, (_, hold) => ({
  type: 'load',
  hold,
}));

/** LOAD-6, LOAD-7 */
export const load: MoveRule<Jamaica, Load, LoadFrame> = {
  type: 'load',
  offers({ state, seat, frame: { good } }, menu) {
    const { holds } = at(state.ships, seat);
    for (let hold = 0; hold < holds.length; hold++) {
      if (!isRepeated(holds, hold)) menu.add(at(LOADS, hold), whyNotInto(holds, hold, good));
    }
    if (holds.length === SIXTH) menu.add(at(LOADS, SIXTH), 'no-sixth-hold');
  },
  label({ hold }, state, { seat }) {
    const before = at(state.ships, seat).holds[hold] ?? EMPTY;
    if (before === EMPTY) return say('load.stow', { hold });
    return say('load.clear', { hold, good: goodIn(before), count: countIn(before) });
  },
  // People count holds from 1.
  notation: ({ hold }) => `load ${hold + 1}`,
  apply(turn, { hold }) {
    run(turn, stow(turn, turn.frame, hold));
  },
};

import { at, type MoveRule } from '@tortuga/kernel';
import { REGULAR_HOLDS } from '../data/components.ts';
import { contains, countIn, EMPTY, isRepeated, SIXTH } from '../holds.ts';
import type { Reason, Take, TakeFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';
import { pay, takeToken } from '../steps/paying.ts';

const TAKES: readonly Take[] = Array.from({ length: REGULAR_HOLDS + 1 }, (_, hold) => ({
  type: 'take',
  hold,
}));

/** PAY-5, BATTLE-7: the next token. */
export const take: MoveRule<Jamaica, Take, TakeFrame> = {
  type: 'take',
  offers({ state, seat, frame: { good } }, menu) {
    const { holds } = at(state.ships, seat);
    for (let hold = 0; hold < holds.length; hold++) {
      if (!isRepeated(holds, hold)) menu.add(at(TAKES, hold), whyNotFrom(at(holds, hold), good));
    }
    if (holds.length === SIXTH) menu.add(at(TAKES, SIXTH), 'no-sixth-hold');
  },
  label({ hold }, state, { seat, good }) {
    return say('take', { hold, good, count: countIn(at(state.ships, seat).holds[hold] ?? EMPTY) });
  },
  // People count holds from 1.
  notation: ({ hold }) => `take ${hold + 1}`,
  apply(turn, { hold }) {
    const { seat, frame } = turn;
    const { good, due } = frame;
    takeToken(turn, seat, good, hold);
    // Only battles take powder.
    if (pay(turn, seat, good, due - 1)) run(turn, good === 'powder' ? 'fire' : 'next');
  },
};

function whyNotFrom(hold: number, good: TakeFrame['good']): Reason | undefined {
  if (hold === EMPTY) return 'empty-hold';
  return contains(hold, good) ? undefined : 'other-good';
}

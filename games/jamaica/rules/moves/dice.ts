import type { MoveRule } from '@tortuga/kernel';
import type { Assign, DiceFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';

/** ROUND-3: one die for the morning, the other for the evening. */
export const assign: MoveRule<Jamaica, Assign, DiceFrame> = {
  type: 'assign',
  offers({ frame: { rolled } }, menu) {
    const [one, other] = rolled;
    menu.add({ type: 'assign', morning: one, evening: other });
    menu.add({ type: 'assign', morning: other, evening: one });
  },
  label: ({ morning, evening }) => say('assign', { morning, evening }),
  apply(turn, { morning, evening }) {
    const { state, seat, log } = turn;
    state.dice = [morning, evening];
    log?.({ type: 'assigned', seat, morning, evening, isForced: false });
    run(turn, 'cards');
  },
};

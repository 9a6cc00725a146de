/** The lesson of Quedah Merchant. */

import type { LessonStep } from '../../../../web/toolkit/learn.ts';
import { nameOf } from '../../rules/deck/board.ts';
import { type QuedahSetting, quedahPosition } from '../../rules/quedah/position.ts';
import type { Quedah, QuedahEvent } from '../../rules/quedah/state.ts';
import { sure } from '../positions.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<Quedah, Miss>;

function position(text: string, setting: QuedahSetting): Step['start'] {
  return { position: sure(quedahPosition(text, setting)) };
}

/** The step before leads straight to the next question. */
const AT_ONCE: Step['start'] = { replies: [] };

/** Something of this kind is to happen. */
function wants(type: QuedahEvent['type'], miss: Miss): Step['judge'] {
  return (events) => (events.some((event) => event.type === type) ? undefined : miss);
}

export const steps: { readonly [S in StepId]: Step } = {
  walk: {
    start: position('A:D3<D1 B:D10<D9', { reserve: [6, 6], roll: 2 }),
    solution: 'D3>D6<D4',
    judge(events) {
      const end = events.find((event) => event.type === 'moved')?.route.at(-1);
      return end !== undefined && nameOf(end) === 'D6' ? undefined : 'elsewhere';
    },
  },
  hunt: {
    start: position('A:D3<D1 B:D5<D4 B:D6<D8', { reserve: [6, 5], roll: 2 }),
    solution: 'D3>D5<D4',
    judge: wants('captiveTaken', 'no-captive'),
  },
  leave: {
    start: position('A:S2<entry A:D4<D3 B:S6<entry B:D10<D11', { reserve: [5, 5], roll: 1 }),
    solution: 'S2>D7<S2',
    judge: (_, { stack }) => (stack.at(-1)?.kind === 'reinforcement' ? undefined : 'not-from-hatch'),
  },
  newcomer: {
    start: AT_ONCE,
    solution: 'place S2',
    // Bart rolls a 3.
    draws: [2],
    // Wherever he comes aboard, it is right.
    judge: () => undefined,
  },
  free: {
    start: position('A:D4<D3 B:D5<D4+A B:D9<D5 A:S1<entry', { reserve: [4, 5], roll: 1 }),
    solution: 'D4>D5<D4',
    judge: wants('liberated', 'still-captive'),
  },
  exit: {
    start: AT_ONCE,
    solution: 'exit D9',
    judge: wants('freedCaptured', 'no-prey'),
  },
  seven: {
    start: position('A:D1<S1+B A:D2<S1+B A:D3<D4+B B:D10<D9+A B:D11<D10+A B:D12<D10+A A:D5<D4 B:D7<D5', {
      reserve: [0, 0],
      roll: 1,
    }),
    solution: 'D5>D7<D5',
    judge: wants('ended', 'not-seven'),
  },
  block: {
    start: position('B:S1<entry A:D1<S2 A:D8<S5', { reserve: [5, 6], roll: 2 }),
    solution: 'D8>D2<S3',
    judge: wants('ended', 'not-blocked'),
  },
};

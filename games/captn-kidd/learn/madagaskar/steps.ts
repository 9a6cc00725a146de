/** The lesson of Madagaskar. */

import { LEARNER, type LessonStep } from '../../../../web/toolkit/learn.ts';
import { nameOf } from '../../rules/deck/board.ts';
import { standingOf } from '../../rules/deck/crew.ts';
import { endsOf } from '../../rules/deck/routes.ts';
import { has, listOf, NONE } from '../../rules/deck/spaces.ts';
import { type MadagaskarSetting, madagaskarPosition } from '../../rules/madagaskar/position.ts';
import type { Madagaskar, MadagaskarEvent, MadagaskarState } from '../../rules/madagaskar/state.ts';
import { walkerOn } from '../../rules/madagaskar/turn.ts';
import { inside, sure } from '../positions.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<Madagaskar, Miss>;

function position(text: string, setting: MadagaskarSetting): Step['start'] {
  return { position: sure(madagaskarPosition(text, setting)) };
}

/** Something of this kind is to happen. */
function wants(type: MadagaskarEvent['type'], miss: Miss): Step['judge'] {
  return (events) => (events.some((event) => event.type === type) ? undefined : miss);
}

const OTHER = 1 - LEARNER;

/** Can the other player take something of the learner's at once? */
function isExposed(state: Readonly<MadagaskarState>): boolean {
  const own = standingOf(state, LEARNER);
  return listOf(standingOf(state, OTHER)).some((from) =>
    endsOf(state, walkerOn(state, OTHER, from)).some((backs, to) => backs !== NONE && has(own, to)),
  );
}

export const steps: { readonly [S in StepId]: Step } = {
  strike: {
    start: position('A:D4<D3 B:D5<D4 B:D10<D9 B:S1<entry', { reserve: [0, 4] }),
    solution: 'D4>D5<D4',
    judge: wants('towerGrew', 'no-capture'),
  },
  tower: {
    start: { replies: [{ seat: OTHER, move: 'S1>D1<S1' }] },
    solution: 'D5>D10<D9',
    judge: wants('towerGrew', 'no-capture'),
  },
  detour: {
    start: position('A:D4<D3*3 B:D6<D9 B:S5<entry A:S2<entry', {
      reserve: [0, 3],
      owners: inside({ D4: 'ABB' }),
    }),
    solution: 'D4>D6<D9',
    judge: wants('towerGrew', 'wrong-side'),
  },
  ambush: {
    start: position('B:D1<S1 A:S3<entry B:S2<entry A:S5<entry B:S4<entry A:S6<entry', { reserve: [4, 4] }),
    solution: 'place S1',
    judge(events) {
      const placed = events.find((event) => event.type === 'placed');
      return placed !== undefined && nameOf(placed.at) === 'S1' ? undefined : 'not-behind';
    },
  },
  escape: {
    start: position('A:D5<D7*2 B:D7<S2 B:D6<D9*2 A:S6<entry', {
      reserve: [4, 4],
      owners: inside({ D5: 'AB', D6: 'BA' }),
    }),
    solution: 'D5>D10<D9',
    judge: (_, state) => (isExposed(state) ? 'exposed' : undefined),
  },
  win: {
    start: position('A:D3<D1*2 B:D5<D4*5 A:D12<S5*7', {
      reserve: [0, 0],
      owners: inside({ D3: 'AB', D5: 'BABBA', D12: 'ABABBAA' }),
    }),
    solution: 'D3>D5<D4',
    judge: wants('ended', 'not-all'),
  },
};

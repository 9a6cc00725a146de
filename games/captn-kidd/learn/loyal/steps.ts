/** The lesson of Loyal Captain. */

import { LEARNER, type LessonStep } from '../../../../web/toolkit/learn.ts';
import { BOARD, borderOf } from '../../rules/deck/board.ts';
import { backOf, isFree, ownerOf } from '../../rules/deck/crew.ts';
import { listOf, only } from '../../rules/deck/spaces.ts';
import { type LoyalSetting, loyalPosition } from '../../rules/loyal/position.ts';
import type { Loyal, LoyalEvent, LoyalState } from '../../rules/loyal/state.ts';
import { sure } from '../positions.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<Loyal, Miss>;

function position(text: string, setting: LoyalSetting): Step['start'] {
  return { position: sure(loyalPosition(text, setting)) };
}

function has(events: readonly LoyalEvent[], type: LoyalEvent['type']): boolean {
  return events.some((event) => event.type === type);
}

/** The opponent's pirates on these spaces are to be encircled. */
function captures(spaces: string) {
  return (events: readonly LoyalEvent[], state: Readonly<LoyalState>): Miss | undefined => {
    const taken = events.find((event) => event.type === 'encircled')?.spaces ?? [];
    if (taken.map((space) => BOARD.names[space]).join(' ') === spaces) return undefined;
    if (has(events, 'selfCaptured')) return 'lost';
    return isSurrounded(state) ? 'turned-back' : 'open';
  };
}

/** Is somebody surrounded who is saved by a back? */
function isSurrounded(state: Readonly<LoyalState>): boolean {
  return BOARD.names.some((_, space) => {
    if (ownerOf(state, space) !== 1 - LEARNER) return false;
    const border = listOf(borderOf(only(space)));
    return (
      border.every((side) => !isFree(state, side)) && border.some((side) => backOf(state, side) === space)
    );
  });
}

export const steps: { readonly [S in StepId]: Step } = {
  place: {
    start: position('B:D10<D9', { reserve: [7, 6] }),
    solution: 'place S1',
    // Whichever hatch it is, it is right.
    judge: () => undefined,
  },
  step: {
    start: position('A:D4<D3 B:D10<D9', { reserve: [6, 6] }),
    solution: 'D4>D5',
    judge: (events) => (has(events, 'stepped') ? undefined : 'not-stepped'),
  },
  hatch: {
    start: position('B:S1<entry A:D1<S2 A:D3<D4', { reserve: [5, 6] }),
    solution: 'D3>D2',
    judge: captures('S1'),
  },
  back: {
    start: position('B:D4<D5 B:S6<entry A:D3<D4 A:D6<D8 A:D7<S2 A:S4<entry A:D12<D10', { reserve: [2, 5] }),
    solution: 'S4>D11',
    judge: captures('S6'),
  },
  group: {
    start: position('B:D4<D3 B:D5<D4 A:D3<D1 A:D6<D8 A:D7<S2 A:D10<D12', { reserve: [2, 4] }),
    solution: 'D10>D9',
    judge: captures('D4 D5'),
  },
  risk: {
    start: position('A:S4<entry A:D10<D9 B:D11<S4 B:D12<S5 B:D2<D3 B:D8<D6', { reserve: [2, 3] }),
    solution: 'place S6',
    judge: captures('D11'),
  },
  win: {
    start: position('B:D7<D5 A:S2<entry A:D11<D10 A:D9<D6', { reserve: [0, 0] }),
    solution: 'D11>S4',
    judge: (events) => (has(events, 'ended') ? undefined : 'can-move'),
  },
};

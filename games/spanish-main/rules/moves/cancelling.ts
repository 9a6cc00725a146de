/** CANCEL-1 to CANCEL-3: switching something off, in one's own turn or in a window. */

import type { MoveRule, Seat } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf } from '../answers.ts';
import { type Course, crewName, next, shipName } from '../course.ts';
import { say } from '../say.ts';
import { crewOf } from '../ships.ts';
import { type Frame, NONE, type SpanishMain, type SpanishMainState } from '../state.ts';
import { cancelUse, type Target, targetsOf, windowTargets } from '../steps/cancel.ts';
import { declareUse } from '../steps/using.ts';

type CancelFrame = Extract<Frame, { readonly kind: 'turn' | 'cancel' }>;

function targetsIn(state: Readonly<SpanishMainState>, seat: Seat, frame: Readonly<CancelFrame>): Target[] {
  return frame.kind === 'turn' ? targetsOf(state, seat) : windowTargets(state, seat, frame.about);
}

function cancel(course: Course, seat: Seat, frame: CancelFrame, target: Target): void {
  const { state } = course;
  state.stack.pop();
  if (frame.kind === 'turn') next(state, { do: 'menu' });
  const source = cancelUse(state, seat, target);
  if (source !== undefined) declareUse(course, source, { do: 'switchOff', ...target });
  course.reveal();
  proceed(course);
}

export const cancelShip: MoveRule<SpanishMain, MoveOf<'cancelShip'>, CancelFrame> = {
  type: 'cancelShip',
  offers({ state, seat, frame }, menu) {
    for (const { ship, crew } of targetsIn(state, seat, frame)) {
      if (crew === NONE) menu.add({ type: 'cancelShip', ship });
    }
  },
  label: ({ ship }, state) => say('cancelShip', shipName(state, ship)),
  notation: ({ ship }) => `cancelShip ${ship + 1}`,
  apply(turn, { ship }) {
    cancel(turn, turn.seat, turn.frame, { ship, crew: NONE });
  },
};

export const cancelCrew: MoveRule<SpanishMain, MoveOf<'cancelCrew'>, CancelFrame> = {
  type: 'cancelCrew',
  offers({ state, seat, frame }, menu) {
    for (const { crew } of targetsIn(state, seat, frame))
      if (crew !== NONE) menu.add({ type: 'cancelCrew', crew });
  },
  label: ({ crew }, state) =>
    say('cancelCrew', { who: crewName(state, crew), ...shipName(state, crewOf(state, crew).ship) }),
  notation: ({ crew }) => `cancelCrew ${crew + 1}`,
  apply(turn, { crew }) {
    cancel(turn, turn.seat, turn.frame, { ship: crewOf(turn.state, crew).ship, crew });
  },
};

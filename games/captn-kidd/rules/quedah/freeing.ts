/** Where a freed pirate goes: its owner chooses the exit, and if all are closed the opponent a start space. */

import { at, type MoveRule } from '@tortuga/kernel';
import { BOARD, nameOf } from '../deck/board.ts';
import { aheadOf, ENTRY, isFree, stand } from '../deck/crew.ts';
import { afterFirst, first, NONE } from '../deck/spaces.ts';
import { afterEntering, enter, metOn } from './capture.ts';
import { whyClosed } from './entering.ts';
import { say } from './say.ts';
import type { Exit, Free, Quedah, QuedahFrame } from './state.ts';
import { finishMove } from './turn.ts';

type ExitFrame = Extract<QuedahFrame, { readonly kind: 'exit' }>;

const EXITS: readonly Exit[] = BOARD.names.map((_, to) => ({ type: 'exit', to }));
const FREES: readonly Free[] = BOARD.names.map((_, space) => ({ type: 'free', at: space }));

/** QM-CAPTURE-11 to QM-CAPTURE-17: to a space ahead of the piece that has just captured. */
export const exit: MoveRule<Quedah, Exit, ExitFrame> = {
  type: 'exit',
  offers({ state, seat, frame: { from } }, menu) {
    for (let left = aheadOf(state, from); left !== NONE; left = afterFirst(left)) {
      const to = first(left);
      menu.add(at(EXITS, to), whyClosed(state, seat, to, from));
    }
  },
  label: ({ to }, state) => say(LABELS[metOn(state, to)], { to }),
  notation: ({ to }) => `exit ${nameOf(to)}`,
  apply(turn, { to }) {
    const { state, seat, log } = turn;
    const { from } = turn.frame;
    const met = metOn(state, to);
    log?.({ type: met === 'nobody' ? 'freedTo' : 'freedCaptured', seat, from, at: to });
    state.stack.pop();
    enter(state, seat, to, from);
    afterEntering(turn, met, to);
  },
};

const LABELS = { nobody: 'exit.label', pirate: 'exit.capture', stack: 'exit.liberate' } as const;

/** QM-CAPTURE-18: a free start space of the opponent's choice. */
export const free: MoveRule<Quedah, Free> = {
  type: 'free',
  offers({ state }, menu) {
    for (let left = BOARD.starts; left !== NONE; left = afterFirst(left)) {
      const start = first(left);
      menu.add(at(FREES, start), isFree(state, start) ? undefined : 'occupied');
    }
  },
  label: ({ at: space }) => say('free.label', { at: space }),
  notation: ({ at: space }) => `free ${nameOf(space)}`,
  apply(turn, { at: space }) {
    const { state, seat, log } = turn;
    // Asked is the opponent; the freed pirate belongs to whose turn it is.
    stand(state, state.active, space, ENTRY);
    log?.({ type: 'freedToStart', seat: state.active, at: space, by: seat });
    state.stack.pop();
    finishMove(turn);
  },
};

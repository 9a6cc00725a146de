/** QM-CAPTURE: what happens when a pirate enters a space, and to the comrade that may be freed by it. */

import type { Seat, Turn } from '@tortuga/kernel';
import { aheadOf, freeStarts, isFree, leave, reserveOf, stand } from '../deck/crew.ts';
import { afterFirst, first, has, NONE, only, type Space } from '../deck/spaces.ts';
import { whyClosed } from './entering.ts';
import type { Quedah, QuedahState } from './state.ts';
import { finishMove, heldBy } from './turn.ts';

/** What a pirate meets on the space it enters. */
export type Met = 'nobody' | 'pirate' | 'stack';

export function metOn(state: Readonly<QuedahState>, space: Space): Met {
  if (isFree(state, space)) return 'nobody';
  return has(state.stacks, space) ? 'stack' : 'pirate';
}

/**
 * Sets a pirate on a space. An opposing pirate there becomes its captive (QM-CAPTURE-2, QM-CAPTURE-3); if it
 * held a captive itself, that one is now free and on no space (QM-CAPTURE-10).
 */
export function enter(state: QuedahState, seat: Seat, space: Space, back: Space): void {
  if (!isFree(state, space)) {
    leave(state, 1 - seat, space);
    state.stacks |= only(space);
    state.idle = 0;
  }
  stand(state, seat, space, back);
}

/** Goes on after a pirate has entered a space: frees the comrade, or finishes the move. */
export function afterEntering(turn: Turn<Quedah>, met: Met, space: Space): void {
  const { state, seat, log } = turn;
  if (met === 'stack') log?.({ type: 'liberated', seat, at: space });
  if (met !== 'nobody') log?.({ type: 'captiveCount', held: [heldBy(state, 0), heldBy(state, 1)] });
  if (met === 'stack') releaseFrom(turn, space);
  else finishMove(turn);
}

/** QM-CAPTURE-17 to QM-CAPTURE-19: by an exit, else to a start space, else to the reserve. */
function releaseFrom(turn: Turn<Quedah>, from: Space): void {
  const { state, seat, log } = turn;
  if (hasExit(state, seat, from)) {
    state.stack.push({ kind: 'exit', from });
    return;
  }
  log?.({ type: 'exitsClosed', seat, at: from });
  if (freeStarts(state) !== NONE) {
    state.stack.push({ kind: 'exitsClosed', from });
    return;
  }
  state.reserve[seat] = reserveOf(state, seat) + 1;
  log?.({ type: 'freedToReserve', seat });
  finishMove(turn);
}

function hasExit(state: Readonly<QuedahState>, seat: Seat, from: Space): boolean {
  for (let exits = aheadOf(state, from); exits !== NONE; exits = afterFirst(exits)) {
    if (whyClosed(state, seat, first(exits), from) === undefined) return true;
  }
  return false;
}

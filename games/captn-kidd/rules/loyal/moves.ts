/** LC-TURN: a turn is exactly one action, a placing or a step. */

import type { MoveRule } from '@tortuga/kernel';
import { backOf, isFree, leave, placePirate, stand, standingOf } from '../deck/crew.ts';
import {
  offerPlacings,
  type Place,
  placeNotation,
  type Step,
  stepNotation,
  stepsFrom,
} from '../deck/moves.ts';
import { afterFirst, first, NONE } from '../deck/spaces.ts';
import { packWalk } from '../deck/trail.ts';
import { say } from './say.ts';
import type { Loyal, LoyalState } from './state.ts';
import { finishAction } from './turn.ts';

/** LC-TURN-4: onto a free start space, while there is a reserve. */
export const place: MoveRule<Loyal, Place> = {
  type: 'place',
  offers: ({ state, seat }, menu) => offerPlacings(state, seat, menu),
  label: ({ at: space }) => say('place.label', { at: space }),
  notation: placeNotation,
  apply(turn, { at: space }) {
    const { state, seat, log } = turn;
    placePirate(state, seat, space);
    log?.({ type: 'placed', seat, at: space });
    finishAction(turn, { placed: true });
  },
};

/** LC-TURN-5, LC-TURN-6: to a free space ahead, never backwards. */
export const step: MoveRule<Loyal, Step> = {
  type: 'step',
  offers({ state, seat }, menu) {
    for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
      for (const step of stepsFrom(first(own))) menu.add(step, whyNot(state, step));
    }
  },
  label: ({ from, to }) => say('step.label', { from, to }),
  notation: stepNotation,
  apply(turn, { from, to }) {
    const { state, seat, log } = turn;
    const walk = packWalk(from, backOf(state, from), to);
    leave(state, seat, from);
    stand(state, seat, to, from);
    log?.({ type: 'stepped', seat, from, to });
    finishAction(turn, { placed: false, walk });
  },
};

function whyNot(state: Readonly<LoyalState>, { from, to }: Step): Loyal['reason'] | undefined {
  if (backOf(state, from) === to) return 'backwards';
  return isFree(state, to) ? undefined : 'occupied';
}

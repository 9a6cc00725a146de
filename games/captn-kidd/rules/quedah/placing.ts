/** Pirates come in from the reserve: one each before the first turn, later behind one that left a start space. */

import type { MoveRule } from '@tortuga/kernel';
import { BOARD } from '../deck/board.ts';
import { isFree, occupied, placePirate } from '../deck/crew.ts';
import { type Place, placeAt, placeNotation } from '../deck/moves.ts';
import { afterFirst, count, first, NONE } from '../deck/spaces.ts';
import { say } from './say.ts';
import type { Quedah } from './state.ts';
import { beginTurn, finishTurn } from './turn.ts';

/** What both placings have in common: DECK-10 to DECK-12. */
const onStart: Omit<MoveRule<Quedah, Place>, 'apply'> = {
  type: 'place',
  offers({ state }, menu) {
    for (let left = BOARD.starts; left !== NONE; left = afterFirst(left)) {
      const start = first(left);
      menu.add(placeAt(start), isFree(state, start) ? undefined : 'occupied');
    }
  },
  label: ({ at: space }) => say('place.label', { at: space }),
  notation: placeNotation,
};

/** QM-SETUP-3: one pirate each, the first player before the other. */
export const muster: MoveRule<Quedah, Place> = {
  ...onStart,
  apply(turn, { at: space }) {
    const { state, seat, log } = turn;
    placePirate(state, seat, space);
    log?.({ type: 'placed', seat, at: space });
    state.active = 1 - seat;
    // QM-SETUP-4: after the second pirate it is the first player's turn.
    if (count(occupied(state)) < state.standing.length) return;
    state.stack.pop();
    beginTurn(turn);
  },
};

/** QM-TURN-9: on any free start space, the one just left included. */
export const reinforce: MoveRule<Quedah, Place> = {
  ...onStart,
  apply(turn, { at: space }) {
    const { state, seat, log } = turn;
    placePirate(state, seat, space);
    state.idle = 0;
    log?.({ type: 'reinforcement', seat, at: space });
    state.stack.pop();
    finishTurn(turn);
  },
};

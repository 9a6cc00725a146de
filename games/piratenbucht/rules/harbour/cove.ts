/** COVE-1, COVE-2: what a captain takes in the cove. */

import type { MoveRule, Phase } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import type { Rest } from '../moves.ts';
import { say } from '../say.ts';
import { destroyedSector } from '../ship.ts';
import type { CoveFrame, Piratenbucht } from '../state.ts';
import { canTakeCards, payIncome } from './income.ts';
import { rebateOf } from './purse.ts';
import { turnCards } from './visits.ts';

const GOLD: Rest = { type: 'rest', take: 'gold' };
const CARDS: Rest = { type: 'rest', take: 'cards' };

const rest: MoveRule<Piratenbucht, Rest, CoveFrame> = {
  type: 'rest',
  offers({ state, seat }, menu) {
    menu.add(GOLD);
    menu.add(CARDS, canTakeCards(captainOf(state, seat)) ? undefined : 'repair-first');
  },
  label: ({ take }) => say(`rest.${take}`),
  apply(turn, { take }) {
    const { state, seat } = turn;
    state.stack.pop();
    payIncome(turn, seat, take);
    turnCards(turn, seat, rebateOf(captainOf(state, seat).ship));
  },
};

export const cove: Phase<Piratenbucht, CoveFrame> = {
  seats: (_, { seat }) => [seat],
  prompt({ state, seat }) {
    const isWhole = destroyedSector(captainOf(state, seat).ship) === undefined;
    return isWhole ? say('cove.ask') : say('cove.repair');
  },
  moves: [rest],
};

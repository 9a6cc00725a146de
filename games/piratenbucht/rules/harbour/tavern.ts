/** HARBOUR-5, HARBOUR-6: tavern cards for gold. */

import { at, type MoveRule, type Phase } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { cardsLeft, drawCards } from '../cards.ts';
import { TAVERN_MOST, TAVERN_PRICE } from '../data/numbers.ts';
import type { Buy } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, TavernFrame } from '../state.ts';
import { rebateOf } from './purse.ts';
import { turnCards } from './visits.ts';

const BUYS = Array.from({ length: TAVERN_MOST + 1 }, (_, cards): Buy => ({ type: 'buy', cards }));

const buy: MoveRule<Piratenbucht, Buy, TavernFrame> = {
  type: 'buy',
  offers({ state, seat }, menu) {
    const { gold } = captainOf(state, seat);
    const left = cardsLeft(state);
    for (let cards = 0; cards < BUYS.length; cards++) {
      const short = cards > left ? 'cards-run-out' : undefined;
      menu.add(at(BUYS, cards), cards * TAVERN_PRICE > gold ? 'no-gold' : short);
    }
  },
  label: ({ cards }) =>
    cards === 0 ? say('buy.nothing') : say('buy', { cards, price: cards * TAVERN_PRICE }),
  apply(turn, { cards }) {
    const { state, seat, log } = turn;
    const captain = captainOf(state, seat);
    const price = cards * TAVERN_PRICE;
    state.stack.pop();
    captain.gold -= price;
    if (cards > 0) log?.({ type: 'bought', seat, count: cards, price });
    drawCards(turn, seat, cards);
    turnCards(turn, seat, rebateOf(captain.ship));
  },
};

export const tavern: Phase<Piratenbucht, TavernFrame> = {
  seats: (_, { seat }) => [seat],
  prompt: ({ state, seat }) => say('tavern.ask', { gold: captainOf(state, seat).gold }),
  moves: [buy],
};

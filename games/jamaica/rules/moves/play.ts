import { at, type MoveRule } from '@tortuga/kernel';
import { cardName, has, only } from '../cards.ts';
import { CARDS } from '../data/components.ts';
import type { CardsFrame, Play } from '../questions.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';

const PLAYS: readonly Play[] = CARDS.map((_, card) => ({ type: 'play', card }));

/** ROUND-6: the question is sealed, so this is carried out when all have chosen. */
export const play: MoveRule<Jamaica, Play, CardsFrame> = {
  type: 'play',
  offers({ state, seat }, menu) {
    const { hand } = at(state.decks, seat);
    for (let card = 0; card < PLAYS.length; card++) {
      menu.add(at(PLAYS, card), has(hand, card) ? undefined : 'not-in-hand');
    }
  },
  label({ card }) {
    const { morning, evening } = at(CARDS, card);
    return say('play', { card, morning, evening });
  },
  notation: ({ card }) => `play ${cardName(card)}`,
  apply({ state, seat }, { card }) {
    const deck = at(state.decks, seat);
    deck.hand &= ~only(card);
    deck.chosen = card;
  },
};

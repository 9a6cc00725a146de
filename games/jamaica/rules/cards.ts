/** Sets of action cards. A deck has each card once, so a set is eleven bits. */

import { at, type Fate } from '@tortuga/kernel';
import { CARDS } from './data/components.ts';

/** A place in the list of {@link CARDS}. */
export type Card = number;

/** The card with number n is the bit `1 << n`. */
export type CardSet = number;

export const NO_CARD: Card = -1;
export const NO_CARDS: CardSet = 0;
export const ALL_CARDS: CardSet = 2 ** CARDS.length - 1;

export function cardName(card: Card): string {
  return at(CARDS, card).id;
}

/** The set of one card; of no card, the empty set. */
export function only(card: Card): CardSet {
  return card === NO_CARD ? NO_CARDS : 1 << card;
}

export function has(cards: CardSet, card: Card): boolean {
  return (cards & (1 << card)) !== 0;
}

/** How many bits are set; good for sets of cards, lairs and seats. */
export function size(set: number): number {
  let left = set;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

export function cardsIn(cards: CardSet): Card[] {
  return [...CARDS.keys()].filter((card) => has(cards, card));
}

/** Any card of a set that is not empty. */
export function pickCard(fate: Fate, cards: CardSet): Card {
  let left = cards;
  for (let skip = fate.draw(size(cards)); skip > 0; skip--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

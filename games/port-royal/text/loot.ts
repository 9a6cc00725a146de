/** What cards look like in every language: signs and numbers that need no translation. */

import { at } from '@tortuga/kernel';
import { type Card, colourOf, isPirate, numberOf } from '../rules/cards.ts';
import { isPrisoner } from '../rules/cargo.ts';
import { FIRST_EXTRA, isGoods, type Loot, REMOVE, shipFor, weightOf } from '../rules/loot.ts';
import type { Cargo } from '../rules/state.ts';

const SIGNS = ['+8', '+6', '−10', '−5', 'Max +5', 'Max −5', '×2'] as const;

/** The nouns of one language. */
export interface Nouns {
  readonly colours: readonly [red: string, blue: string, green: string, black: string];
  readonly pirate: string;
  readonly goods: readonly [biscuit: string, tobacco: string, rum: string, gunpowder: string];
  readonly remove: string;
  readonly relocate: string;
  /** A prisoner whose face is not told. */
  readonly prisoner: string;
}

/** Names cards in the words of one language. */
export interface CardNames {
  /** A card of a trick: "red 4". */
  card(card: Card): string;
  loot(loot: Loot): string;
  cargo(cargo: Cargo): string;
}

export function cardNames({ colours, pirate, goods, remove, relocate, prisoner }: Nouns): CardNames {
  const loot = (card: Loot): string => {
    if (isGoods(card)) return `${at(goods, shipFor(card))} ${weightOf(card)}`;
    if (card < REMOVE) return at(SIGNS, card - FIRST_EXTRA);
    return card === REMOVE ? remove : relocate;
  };
  return {
    card: (card) => `${isPirate(card) ? pirate : at(colours, colourOf(card))} ${numberOf(card)}`,
    loot,
    cargo: (cargo) => (isPrisoner(cargo) ? prisoner : loot(cargo)),
  };
}

/** What cards are called in every language. */

import { at, type LanguageCode } from '@tortuga/kernel';
import { type Card, type Colour, colourOf, isPirate, numberOf } from '../rules/cards.ts';
import { isPrisoner } from '../rules/cargo.ts';
import { FIRST_EXTRA, isGoods, type Loot, REMOVE, type Ship, shipFor, weightOf } from '../rules/loot.ts';
import type { Cargo } from '../rules/state.ts';

/** Names of cards in one language. */
export interface CardNames {
  colour(colour: Colour): string;
  /** A kind of goods. */
  goods(kind: Ship): string;
  /** A card of a trick: "red 4". */
  card(card: Card): string;
  /** A loot card: "rum 12", "+8". */
  loot(loot: Loot): string;
  /** A loot card, or a prisoner whose face is not told. */
  cargo(cargo: Cargo): string;
}

interface Nouns {
  readonly colours: readonly [red: string, blue: string, green: string, black: string];
  readonly pirate: string;
  readonly goods: readonly [biscuit: string, tobacco: string, rum: string, gunpowder: string];
  readonly remove: string;
  readonly relocate: string;
  readonly prisoner: string;
}

/** The extras that need no words. */
export const SIGNS = ['+8', '+6', '−10', '−5', 'Max +5', 'Max −5', '×2'] as const;

function named({ colours, pirate, goods, remove, relocate, prisoner }: Nouns): CardNames {
  const loot = (card: Loot): string => {
    if (isGoods(card)) return `${at(goods, shipFor(card))} ${weightOf(card)}`;
    if (card < REMOVE) return at(SIGNS, card - FIRST_EXTRA);
    return card === REMOVE ? remove : relocate;
  };
  return {
    colour: (colour) => at(colours, colour),
    goods: (kind) => at(goods, kind),
    card: (card) => `${isPirate(card) ? pirate : at(colours, colourOf(card))} ${numberOf(card)}`,
    loot,
    cargo: (cargo) => (isPrisoner(cargo) ? prisoner : loot(cargo)),
  };
}

export const NAMES: { readonly [L in LanguageCode]: CardNames } = {
  en: named({
    colours: ['red', 'blue', 'green', 'black'],
    pirate: 'pirate',
    goods: ['biscuit', 'tobacco', 'rum', 'gunpowder'],
    remove: 'Remove',
    relocate: 'Relocate',
    prisoner: 'a prisoner',
  }),
  nl: named({
    colours: ['rood', 'blauw', 'groen', 'zwart'],
    pirate: 'piraat',
    goods: ['beschuit', 'tabak', 'rum', 'buskruit'],
    remove: 'Verwijderen',
    relocate: 'Verplaatsen',
    prisoner: 'een gevangene',
  }),
  de: named({
    colours: ['Rot', 'Blau', 'Grün', 'Schwarz'],
    pirate: 'Pirat',
    goods: ['Zwieback', 'Tabak', 'Rum', 'Pulver'],
    remove: '„Entfernen“',
    relocate: '„Versetzen“',
    prisoner: 'einen Gefangenen',
  }),
};

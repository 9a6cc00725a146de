/** The cards that tricks are played with: four colours of eight, and three pirates without a colour. */

import { at } from '@tortuga/kernel';

export const COLOURS = ['red', 'blue', 'green', 'black'] as const;

/** A colour by its place in {@link COLOURS}. */
export type Colour = number;

/** A set of colours, one bit each. */
export type ColourSet = number;

/** A card: eight numbers for each colour, the colours one after the other, then the pirates. */
export type Card = number;

const PER_COLOUR = 8;
const LETTERS = ['R', 'B', 'G', 'K', 'P'] as const;
const PIRATE_NUMBERS = [1, 5, 7] as const;
const FIRST_PIRATE = COLOURS.length * PER_COLOUR;

export const ALL_CARDS: readonly Card[] = Array.from(
  { length: FIRST_PIRATE + PIRATE_NUMBERS.length },
  (_, card) => card,
);

const NUMBERS: readonly number[] = ALL_CARDS.map((card) =>
  card < FIRST_PIRATE ? (card % PER_COLOUR) + 1 : at(PIRATE_NUMBERS, card - FIRST_PIRATE),
);

const NAMES: readonly string[] = ALL_CARDS.map(
  (card) => `${at(LETTERS, colourOf(card))}${at(NUMBERS, card)}`,
);

/** The colour of a card; for pirates the number after the last colour. */
export function colourOf(card: Card): Colour {
  return card >> 3;
}

export function isPirate(card: Card): boolean {
  return card >= FIRST_PIRATE;
}

/** The number on a card (PIRATE-1: pirates have one too). */
export function numberOf(card: Card): number {
  return at(NUMBERS, card);
}

/** `R4`, `P1`: how a card is written. */
export function cardName(card: Card): string {
  return at(NAMES, card);
}

/** The letter of a colour, as in card names. */
export function colourLetter(colour: Colour): string {
  return at(LETTERS, colour);
}

/** The colour of a letter; -1 if there is none. */
export function colourNamed(letter: string): Colour {
  return LETTERS.findIndex((known, colour) => known === letter && colour < COLOURS.length);
}

/** The card of a name; -1 if there is none. */
export function cardNamed(name: string): Card {
  return NAMES.indexOf(name);
}

export function hasColour(set: ColourSet, colour: Colour): boolean {
  return ((set >> colour) & 1) === 1;
}

export function withColour(set: ColourSet, colour: Colour): ColourSet {
  return set | (1 << colour);
}

/** SETUP-2, SETUP-3: the highest number of a colour, and the pirates, by the number of players. */
const DECKS: { readonly [seats: number]: readonly Card[] } = { 3: deckOf(6, [1, 5]), 4: deckOf(8, [1, 7]) };

function deckOf(highest: number, pirates: readonly number[]): Card[] {
  return ALL_CARDS.filter((card) =>
    isPirate(card) ? pirates.includes(numberOf(card)) : numberOf(card) <= highest,
  );
}

/** The deck for so many players, ascending. */
export function deckFor(seats: number): readonly Card[] {
  return DECKS[seats] ?? [];
}

import type { LanguageCode } from '@tortuga/kernel';

/** The words of the sketch. */
export interface SketchWords {
  readonly round: string;
  readonly last: string;
  readonly gold: string;
  readonly food: string;
  readonly powder: string;
  readonly lair: string;
  readonly cards: string;
  readonly points: string;
  readonly ghost: string;
}

export const SKETCH_WORDS: { readonly [L in LanguageCode]: SketchWords } = {
  en: {
    round: 'Round',
    last: 'last round',
    gold: 'gold',
    food: 'food',
    powder: 'powder',
    lair: 'lair with a treasure',
    cards: 'hand, pile, discards',
    points: 'points in the open',
    ghost: 'ghost ship',
  },
  nl: {
    round: 'Ronde',
    last: 'laatste ronde',
    gold: 'goud',
    food: 'proviand',
    powder: 'kruit',
    lair: 'roversnest met een schat',
    cards: 'hand, trekstapel, aflegstapel',
    points: 'open punten',
    ghost: 'spookschip',
  },
  de: {
    round: 'Runde',
    last: 'letzte Runde',
    gold: 'Gold',
    food: 'Proviant',
    powder: 'Pulver',
    lair: 'Piratennest mit Schatz',
    cards: 'Hand, Stapel, Ablage',
    points: 'offene Punkte',
    ghost: 'Geisterschiff',
  },
};

/** The words around the picture in a terminal. */

import type { LanguageCode } from '@tortuga/kernel';
import { NAMES as de } from './de/names.ts';
import { NAMES as en } from './en/names.ts';
import type { Names } from './names.ts';
import { NAMES as nl } from './nl/names.ts';

/** For one, and for more or none. */
export type Forms = readonly [one: string, other: string];

export interface SketchWords {
  readonly names: Names;
  readonly round: string;
  readonly deck: string;
  readonly discard: string;
  readonly stock: string;
  readonly fame: string;
  readonly gold: string;
  readonly treasure: Forms;
  readonly cards: Forms;
  readonly hand: string;
  readonly battle: string;
  readonly order: string;
}

export const SKETCH_WORDS: { readonly [L in LanguageCode]: SketchWords } = {
  en: {
    names: en,
    round: 'Round',
    deck: 'tavern deck',
    discard: 'discarded',
    stock: 'treasures in stock',
    fame: 'fame',
    gold: 'gold',
    treasure: ['treasure', 'treasures'],
    cards: ['card', 'cards'],
    hand: 'Your hand',
    battle: 'Battle',
    order: 'order',
  },
  nl: {
    names: nl,
    round: 'Ronde',
    deck: 'tavernestapel',
    discard: 'afgelegd',
    stock: 'schatten in voorraad',
    fame: 'roem',
    gold: 'goud',
    treasure: ['schat', 'schatten'],
    cards: ['kaart', 'kaarten'],
    hand: 'Je hand',
    battle: 'Gevecht',
    order: 'volgorde',
  },
  de: {
    names: de,
    round: 'Runde',
    deck: 'Tavernenstapel',
    discard: 'abgelegt',
    stock: 'Schätze im Vorrat',
    fame: 'Ruhm',
    gold: 'Gold',
    treasure: ['Schatz', 'Schätze'],
    cards: ['Karte', 'Karten'],
    hand: 'Deine Hand',
    battle: 'Kampf',
    order: 'Reihenfolge',
  },
};

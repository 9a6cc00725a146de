import type { LanguageCode } from '@tortuga/kernel';
import type { Nation } from '../../rules/cards.ts';
import { names as german } from '../../text/de/names.ts';
import { names as english } from '../../text/en/names.ts';
import type { Names } from '../../text/names.ts';
import { names as dutch } from '../../text/nl/names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Everything the picture says in one language, besides what the game says itself. */
export interface TableWords {
  readonly sea: string;
  readonly view: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  /** Looks at the ship that is spoken of. */
  readonly toShip: string;
  readonly fleets: string;
  readonly close: string;
  readonly turn: (turn: number) => string;
  readonly homeOf: (who: string) => string;
  readonly explored: string;
  readonly unknown: string;
  readonly empty: string;
  readonly treasures: (count: number) => string;
  readonly goldHome: (gold: number) => string;
  readonly hiddenHome: (tokens: number) => string;
  readonly shipOf: (ship: string, who: string) => string;
  readonly masts: (standing: number, all: number) => string;
  readonly goldShort: string;
  readonly mastShort: string;
  readonly derelict: string;
  readonly sunk: string;
  readonly port: string;
  readonly towing: (ship: string) => string;
  readonly hold: (used: number, all: number) => string;
  readonly cannons: string;
  readonly moves: (bars: string) => string;
  readonly points: (points: number) => string;
  readonly crew: string;
  readonly cargo: string;
  readonly hiddenCrew: string;
  readonly hiddenCoin: string;
  readonly gold: (gold: number) => string;
  readonly onDeck: (count: number) => string;
  readonly orders: (what: string) => string;
  readonly answers: string;
  readonly helm: string;
  readonly helmUse: string;
  readonly port1: string;
  readonly port15: string;
  readonly starboard1: string;
  readonly starboard15: string;
  readonly about: string;
  readonly heading: (degrees: number) => string;
  readonly wholeBar: (bar: string) => string;
  readonly touches: (what: string) => string;
  readonly edge: string;
  readonly chance: (percent: number, needed: number) => string;
  readonly hit: string;
  readonly miss: string;
  readonly roll: (roll: number, bonus: number, rank: number) => string;
  readonly yourFleet: string;
  readonly shipsForHire: string;
  readonly crewForHire: string;
  readonly nations: { readonly [N in Nation]: string };
}

export const WORDS: { readonly [L in LanguageCode]: TableWords } = { en, nl, de };

export const NAMES: { readonly [L in LanguageCode]: Names } = { en: english, nl: dutch, de: german };

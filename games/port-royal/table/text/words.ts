import type { LanguageCode } from '@tortuga/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Everything the picture says in one language. */
export interface TableWords {
  readonly table: string;
  readonly round: (round: number) => string;
  readonly trick: (trick: number) => string;
  readonly trump: string;
  readonly dealer: string;
  /** The holder of the privileges. */
  readonly holder: (tons: number) => string;
  readonly leads: string;
  readonly debt: string;
  readonly debtOf: (debt: number) => string;
  readonly bidCube: (position: number) => string;
  readonly cards: (count: number) => string;
  readonly hand: string;
  readonly openCards: string;
  readonly highest: (tons: number) => string;
  readonly noBid: string;
  readonly pass: string;
  readonly passed: string;
  readonly less: string;
  readonly more: string;
  readonly keep: string;
  readonly leave: string;
  readonly repay: string;
  readonly remove: string;
  readonly lastTrick: string;
  readonly lastTricks: string;
  readonly noTrick: string;
  readonly wins: (who: string) => string;
  readonly plays: (who: string, card: string) => string;
  readonly atStake: string;
  readonly loot: string;
  /** In the order of the goods. */
  readonly ships: readonly string[];
  readonly load: (load: number, capacity: number) => string;
  readonly tooHeavy: string;
  readonly isEmpty: string;
  readonly prisoner: (face: number) => string;
  readonly someone: string;
  readonly prisonersUnder: (count: number) => string;
  readonly hasNo: (colour: string) => string;
  readonly kept: string;
  /** What each extra does, in the order of the cards. */
  readonly extras: readonly string[];
  readonly pirate: string;
  readonly isPicked: string;
  readonly pick: string;
  readonly sheet: string;
  readonly captain: string;
  readonly sunk: string;
  readonly total: string;
  readonly close: string;
}

export const WORDS: { readonly [L in LanguageCode]: TableWords } = { en, nl, de };

import type { LanguageCode } from '@tortuga/kernel';
import type { Card } from '../../rules/data/tavern-cards.ts';
import type { Stage } from '../../rules/state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Everything the picture says in one language, besides what the game says itself. */
export interface TableWords {
  readonly chart: string;
  readonly ships: string;
  readonly round: (round: number) => string;
  readonly stages: { readonly [S in Stage]: string };
  readonly fame: string;
  readonly gold: string;
  readonly treasure: string;
  readonly cards: string;
  readonly fameTrack: string;
  readonly fameOf: (who: string, fame: number) => string;
  readonly hand: string;
  readonly noCards: string;
  /** What a card does, in a few words. */
  readonly effects: { readonly [C in Card]: string };
  readonly whereTo: string;
  readonly putBack: string;
  readonly deck: string;
  readonly discard: string;
  readonly stock: string;
  readonly blackbeardNext: (place: string) => string;
  readonly blackbeardUnknown: string;
  readonly sunk: string;
  readonly navyOf: (who: string) => string;
  readonly lies: (who: string, place: string) => string;
  readonly hasChosen: string;
  readonly isChoosing: string;
  readonly setTo: (place: string) => string;
  readonly fitOut: (price: number, left: number) => string;
  readonly spent: (price: number, of: number) => string;
  readonly undoFit: string;
  readonly battle: string;
  readonly duel: string;
  readonly order: string;
  readonly dice: (count: number) => string;
  readonly hits: (count: number) => string;
  readonly hitsFrom: (from: number) => string;
  readonly hitsOf: (hits: number, of: number) => string;
  readonly hitsLeft: (count: number) => string;
  readonly field: (field: number) => string;
  readonly price: (gold: number) => string;
  readonly destroyed: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly fleeFame: (count: number) => string;
  readonly fleeFree: string;
  readonly more: string;
  readonly less: string;
  readonly all: string;
  readonly forFame: (fame: number) => string;
  readonly youHave: (gold: number) => string;
  readonly overloaded: (treasures: number) => string;
  readonly final: string;
  readonly place: (place: number) => string;
  readonly noFameCards: string;
}

export const WORDS: { readonly [L in LanguageCode]: TableWords } = { en, nl, de };

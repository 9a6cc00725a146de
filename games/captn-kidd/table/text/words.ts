import type { LanguageCode } from '@tortuga/kernel';
import type { SpaceNames } from '../../text/deck/spaces.ts';
import type { Tally } from '../model/deck-game.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Everything the picture says in one language. */
export interface DeckWords {
  readonly spaces: SpaceNames;
  readonly deck: string;
  readonly isFree: string;
  readonly pirateOf: (who: string) => string;
  readonly towerOf: (who: string, height: number) => string;
  /** Who holds a pirate of another captive. */
  readonly guardOf: (who: string, captive: string) => string;
  readonly freedOf: (who: string) => string;
  readonly backTo: (space: string) => string;
  readonly backToLadder: string;
  /** Whose pirates a tower is made of. */
  readonly inside: (crew: string) => string;
  readonly canMove: string;
  readonly isHeld: string;
  readonly canPlace: string;
  readonly canGo: string;
  readonly fromHere: string;
  readonly whichSide: string;
  readonly reserve: string;
  readonly inReserve: (who: string, pirates: number) => string;
  readonly tallies: { readonly [T in Tally]: string };
  readonly counted: { readonly [T in Tally]: (who: string, pirates: number) => string };
  readonly isOut: (who: string) => string;
  readonly showDangers: string;
  readonly hideDangers: string;
  readonly exits: (exits: number) => string;
  readonly hunted: (rolls: string) => string;
  readonly noDangers: string;
  readonly turn: (turn: number) => string;
  readonly quiet: (turns: number) => string;
  readonly die: (roll: number) => string;
}

export const WORDS: { readonly [L in LanguageCode]: DeckWords } = { en, nl, de };

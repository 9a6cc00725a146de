import type { LanguageCode } from '@tortuga/kernel';
import type { Good, Power } from '../../rules/data/components.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Everything the picture says in one language, besides what the game says itself. */
export interface TableWords {
  readonly chart: string;
  readonly portRoyal: string;
  readonly ghost: string;
  readonly goods: { readonly [G in Good]: string };
  readonly powers: { readonly [P in Power]: string };
  /** What a power is good for, in a few words. */
  readonly uses: { readonly [P in Power]: string };
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly captain: string;
  readonly captainIs: (who: string) => string;
  readonly dice: (morning: number, evening: number) => string;
  /** Dice that are not yet assigned. */
  readonly whichMorning: string;
  readonly hand: string;
  readonly chosen: string;
  readonly played: string;
  readonly hold: (hold: number) => string;
  readonly empty: string;
  readonly emptyHolds: (holds: number) => string;
  readonly treasures: string;
  /** A treasure that lies face down. */
  readonly treasure: (id: number) => string;
  readonly cursed: string;
  readonly atHome: string;
  readonly onSpace: (who: string, space: string) => string;
  readonly lap: (lap: number) => string;
  readonly lairsLeft: (lairs: string) => string;
  readonly noLairsLeft: string;
  readonly left: (count: number) => string;
  readonly short: (count: number) => string;
  readonly free: string;
  readonly raise: string;
  readonly attack: (who: string) => string;
  readonly firepower: string;
  readonly powder: string;
  readonly die: string;
  readonly star: string;
  readonly sabreUsed: string;
  readonly attacks: (attacker: string, defender: string) => string;
  readonly wins: (who: string) => string;
  readonly tie: string;
  readonly whom: string;
  readonly spend: string;
  readonly spoils: string;
  readonly space: string;
  readonly gold: string;
  readonly total: string;
  readonly sheet: string;
}

export const WORDS: { readonly [L in LanguageCode]: TableWords } = { en, nl, de };

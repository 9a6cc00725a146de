/** A match as plain JSON. */

import type { AnyOptions, Seat } from './game.ts';

/** One answer: who, what, and the luck it used (forced answers after it included), left out if none. */
export interface Entry {
  readonly seat: Seat;
  readonly move: string;
  readonly draws?: readonly number[];
}

/** The mark by which a match file is known. */
export const MATCH_FORMAT = 'tortuga-match-1';

/** A match as plain JSON. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly rules: number;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly names?: readonly string[];
  /** The luck of the setup. */
  readonly start: readonly number[];
  readonly log: readonly Entry[];
  /** The number of entries, so that a file that was cut off is noticed. */
  readonly length: number;
  /** The rank of every seat, once the match is over. */
  readonly places?: readonly number[];
  /** Why the match was over before the rules ended it. */
  readonly ended?: CalledOff;
  /** Where its luck came from, if that can be checked. */
  readonly luck?: FairLuck;
}

/** Why people may end a match before the rules do. */
export const CALLED_OFF = ['resignation', 'agreement'] as const;

/** One of {@link CALLED_OFF}. */
export type CalledOff = (typeof CALLED_OFF)[number];

/** Luck that can be checked: every draw follows from a secret seed whose hash was shown before the first. */
export interface FairLuck {
  /** The SHA-256 of the seed. */
  readonly commit: string;
  /** The seed, revealed when the match is over. */
  readonly seed?: string;
  /** The number of entries that came from another match, which this one was forked from. */
  readonly forkedAt?: number;
  /** `[entry, draws]`: before that entry so many draws were used by answers that were taken back. */
  readonly skipped?: readonly (readonly [entry: number, draws: number])[];
}

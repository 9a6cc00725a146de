/** The laws every game obeys (docs: architecture, "Laws"), and what it looks like when one is broken. */

import type { Fate, Game, GameTypes, Match, MatchFile, Seat, Step, TableSetup } from '@tortuga/kernel';

/** Every law by its number. */
export const LAWS = {
  1: 'replaying the log reaches the identical state',
  2: 'the input of apply is unchanged',
  3: 'the state survives a JSON round trip',
  4: 'an unfinished game always asks somebody something',
  5: 'view(imagine(view)) equals view',
  6: 'a seat is offered the same in every world it can imagine',
  7: 'each game ends within its bound',
  8: 'goods are conserved',
  9: 'every text renders in every language',
  10: 'a refused move leaves no trace',
  11: 'undo equals replaying the prefix',
  12: 'offers come in a stable order',
  13: 'sealed answers may arrive in any order',
} as const;

/** The number of a law. */
export type Law = keyof typeof LAWS;

/** How small a game promises to stay. */
export interface Limits {
  /** The largest a state may be as JSON. */
  readonly maxStateBytes?: number;
  /** The largest the average entry of a log may be as JSON. */
  readonly maxEntryBytes?: number;
}

/** A state that was reached, and how. */
export interface Moment<G extends GameTypes> {
  readonly state: G['state'];
  /** The state as JSON, written down when it was reached. */
  readonly text: string;
  readonly step: Step<G>;
  /** The answer that led here; none leads to the start. */
  readonly answer?: { readonly seat: Seat; readonly move: G['move'] };
}

/** Everything a check may look at: the game so far, the present moment being the last. */
export interface Scene<G extends GameTypes> {
  readonly game: Game<G>;
  readonly table: TableSetup<G>;
  readonly match: Match<G>;
  readonly moments: readonly Moment<G>[];
  readonly now: Moment<G>;
  /** The goods after the setup. */
  readonly goods: { readonly [kind: string]: number };
  /** Luck for the examiner, apart from that of the game. */
  readonly fate: Fate;
  readonly limits: Limits;
  /** Texts that were already found to be good. */
  readonly spoken: Set<string>;
}

/** One way to break a law: says what is wrong, or nothing. */
export interface Check {
  readonly law: Law;
  /** Made after one answer in so many, or at the end of one game in so many. */
  readonly every: number;
  readonly at?: 'end';
  readonly complaint: <G extends GameTypes>(scene: Scene<G>) => string | undefined;
}

/** A law that was seen broken. */
export interface Finding {
  readonly law: Law;
  readonly message: string;
  /** The number of answers before it showed. */
  readonly ply: number;
  readonly file: MatchFile;
}

/** Thrown where a complaint belongs to a certain law; anything else that is thrown is charged to the check. */
export class Breach extends Error {
  readonly law: Law;

  constructor(law: Law, message: string) {
    super(message);
    this.law = law;
  }
}

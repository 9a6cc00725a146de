/** Many matches between bots, as they are agreed on before the first. Plain data: threads are told the same. */

import type { PlayerName } from '@tortuga/bots';
import type { Figures, TableSetup } from '@tortuga/kernel';

/** How long a bot thinks about an answer; nothing for bots that need no time. */
export interface Pace {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** A bot that takes part. */
export interface Contender {
  /** Told apart from the others. */
  readonly name: string;
  readonly bot: PlayerName;
  readonly pace: Pace;
}

export interface Plan {
  /** The id of the game. */
  readonly game: string;
  readonly table: TableSetup;
  readonly contenders: readonly Contender[];
  /** In `fixed` seats everybody stays where they are named; else they change from match to match. */
  readonly seating: 'fixed' | 'rotating';
  readonly games: number;
  readonly seed: number;
}

/** What came of one match. */
export interface MatchRecord {
  /** Answers, forced ones included. */
  readonly plies: number;
  /** Questions with more than one possible answer. */
  readonly decisions: number;
  /** Possible answers to all questions together, and to the one with fewest and the one with most. */
  readonly answers: number;
  readonly fewest: number;
  readonly most: number;
  /** Absent if the match came to no end within the bound of its game. */
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
  /** What the game counts besides. */
  readonly figures?: Figures;
}

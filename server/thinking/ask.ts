/** What a table asks of a bot, and what it gets back. All of it travels between threads, so it is plain data. */

import type { PlayerName } from '@tortuga/bots';
import type { AnyMove, Seat } from '@tortuga/kernel';

/** How long a bot may think: on the wall clock from the moment of asking, or in iterations, for tests. */
export type ThinkingBudget = { readonly milliseconds: number } | { readonly iterations: number };

/** A question for a bot. It holds what the seat sees, and no state: a thread cannot give away what it was not told. */
export interface Ask {
  /** The id of the game. */
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: PlayerName;
  /** The bot's own if nobody says otherwise. */
  readonly budget?: ThinkingBudget;
  /** The same ask with the same seed and iterations gets the same answer. */
  readonly seed: number;
}

/** A move and what it promises. */
export interface Suggestion {
  readonly move: AnyMove;
  /** From -1 (lost) to 1 (won). */
  readonly expected: number;
}

export interface Answer {
  readonly move: AnyMove;
  /** Who answered in the end: `sailor` where there was no time for more. */
  readonly by: PlayerName;
  /** The best answers, this one first and two others; none from bots that do not search. */
  readonly suggestions: readonly Suggestion[];
  /** How often the bot looked ahead. */
  readonly iterations: number;
}

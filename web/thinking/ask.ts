/** What the page asks of a bot, and what it gets back. All of it travels to a worker, so it is plain data. */

import type { PlayerName } from '@tortuga/bots';
import type { Seat } from '@tortuga/kernel';

/** How long a bot may think: on the wall clock from the moment it begins, or in iterations, for tests. */
export type ThinkingBudget = { readonly milliseconds: number } | { readonly iterations: number };

/** A question for a bot. It holds what the seat sees, and no state: a bot cannot use what it was not told. */
export interface Ask {
  /** The id of the game. */
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: PlayerName;
  /** The bot's own if nobody says otherwise. */
  readonly budget?: ThinkingBudget;
  /** The same ask with the same seed and iterations gets the same answer, in every browser and on the server. */
  readonly seed: number;
}

/** A move and what it promises. */
export interface Suggestion {
  /** In notation. */
  readonly move: string;
  /** From -1 (lost) to 1 (won). */
  readonly expected: number;
}

export interface Answer {
  /** In notation. */
  readonly move: string;
  /** Who answered in the end: `sailor` where the bot that was asked did not come back. */
  readonly by: PlayerName;
  /** The best answers, this one first and two others; none from bots that do not search. */
  readonly suggestions: readonly Suggestion[];
  /** How often the bot looked ahead. */
  readonly iterations: number;
}

/** What a bot is: a player that sees only what a player sees. */

import type { Fate, Game, GameTypes, Offer, Seat } from '@tortuga/kernel';
import type { Memory } from './search/memory.ts';

/** How long a bot may think: until either limit is reached. Bots have no clock of their own. */
export interface Budget {
  /** Search iterations; the same seed and number give the same answer. */
  readonly iterations?: number;
  /** Asked now and then: is the time up? */
  readonly isSpent?: () => boolean;
}

/** Everything a bot is told. There is no state in it, and there never will be. */
export interface Thinking<G extends GameTypes> {
  readonly game: Game<G>;
  readonly view: G['view'];
  readonly seat: Seat;
  readonly offers: readonly Offer<G['move'], G['reason']>[];
  readonly budget: Budget;
  readonly fate: Fate;
  /** What the bot remembers of this match, if anybody keeps it: the same for every question to this seat. */
  readonly memory?: Memory<G>;
}

/** Answers a question with one of the offers that are not blocked. */
export type Bot = <G extends GameTypes>(thinking: Thinking<G>) => G['move'];

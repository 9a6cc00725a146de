/** From what a seat sees to an answer: the same in a thread of the server, in a browser and in a terminal. */

import { type Game, type GameTypes, offersFor, type Seat, seededFate } from '@tortuga/kernel';
import type { Budget } from './bot.ts';
import { PLAYERS, type PlayerName } from './levels.ts';

/** A question for a bot, as plain data. It holds what the seat sees, and no state. */
export interface Enquiry<G extends GameTypes> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly bot: PlayerName;
  /** The same enquiry with the same seed and iterations gets the same answer. */
  readonly seed: number;
}

/** A move and what it promises. */
export interface Prospect<G extends GameTypes> {
  readonly move: G['move'];
  /** From -1 (lost) to 1 (won). */
  readonly expected: number;
}

export interface Decision<G extends GameTypes> {
  readonly move: G['move'];
  /** The best answers, this one first and two others; none from bots that do not search. */
  readonly prospects: readonly Prospect<G>[];
  /** How often the bot looked ahead. */
  readonly iterations: number;
  /** A world in which the question is open as it is in truth: enough to write the moves down. */
  readonly world: G['state'];
}

/** The best answer and two others: more than that nobody wants to hear. */
const PROSPECTS = 3;

/** Lets a bot decide. */
export function decide<G extends GameTypes>(
  game: Game<G>,
  { view, seat, bot: name, seed }: Enquiry<G>,
  budget: Budget,
): Decision<G> {
  const fate = seededFate(seed);
  // A seat's offers are the same in every world it can imagine, so any of them will do.
  const world = game.imagine(view, seat, fate);
  const thinking = { game, view, seat, fate, budget, offers: offersFor(game, world, seat) };
  const { bot, think } = PLAYERS[name];
  const { candidates, iterations } = think?.(thinking) ?? { candidates: [], iterations: 0 };
  const prospects = candidates.slice(0, PROSPECTS).map(({ move, expected }) => ({ move, expected }));
  return { move: prospects[0]?.move ?? bot(thinking), prospects, iterations, world };
}

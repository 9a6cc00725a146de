/** Matches between bots. */

import { type Budget, Memory, PLAYERS } from '@tortuga/bots';
import {
  askedSeats,
  at,
  dialValues,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  LegalMenu,
  legalFor,
  offersFor,
  play,
  type Seat,
  seededFate,
} from '@tortuga/kernel';
import type { Contender, MatchRecord, Pace, Plan } from './plan.ts';
import { seatingsOf } from './seating.ts';

/** The matches of a plan, each of which can be played by itself. */
export class Series {
  readonly #game: Game<GameTypes>;
  readonly #plan: Plan;
  readonly #seatingOf: (match: number) => number[];

  constructor(game: Game<GameTypes>, plan: Plan) {
    this.#game = game;
    this.#plan = plan;
    this.#seatingOf = seatingsOf(plan);
  }

  /** Plays the match of that number, counted from 0: the same plan and number give the same match. */
  play(match: number): MatchRecord {
    const { table, contenders, seed } = this.#plan;
    const game = this.#game;
    const bots = this.#seatingOf(match).map((contender) => at(contenders, contender));
    const luck = fateOf(seed, 2 * match);
    const referee = new Referee(game, bots, fateOf(seed, 2 * match + 1));
    const state = game.setup(table, luck, undefined);
    while (!isOver(state) && referee.plies < game.bound) {
      const [seat = 0] = askedSeats(game, state);
      play(game, state, seat, referee.answer(state, seat), luck);
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) return referee.record();
    const { places, scores } = outcome;
    return {
      ...referee.record(),
      places,
      ...(scores === undefined ? {} : { scores }),
      ...(game.figures === undefined ? {} : { figures: game.figures(state) }),
    };
  }
}

/** Every match has luck of its own, so that it does not matter which core plays which. */
function fateOf(seed: number, stream: number): Fate {
  const root = seededFate(seed);
  return seededFate(root.draw(2 ** 21) * 2 ** 32 + ((root.draw(2 ** 32) + stream) % 2 ** 32));
}

class Referee {
  readonly #game: Game<GameTypes>;
  readonly #bots: readonly Contender[];
  /** Apart from the luck of the match: how a bot thinks must not change the dice. */
  readonly #whims: Fate;
  readonly #menu = new LegalMenu<GameTypes['move']>();
  readonly #memories: readonly Memory[];
  plies = 0;
  #decisions = 0;
  #answers = 0;
  #fewest = Number.POSITIVE_INFINITY;
  #most = 0;

  constructor(game: Game<GameTypes>, bots: readonly Contender[], whims: Fate) {
    this.#game = game;
    this.#bots = bots;
    this.#memories = bots.map(() => new Memory());
    this.#whims = whims;
  }

  /** Random bots pick from the legal answers; the others think about their view, unless there is no choice. */
  answer(state: GameTypes['state'], seat: Seat): GameTypes['move'] {
    const legal = legalFor(this.#game, state, seat, this.#menu);
    this.#count(legal);
    const { bot, pace } = at(this.#bots, seat);
    if (bot === 'random') return legal.pick(this.#whims);
    if (legal.only !== undefined) return legal.only;
    return PLAYERS[bot].bot({
      memory: at(this.#memories, seat),
      game: this.#game,
      view: this.#game.view(state, seat),
      seat,
      offers: offersFor(this.#game, state, seat),
      budget: budgetOf(pace),
      fate: this.#whims,
    });
  }

  #count({ count, dials }: LegalMenu<GameTypes['move']>): void {
    let answers = count;
    for (const dial of dials) for (const _ of dialValues(dial)) answers += 1;
    this.plies += 1;
    if (answers > 1) this.#decisions += 1;
    this.#answers += answers;
    this.#fewest = Math.min(this.#fewest, answers);
    this.#most = Math.max(this.#most, answers);
  }

  record(): MatchRecord {
    return {
      plies: this.plies,
      decisions: this.#decisions,
      answers: this.#answers,
      fewest: this.#fewest,
      most: this.#most,
    };
  }
}

function budgetOf({ milliseconds, iterations }: Pace): Budget {
  if (iterations !== undefined) return { iterations };
  if (milliseconds === undefined) return {};
  const end = threadTime() + milliseconds;
  return { isSpent: () => threadTime() >= end };
}

/** Milliseconds this thread has worked: on a busy machine bots take longer, but do not play worse. */
function threadTime(): number {
  // Node 22 has no such clock.
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

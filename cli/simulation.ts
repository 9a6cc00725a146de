/** Many matches between bots, for counting. */

import { type Budget, PLAYERS } from '@tortuga/bots';
import {
  type AnyState,
  askedSeats,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  LegalMenu,
  legalFor,
  type Outcome,
  offersFor,
  play,
  type Seat,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';
import type { BotName } from './input/players.ts';

export interface Plan {
  readonly game: Game<GameTypes>;
  readonly table: TableSetup;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: number;
}

export interface Tally {
  finished: number;
  plies: number;
  shortest: number;
  longest: number;
  /** For every seat, the matches it won alone. */
  readonly winners: number[];
  /** Matches without a single winner. */
  draws: number;
  /** For every seat, the sum of its points; absent where the game has none. */
  scores?: number[];
}

/** Plays all matches; the same plan gives the same tally. `onMatch` is told how many are done. */
export function simulate(plan: Plan, onMatch: (done: number) => void): Tally {
  const { table, games, seed } = plan;
  const winners = Array.from({ length: table.seats }, () => 0);
  const tally: Tally = { finished: 0, plies: 0, shortest: 0, longest: 0, winners, draws: 0 };
  const [luck, whims] = [seededFate(seed), seededFate(seed + 1)];
  const answer = answerer(plan, whims);
  for (let done = 0; done < games; onMatch(++done)) playMatch(plan, luck, answer, tally);
  return tally;
}

type Answer = (state: AnyState, seat: Seat) => GameTypes['move'];

/** Random bots pick from the legal answers; the others think about their view, unless there is no choice. */
function answerer({ game, bots }: Plan, fate: Fate): Answer {
  const menu = new LegalMenu<GameTypes['move']>();
  return (state, seat) => {
    const bot = bots[seat];
    const legal = legalFor(game, state, seat, menu);
    if (bot === undefined || bot === 'random') return legal.pick(fate);
    if (legal.only !== undefined) return legal.only;
    const offers = offersFor(game, state, seat);
    return PLAYERS[bot].bot({
      game,
      view: game.view(state, seat),
      seat,
      offers,
      budget: budgetOf(bot),
      fate,
    });
  };
}

/** A clock would give another result each time: what is milliseconds elsewhere is iterations here. */
function budgetOf(bot: BotName): Budget {
  const { milliseconds } = PLAYERS[bot];
  return milliseconds === undefined ? {} : { iterations: milliseconds };
}

function playMatch({ game, table }: Plan, luck: Fate, answer: Answer, tally: Tally): void {
  const state = game.setup(table, luck, undefined);
  let plies = 0;
  while (!isOver(state) && plies < game.bound) {
    const [seat = 0] = askedSeats(game, state);
    play(game, state, seat, answer(state, seat), luck);
    plies += 1;
  }
  tally.plies += plies;
  tally.shortest = tally.shortest === 0 ? plies : Math.min(tally.shortest, plies);
  tally.longest = Math.max(tally.longest, plies);
  const outcome = game.outcome(state);
  if (outcome !== undefined) count(outcome, tally);
}

function count({ places, scores }: Outcome, tally: Tally): void {
  tally.finished += 1;
  const first = places.indexOf(1);
  if (first >= 0 && first === places.lastIndexOf(1)) tally.winners[first] = (tally.winners[first] ?? 0) + 1;
  else tally.draws += 1;
  if (scores === undefined) return;
  const sums = tally.scores ?? scores.map(() => 0);
  tally.scores = sums.map((sum, seat) => sum + (scores[seat] ?? 0));
}

/** What many matches at one table come to, as `simulate --json` prints it. */

import type { AnyOptions } from '@tortuga/kernel';
import type { MatchRecord, Plan } from './plan.ts';
import {
  type Interval,
  type Spread,
  spreadOf,
  type WideSpread,
  wideSpreadOf,
  wilson,
  winnerOf,
} from './statistics.ts';

/** How a seat fared: the share of finished matches it won alone, with the 95 % interval. */
interface SeatReport extends Interval {
  readonly bot: string;
  readonly wins: number;
  readonly rate: number;
}

export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly plies: number;
  readonly shortest: number;
  readonly longest: number;
  /** For every seat, the matches it won alone. */
  readonly winners: readonly number[];
  /** Matches without a single winner. */
  readonly draws: number;
  /** Of all seats together, and the mean of each; absent where the game has no points. */
  readonly scores?: WideSpread & { readonly perSeat: readonly number[] };
  readonly winnerScore?: WideSpread;
  /** Matches in which several share the first place; absent where the game has no points. */
  readonly ties?: number;
  readonly movesPerSecond: number;
  /** Answers in a match. */
  readonly length: Spread;
  /** Questions in a match that had more than one answer. */
  readonly decisions: Spread;
  /** Possible answers to a question. */
  readonly branching: Spread;
  readonly perSeat: readonly SeatReport[];
}

export function reportOn(plan: Plan, records: readonly MatchRecord[], seconds: number): Report {
  const { game, table, contenders, seed, games } = plan;
  const finished = records.filter(({ places }) => places !== undefined);
  const length = spreadOf(records.map(({ plies }) => plies));
  const plies = sum(records, (record) => record.plies);
  const winners = contenders.map((_, seat) =>
    sum(finished, ({ places }) => (winnerOf(places) === seat ? 1 : 0)),
  );
  const draws = finished.length - sum(winners, (wins) => wins);
  return {
    game,
    ...table,
    bots: contenders.map(({ name }) => name),
    seed,
    games,
    finished: finished.length,
    plies,
    shortest: length.min,
    longest: length.max,
    winners,
    draws,
    ...pointsOf(finished, draws),
    movesPerSecond: Math.round(plies / seconds),
    length,
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
    branching: branchingOf(records, plies),
    perSeat: winners.map((wins, seat) => {
      const rate = wins / Math.max(1, finished.length);
      return { bot: contenders[seat]?.name ?? '', wins, rate, ...wilson(rate, finished.length) };
    }),
  };
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}

function branchingOf(records: readonly MatchRecord[], plies: number): Spread {
  return {
    mean: sum(records, ({ answers }) => answers) / Math.max(1, plies),
    min: spreadOf(records.map(({ fewest }) => fewest)).min,
    max: spreadOf(records.map(({ most }) => most)).max,
  };
}

function pointsOf(
  finished: readonly MatchRecord[],
  ties: number,
): Pick<Report, 'scores' | 'winnerScore' | 'ties'> {
  const all = finished.flatMap(({ scores }) => (scores === undefined ? [] : [scores]));
  const [first] = all;
  if (first === undefined) return {};
  const perSeat = first.map((_, seat) => sum(all, (scores) => scores[seat] ?? 0) / all.length);
  const winners = finished.map(({ places, scores }) => scores?.[places?.indexOf(1) ?? 0] ?? 0);
  return { scores: { ...wideSpreadOf(all.flat()), perSeat }, winnerScore: wideSpreadOf(winners), ties };
}

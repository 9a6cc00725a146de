/** Matches as comma-separated values, one line each. */

import type { MatchRecord } from './plan.ts';
import { winnerOf } from './statistics.ts';

/** Seats count from 1; `winner` is empty where nobody won alone, as are places without an end and absent scores. */
export function csvOf(records: readonly MatchRecord[], seats: number): string {
  const lines = [headOf(seats), ...records.map((record, match) => rowOf(record, match, seats))];
  return lines.map((cells) => `${cells.join()}\n`).join('');
}

function headOf(seats: number): string[] {
  const perSeat = (name: string) => Array.from({ length: seats }, (_, seat) => `${name}${seat + 1}`);
  return ['game', 'answers', 'decisions', 'branching', 'winner', ...perSeat('place'), ...perSeat('score')];
}

function rowOf(
  { plies, decisions, answers, places, scores }: MatchRecord,
  match: number,
  seats: number,
): (string | number)[] {
  const winner = winnerOf(places);
  const perSeat = (values: readonly number[] | undefined) =>
    Array.from({ length: seats }, (_, seat) => values?.[seat] ?? '');
  return [
    match + 1,
    plies,
    decisions,
    (answers / Math.max(1, plies)).toFixed(2),
    winner === undefined ? '' : winner + 1,
    ...perSeat(places),
    ...perSeat(scores),
  ];
}

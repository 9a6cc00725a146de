/** Matches of the tiny game, for tests. */

import { type Fate, Match, type MatchFile, noFate, type Seat, scriptedFate } from '../index.ts';
import { type Tiny, tiny } from './tiny.ts';

export const TABLE = { seats: 2, options: { pace: 'brisk', start: 1 } } as const;

export function begin(fate: Fate = scriptedFate([0])): Match<Tiny> {
  return Match.begin(tiny, TABLE, fate);
}

export function answer(
  match: Match<Tiny>,
  line: string,
  fate: Fate = noFate,
  seat: Seat = match.state.active,
): void {
  const taken = match.answer(seat, line, fate);
  if (!taken.ok) throw new Error(`${line}: ${taken.code}`);
}

export function played(...lines: string[]): Match<Tiny> {
  const match = begin();
  for (const line of lines) answer(match, line, line === 'toss' ? scriptedFate([1, 2]) : noFate);
  return match;
}

/** A whole match, as a file that went through JSON. */
export function wholeFile(): MatchFile {
  return JSON.parse(JSON.stringify(played('add 1', 'toss', 'pass', 'bet on red: 4', 'walk', 'end').file()));
}

/** What a game counts of its matches, taken together. */

import type { Figures } from '@tortuga/kernel';
import type { MatchRecord } from './plan.ts';
import { type WideSpread, wideSpreadOf } from './statistics.ts';

/** Numbers are spread, words counted one by one, and what holds or not is counted where it holds. */
type Total = WideSpread | number | { readonly [word: string]: number };

export function totalFigures(records: readonly MatchRecord[]): { readonly [name: string]: Total } {
  const all = records.flatMap(({ figures }) => (figures === undefined ? [] : [figures]));
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, totalOf(all, name)]));
}

function totalOf(all: readonly Figures[], name: string): Total {
  const values = all.map((figures) => figures[name]);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return wideSpreadOf(numbers);
  const words = values.filter((value) => typeof value === 'string');
  if (words.length === 0) return values.filter((value) => value === true).length;
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

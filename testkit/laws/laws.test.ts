/** Every law is proved to hold by a sound game; `broken.test.ts` proves that each is looked at. */

import { expect, test } from 'vitest';
import { tiny } from '../tiny.ts';
import { laws } from './laws.ts';
import { shrink } from './shrink.ts';
import { tableName, tablesOf } from './tables.ts';

laws(tiny, { games: 200, maxStateBytes: 400, maxEntryBytes: 60 });

test('shrinking ends with the smallest tape that still fails', () => {
  const tape = Array.from({ length: 100 }, (_, i) => i % 10);
  const smallest = shrink(tape, (candidate) =>
    candidate.filter((n) => n >= 5).length >= 2 ? candidate : undefined,
  );
  expect(smallest).toEqual([5, 5]);
});

test('every number of seats meets every set of options', () => {
  expect(tablesOf(tiny).map((each) => tableName(tiny, each))).toEqual(
    [2, 3].flatMap((seats) => [
      `tiny, ${seats} seats`,
      `tiny, ${seats} seats, tide=high`,
      `tiny, ${seats} seats, rounds=1`,
      `tiny, ${seats} seats, rounds=1, tide=high`,
    ]),
  );
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMatch } from '@tortuga/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dive, pay, peek, tiny } from '../tiny.ts';
import type { SeededFinding } from './examine.ts';
import { keepFixture, relapses } from './fixtures.ts';
import { report } from './laws.ts';
import { findingsIn, withMoves } from './testing.ts';

/** From the second round on, whoever dives finds a coin too many. */
const conjurer = withMoves(
  {
    ...dive,
    apply(turn, move) {
      if (turn.state.rounds < 4) turn.state.sea += 1;
      dive.apply(turn, move);
    },
  },
  pay,
  peek,
);

function found(): SeededFinding {
  const finding = findingsIn(conjurer).get(8);
  if (finding === undefined) throw new Error('the conjurer was not found out');
  return finding;
}

describe('a failing game', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tortuga-laws-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is made as small as it can be: one round, and a dive', () => {
    const { file, ply } = found();
    expect(ply).toBe(7);
    expect(file.log.slice(3).map(({ move }) => move)).toEqual(['bid', 'bid', 'bid', 'dive']);
  });

  test('is kept as a match that anybody can replay', () => {
    const path = keepFixture(folder, conjurer, found());
    const { match, law } = JSON.parse(readFileSync(path!, 'utf8'));
    expect(law).toBe(8);
    expect(readMatch(conjurer, match).ok).toBe(true);
  });

  test('is reported with law, seed, answers and file', () => {
    const finding = found();
    const path = keepFixture(folder, conjurer, finding);
    expect(report(finding, path)).toMatch(
      /^LAW-8 is broken after 7 answers \(seed \d+\): .*; the game is in .*tiny-3-seats-law-8-seed-\d+\.json$/,
    );
  });

  test('fails again until it is mended', () => {
    keepFixture(folder, conjurer, found());
    expect(relapses(conjurer, folder, {}).map(({ finding }) => finding.law)).toEqual([8]);
    expect(relapses(tiny, folder, {})).toEqual([]);
  });

  test('of other rules asks to be deleted', () => {
    keepFixture(folder, conjurer, found());
    const [relapse] = relapses({ ...tiny, version: 2 }, folder, {});
    expect(relapse?.finding.message).toContain('delete it');
  });

  test('that no longer replays breaks the first law', () => {
    keepFixture(folder, conjurer, found());
    const [relapse] = relapses(withMoves({ ...dive, notation: () => 'swim' }, pay, peek), folder, {});
    expect(relapse?.finding).toMatchObject({ law: 1, message: expect.stringContaining('not-offered') });
  });
});

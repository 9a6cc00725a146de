/** The shared suite: one line in a game's test file registers it. */

import { dirname, join, relative } from 'node:path';
import type { Game, GameTypes, TableSetup } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { examine, type SeededFinding } from './examine.ts';
import { keepFixture, relapses } from './fixtures.ts';
import { LAWS, type Law, type Limits } from './law.ts';
import { isSealed } from './sealed.ts';
import { tableName, tablesOf } from './tables.ts';

/** How a game is examined. */
export interface LawSettings<G extends GameTypes> extends Limits {
  /** Random games for each set of options, shared among the numbers of seats; 2,000 unless told. */
  readonly games?: number;
  /** The seed of the first game; 1 unless told. */
  readonly seed?: number;
  /** The sets of options; unless told, all combinations of choices, and numbers at default and minimum. */
  readonly optionSets?: readonly G['options'][];
}

/**
 * Registers the laws of `docs/architecture.md` for a game: a test for each law at each table (every number of
 * seats with every set of options). `LAWS_GAMES` and `LAWS_SEED` in the environment overrule the settings.
 *
 * @example
 * ```ts
 * laws(loyalCaptain, { maxStateBytes: 2000, maxEntryBytes: 60 });
 * ```
 */
export function laws<G extends GameTypes>(game: Game<G>, settings: LawSettings<G> = {}): void {
  const games = Number(process.env['LAWS_GAMES'] ?? settings.games ?? 2000);
  const seed = Number(process.env['LAWS_SEED'] ?? settings.seed ?? 1);
  describe(`laws of ${game.id}, ${games} games per set of options from seed ${seed}`, () => {
    test(`[LAWS] games that once broke a law keep it — ${game.id}`, () => {
      const [relapse] = relapses(game, fixtureFolder(), settings);
      if (relapse === undefined) return;
      const { law, message, ply } = relapse.finding;
      expect.fail(`LAW-${law} is broken after ${ply} answers of ${here(relapse.path)}: ${message}`);
    });
    for (const table of tablesOf(game, settings.optionSets)) {
      registerTable(game, table, { ...settings, games: Math.ceil(games / game.seats.length), seed });
    }
  });
}

function registerTable<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  settings: Limits & { readonly games: number; readonly seed: number },
): void {
  let findings: ReadonlyMap<Law, SeededFinding> | undefined;
  for (const law of lawsFor(game)) {
    test(`[LAW-${law}] ${LAWS[law]} — ${tableName(game, table)}`, () => {
      // All laws are looked at on the same walks, made when the first of them is asked for.
      findings ??= examine(game, table, settings);
      const finding = findings.get(law);
      if (finding !== undefined) expect.fail(report(finding, keepFixture(fixtureFolder(), game, finding)));
    });
  }
}

function lawsFor<G extends GameTypes>(game: Game<G>): Law[] {
  const all: readonly Law[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return Object.keys(game.phases).some((kind) => isSealed(game, kind)) ? [...all, 13] : [...all];
}

/** What a person needs to see it again. */
export function report({ law, message, ply, seed }: SeededFinding, path: string | undefined): string {
  const kept = path === undefined ? 'the game is too long to keep' : `the game is in ${here(path)}`;
  return `LAW-${law} is broken after ${ply} answers (seed ${seed}): ${message}; ${kept}`;
}

function fixtureFolder(): string {
  return join(dirname(expect.getState().testPath ?? '.'), 'fixtures');
}

function here(path: string): string {
  return relative(process.cwd(), path);
}

/** Counted answers, kept in `perft.json` beside the playthroughs. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type AnyOptions,
  defaultOptions,
  type Game,
  type GameTypes,
  perft,
  readSetup,
  type TableSetup,
} from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { tableName } from '../laws/tables.ts';
import { isUpdating } from './playthrough.ts';

/** One table, and the number of answer sequences for every depth, from 1. */
interface Row {
  readonly seats: number;
  readonly options: AnyOptions;
  readonly depth: number;
  readonly leaves: readonly number[];
}

interface PerftFile {
  readonly game: string;
  readonly tables: readonly Row[];
}

/** Where there is no file yet. */
const FIRST_DEPTH = 3;

/**
 * Registers a test for every table of a `perft.json`: its numbers of answer sequences must be right. A row
 * says how deep; `npm run playthroughs` counts anew, and makes a first file if there is none.
 *
 * @example
 * ```ts
 * perftTable(loyalCaptain, `${import.meta.dirname}/playthroughs/loyal-captain/perft.json`);
 * ```
 */
export function perftTable<G extends GameTypes>(game: Game<G>, path: string): void {
  const { tables } = existsSync(path) ? read(path) : firstFile(game);
  const counted: Row[] = [];
  describe(`playthroughs of ${game.id}`, () => {
    for (const row of tables) {
      const table = accepted(game, row);
      test(`perft of ${tableName(game, table)}, depth ${row.depth}`, () => {
        const leaves = count(game, table, row.depth);
        counted.push({ ...row, leaves });
        if (!isUpdating) expect(leaves, 'if this is meant, run: npm run playthroughs').toEqual(row.leaves);
        else if (counted.length === tables.length) write(path, { game: game.id, tables: counted });
      });
    }
  });
}

function accepted<G extends GameTypes>(game: Game<G>, { seats, options }: Row): TableSetup<G> {
  const table = readSetup(game, seats, options);
  if (!table.ok) throw new Error(table.detail ?? table.code);
  return table.value;
}

function count<G extends GameTypes>(game: Game<G>, table: TableSetup<G>, depth: number): number[] {
  return Array.from({ length: depth }, (_, i) => perft(game, { ...table, depth: i + 1 }));
}

function firstFile<G extends GameTypes>(game: Game<G>): PerftFile {
  const options = defaultOptions(game);
  const tables = game.seats.map((seats) => ({ seats, options, depth: FIRST_DEPTH, leaves: [] }));
  return { game: game.id, tables };
}

function read(path: string): PerftFile {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** One line for every table. */
function write(path: string, { game, tables }: PerftFile): void {
  const rows = tables.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  writeFileSync(path, `{\n  "game": ${JSON.stringify(game)},\n  "tables": [\n${rows}\n  ]\n}\n`);
}

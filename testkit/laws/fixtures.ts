/** Games that once broke a law, kept beside the test of the game and looked at again before all others. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameTypes, type MatchFile, readSetup } from '@tortuga/kernel';
import { closely, type SeededFinding } from './examine.ts';
import type { Finding, Law, Limits } from './law.ts';
import { tableName } from './tables.ts';
import { recordedPilot, walk } from './walk.ts';

/** A game that broke a law. */
interface Fixture {
  readonly law: Law;
  readonly message: string;
  readonly seed: number;
  readonly match: MatchFile;
}

/** A longer game is no help to anybody. */
const LONGEST = 2000;

/** Writes the game of a finding down; returns where, if it is worth keeping. */
export function keepFixture<G extends GameTypes>(
  folder: string,
  game: Game<G>,
  { law, message, seed, file }: SeededFinding,
): string | undefined {
  if (file.length > LONGEST) return undefined;
  mkdirSync(folder, { recursive: true });
  const table = tableName(game, file).replaceAll(/\W+/g, '-');
  const path = join(folder, `${table}-law-${law}-seed-${seed}.json`);
  const fixture: Fixture = { law, message, seed, match: file };
  writeFileSync(path, `${withShortLines(JSON.stringify(fixture, undefined, 2))}\n`);
  return path;
}

/** Draws and entries each on one line, as a person would write them. */
function withShortLines(json: string): string {
  return json
    .replaceAll(/\[\s+([\d,\s]+?)\s+\]/g, (_, draws: string) => `[${draws.replaceAll(/\s+/g, ' ')}]`)
    .replaceAll(/\{\s+("seat": [^{}]*?)\s+\}/g, (_, entry: string) => `{ ${entry.replaceAll(/\s+/g, ' ')} }`);
}

/** A fixture that breaks a law again. */
export interface Relapse {
  readonly path: string;
  readonly finding: Finding;
}

/** Plays every fixture of a game again, looking at every law after every answer. */
export function relapses<G extends GameTypes>(game: Game<G>, folder: string, limits: Limits): Relapse[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return paths.sort().flatMap((name) => {
    const path = join(folder, name);
    const fixture: Fixture = JSON.parse(readFileSync(path, 'utf8'));
    if (fixture.match.game !== game.id) return [];
    const finding = playFixture(game, fixture, limits);
    return finding === undefined ? [] : [{ path, finding }];
  });
}

function playFixture<G extends GameTypes>(
  game: Game<G>,
  { match, seed, law }: Fixture,
  limits: Limits,
): Finding | undefined {
  const table = readSetup(game, match.seats, match.options);
  if (!table.ok || match.rules !== game.version) {
    return { law, message: 'it was played by other rules; delete it', ply: 0, file: match };
  }
  const watch = { limits, seed, skip: new Set<Law>(), spoken: new Set<string>(), isDue: closely };
  return walk(game, table.value, recordedPilot(game, match), watch);
}

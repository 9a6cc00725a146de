/** Match files on disk: read with suspicion, written as a whole or not at all. */

import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  type Game,
  type GameTypes,
  MATCH_FORMAT,
  type Match,
  type MatchFile,
  type RefusalCode,
  readMatch,
  type Step,
} from '@tortuga/kernel';
import { type Complaint, complaint } from '../complaint.ts';
import { idsOf } from '../voice.ts';
import { type Player, playersNamed } from './players.ts';

/** A match that was read, with all that happened in it: the setup first, then every answer. */
export interface ReadMatch {
  readonly game: Game<GameTypes>;
  readonly match: Match<GameTypes>;
  /** What was read, now known to be sound. */
  readonly content: MatchFile;
  readonly steps: readonly Step<GameTypes>[];
  /** Absent if the file names nobody. */
  readonly players: readonly Player[] | undefined;
}

/** Reads and replays a match file of any of the games. */
export function readMatchFile(file: string, games: readonly AnyGame[]): ReadMatch {
  const content = readJson(file);
  if (!isRecord(content) || content['format'] !== MATCH_FORMAT) throw complaint('file.notMatch', { file });
  const game = games.find(({ id }) => id === content['game']);
  if (game === undefined) {
    throw complaint('file.game', { file, given: String(content['game']), games: idsOf(games) });
  }
  const steps: Step<GameTypes>[] = [];
  const match = readMatch(game, content, (step) => steps.push(step));
  if (!match.ok) throw complaintAbout(file, content, game, match.code, steps.length);
  // It has been replayed: it is what it says it is.
  const sound = content as unknown as MatchFile;
  return {
    game,
    match: match.value,
    content: sound,
    steps,
    players: namesIn(file, content, match.value.table.seats),
  };
}

function namesIn(file: string, { names }: Content, seats: number): Player[] | undefined {
  if (names === undefined) return undefined;
  if (!Array.isArray(names) || names.length !== seats || !names.every((name) => typeof name === 'string')) {
    throw complaint('file.table', { file });
  }
  return playersNamed(names);
}

/** The refusal of a file as a sentence; `steps` is how far the replay came, the setup being the first. */
function complaintAbout(
  file: string,
  { log, length, rules }: Content,
  game: AnyGame,
  code: RefusalCode,
  steps: number,
): Complaint {
  const entries: readonly unknown[] = Array.isArray(log) ? log : [];
  switch (code) {
    case 'wrong-version':
      return complaint('file.version', { file, given: String(rules), version: game.version });
    case 'truncated':
      return length === entries.length
        ? complaint('file.unfinished', { file })
        : complaint('file.short', { file, entries: entries.length, wanted: String(length) });
    case 'corrupt':
      return corrupt(file, entries, steps);
    case 'malformed':
      return complaint('file.notMatch', { file });
    default:
      return complaint('file.table', { file });
  }
}

function corrupt(file: string, entries: readonly unknown[], steps: number): Complaint {
  if (steps === 0) return complaint('file.setup', { file });
  if (steps > entries.length) return complaint('file.result', { file });
  const entry = entries[steps - 1];
  const move = isRecord(entry) && typeof entry['move'] === 'string' ? entry['move'] : JSON.stringify(entry);
  return complaint('file.entry', { file, entry: steps, move: move.slice(0, 60) });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw complaint('file.missing', { file });
    if (code === 'EISDIR') throw complaint('file.folder', { file });
    if (code !== undefined) throw complaint('file.unreadable', { file, code });
    throw complaint('file.notJson', { file });
  }
}

/** Writes beside the file and moves it there: what was saved before survives a crash in between. */
export function writeMatchFile(file: string, match: MatchFile): void {
  const draft = `${file}.part`;
  written(file, () => {
    writeFileSync(draft, `${JSON.stringify(match, undefined, 1)}\n`);
    renameSync(draft, file);
  });
}

/** Refuses a file nobody may write to, before there is anything to write. */
export function checkWritable(file: string): void {
  written(file, () => appendFileSync(file, ''));
}

export function writeFile(file: string, content: string): void {
  written(file, () => writeFileSync(file, content));
}

function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw complaint('file.unwritable', { file, code: codeOf(error) ?? String(error) });
  }
}

interface Content {
  readonly [key: string]: unknown;
}

function isRecord(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

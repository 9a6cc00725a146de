/** How local tables come to be: the first records of their logs. */

import {
  type AnyGame,
  granted,
  type MatchFile,
  type Result,
  readMatch,
  readSetup,
  refuse,
} from '@tortuga/kernel';
import {
  type Fork,
  type Holder,
  type Names,
  Table,
  type TableHeader,
  type TableRecord,
} from '@tortuga/tables';
import { browserLuck } from './luck.ts';
import type { LocalHolder, LocalWish } from './wish.ts';

/** The log of a new table, and the names of its people. */
export interface Founded {
  readonly records: readonly TableRecord[];
  readonly names: Names;
}

/** The table that a fork of a file claims to come from: none. */
const NOWHERE = '';

export function found(id: string, game: AnyGame, wish: LocalWish, now: number): Result<Founded> {
  const setup = readSetup(game, wish.holders.length, { ...wish.options });
  if (!setup.ok) return setup;
  const fork = wish.fork === undefined ? granted(undefined) : forkOf(game, wish.fork.file, wish.fork.entries);
  if (!fork.ok) return fork;
  const header: TableHeader = {
    ...headerOf(game, setup.value),
    hints: wish.hints ?? true,
    ...(fork.value === undefined ? {} : { fork: fork.value }),
  };
  return granted({ records: seatAll(id, game, header, wish.holders, now), names: namesOf(wish.holders) });
}

/** A match from a file as a table: to be replayed, and to be played on if it is not over. */
export function adoptFile(game: AnyGame, file: MatchFile, now: number): Result<Founded> {
  const match = readMatch(game, file);
  if (!match.ok) return match;
  const people = Array.from({ length: file.seats }, (_, seat) => ({
    name: file.names?.[seat] ?? `${seat + 1}`,
  }));
  const holders: Holder[] = people.map((_, seat) => ({ kind: 'person', person: personAt(seat) }));
  const moment = { at: now, tick: now };
  const records: TableRecord[] = [
    { type: 'created', header: headerOf(game, match.value.table), ...moment },
    ...holders.map((holder, seat): TableRecord => ({ type: 'seated', seat, holder, ...moment })),
    { type: 'began', holders, luck: { seed: '', commit: '' }, start: file.start, ...moment },
    ...match.value.log.map((entry): TableRecord => ({ type: 'answered', ...entry, ...moment })),
  ];
  if (file.ended !== undefined && file.places !== undefined) {
    records.push({ type: 'ended', how: file.ended, places: file.places, ...moment });
  }
  return granted({ records, names: namesOf(people) });
}

function headerOf(game: AnyGame, { seats, options }: Pick<TableHeader, 'seats' | 'options'>): TableHeader {
  return {
    game: game.id,
    rules: game.version,
    seats,
    options,
    clock: { kind: 'none' },
    access: 'link',
    hints: true,
    host: personAt(0),
  };
}

function forkOf(game: AnyGame, file: MatchFile, entries: number): Result<Fork> {
  const match = readMatch(game, cut(file, entries));
  if (!match.ok) return match;
  if (game.outcome(match.value.state) !== undefined) return refuse('game-over');
  return granted({ table: NOWHERE, match: 1, start: file.start, log: match.value.log });
}

/** The beginning of a match: what came later, and how it ended, is left out. */
export function cut(file: MatchFile, entries: number): MatchFile {
  if (entries >= file.log.length) return file;
  const { places: _, ended: __, ...open } = file;
  const log = file.log.slice(0, entries);
  return { ...open, log, length: log.length };
}

/** Everybody sits down; with the last one the match begins. */
function seatAll(
  id: string,
  game: AnyGame,
  header: TableHeader,
  holders: readonly LocalHolder[],
  now: number,
): TableRecord[] {
  const moment = { at: now, tick: now };
  const records: TableRecord[] = [{ type: 'created', header, ...moment }];
  const table = Table.open(id, records, [game], browserLuck);
  for (const [seat, holder] of holders.entries()) {
    const judged =
      'bot' in holder
        ? table.judge(header.host, { do: 'bot', seat, level: holder.bot }, moment)
        : table.judge(personAt(seat), { do: 'sit', seat }, moment);
    if (!judged.ok) throw new Error(`nobody can sit on seat ${seat + 1}: ${judged.code}`);
    records.push(...judged.value.records);
    table.adopt(judged.value);
  }
  return records;
}

/** People at this device, by the seat they took first. */
function personAt(seat: number): string {
  return `local-${seat + 1}`;
}

function namesOf(holders: readonly LocalHolder[]): Names {
  return Object.fromEntries(
    holders.flatMap((holder, seat) => ('name' in holder ? [[personAt(seat), holder.name]] : [])),
  );
}

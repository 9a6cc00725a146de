/** What was: earlier views, and matches as files. */

import type { AnyGame } from '@tortuga/kernel';
import { Match, type MatchFile, scriptedFate } from '@tortuga/kernel';
import { type Fortune, isFinished, type PersonId, Table, type TableRecord } from '@tortuga/tables';
import { fairFortune } from '../luck/fortune.ts';
import type { Storage } from '../storage/storage.ts';
import type { Answered, No } from './harbour.ts';
import type { NameBook } from './names.ts';

const NO_MATCH: No = { ok: false, code: 'no-such-match' };

/** What a person saw after so many answers of the present match. */
export function pastView(table: Table, person: PersonId, entry: number): Answered<{ view: unknown }> {
  const { play, game } = table.state;
  if (play === undefined) return { ok: false, code: 'not-begun' };
  const { start, log } = play.match.save();
  if (entry < 0 || entry > log.length) return { ok: false, code: 'no-such-entry' };
  const match = Match.begin(game, play.match.table, scriptedFate(start));
  for (const { seat, move, draws } of log.slice(0, entry))
    match.answer(seat, move, scriptedFate(draws ?? []));
  return { ok: true, value: { view: game.view(match.state, table.viewerOf(person)) } };
}

/** A finished match that another table goes on from. */
export interface Origin {
  readonly file: MatchFile;
  readonly match: number;
}

export async function originFor(
  table: Table,
  { person, match = table.state.matches }: { readonly person: PersonId; readonly match: number | undefined },
  library: Library,
): Promise<Answered<Origin>> {
  const file = await fileFor(table, { person, match }, library);
  if (!file.ok) return file;
  if (file.value.places === undefined) return { ok: false, code: 'not-over' };
  return { ok: true, value: { file: file.value, match } };
}

interface Library {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly fortune?: Fortune;
  readonly names: NameBook;
}

/** A match as a file: the present one if none is named. */
export async function fileFor(
  table: Table,
  { person, match: wanted }: { readonly person: PersonId; readonly match: number | undefined },
  library: Library,
): Promise<Answered<MatchFile>> {
  const { matches } = table.state;
  const number = wanted ?? matches;
  if (number < 1 || number > matches) return NO_MATCH;
  const then = number === matches ? table : await earlier(table.id, number, library);
  const no = checkReader(then, person);
  if (no !== undefined) return no;
  const file = then.file(await namesAt(then, library.names));
  return file === undefined ? NO_MATCH : { ok: true, value: file };
}

/** A running match is for its players; one with secrets, for nobody: its log says what others hold. */
function checkReader(table: Table, person: PersonId): No | undefined {
  const { play, game } = table.state;
  if (play === undefined || isFinished(play)) return undefined;
  if (table.viewerOf(person) === 'watcher') return { ok: false, code: 'not-seated' };
  return game.isOpen
    ? undefined
    : { ok: false, code: 'not-over', detail: 'The log of a running match would tell secrets.' };
}

/** The table as it was when an earlier match had ended. */
async function earlier(
  id: string,
  number: number,
  { games, storage, fortune = fairFortune }: Library,
): Promise<Table> {
  const records = await storage.records(id);
  return Table.open(id, records.slice(0, endOf(records, number)), games, fortune);
}

/** How many records there were when the next match began. */
function endOf(records: readonly TableRecord[], number: number): number {
  let begun = 0;
  const next = records.findIndex(({ type }) => type === 'began' && ++begun > number);
  return next < 0 ? records.length : next;
}

async function namesAt({ state: { seats } }: Table, names: NameBook): Promise<string[]> {
  const people = seats.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.person] : []));
  await names.load(people);
  const known = names.of(people);
  return seats.map(({ holder }) => {
    if (holder.kind === 'person') return known[holder.person] ?? '';
    return holder.kind === 'bot' ? holder.level : '';
  });
}

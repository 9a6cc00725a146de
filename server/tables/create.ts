/** A new table, from what its host wishes. */

import { randomBytes } from 'node:crypto';
import { LEVELS } from '@tortuga/bots';
import { type AnyGame, readSetup, type TableSetup } from '@tortuga/kernel';
import type { ClockRule, Fork, Holder, PersonId, TableHeader } from '@tortuga/tables';
import type { Answered, No, TableWish } from './harbour.ts';
import type { Origin } from './past.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** An id nobody guesses: whoever has it may look at the table. */
export function newTableId(): string {
  const letters: string[] = [];
  while (letters.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) {
      const letter = ALPHABET[byte & 63];
      if (letter !== undefined && letters.length < ID_LENGTH) letters.push(letter);
    }
  }
  return letters.join('');
}

/** A table before it is founded. */
export interface Draft {
  readonly header: TableHeader;
  readonly holders: readonly Holder[];
  readonly game: AnyGame;
}

/** Turns a wish into a header, or says what is wrong with it. */
export function draftOf(
  games: readonly AnyGame[],
  host: PersonId,
  wish: TableWish,
  origin: Origin | undefined,
): Answered<Draft> {
  const game = games.find(({ id }) => id === wish.game);
  if (game === undefined) return no('unknown-game');
  const forked = origin === undefined ? undefined : forkOf(wish, origin);
  if (forked?.ok === false) return forked;
  const setup = setupOf(game, wish, origin);
  if (!setup.ok) return setup;
  const holders = holdersOf(host, wish, setup.value.seats);
  if (!holders.ok) return holders;
  const header = headerOf(game, host, wish, setup.value, forked?.value);
  return { ok: true, value: { header, holders: holders.value, game } };
}

/** A fork is set up like its origin. */
function setupOf(game: AnyGame, { seats, holders, options = {} }: TableWish, origin: Origin | undefined) {
  if (origin !== undefined) return readSetup(game, origin.file.seats, origin.file.options);
  return readSetup(game, seats ?? holders?.length ?? game.seats[0], options);
}

function headerOf(
  game: AnyGame,
  host: PersonId,
  { clock = { kind: 'none' }, access = 'link', hints = true }: TableWish,
  { seats, options }: TableSetup,
  fork: Fork | undefined,
): TableHeader {
  const agreed: { clock: ClockRule; access: TableHeader['access']; hints: boolean } = {
    clock,
    access,
    hints,
  };
  const header = { game: game.id, rules: game.version, seats, options, ...agreed, host };
  return fork === undefined ? header : { ...header, fork };
}

function forkOf({ fork, game }: TableWish, { file, match }: Origin): Answered<Fork> {
  const { start, log, ended } = file;
  // After the last answer nobody is asked any more, unless people ended the match before the rules did.
  const last = ended === undefined ? log.length - 1 : log.length;
  if (fork === undefined || fork.entries < 0 || fork.entries > last) return no('no-such-entry');
  if (game !== file.game) return no('unknown-game');
  return { ok: true, value: { table: fork.table, match, start, log: log.slice(0, fork.entries) } };
}

function holdersOf(host: PersonId, { holders }: TableWish, seats: number): Answered<Holder[]> {
  const wanted = holders ?? ['me'];
  if (wanted.length > seats) return no('seat-count');
  if (wanted.filter((holder) => holder === 'me').length > 1) return no('already-seated');
  const filled = Array.from({ length: seats }, (_, seat) => wanted[seat] ?? 'open');
  return { ok: true, value: filled.map((holder) => holderOf(host, holder)) };
}

function holderOf(host: PersonId, wanted: NonNullable<TableWish['holders']>[number]): Holder {
  if (wanted === 'me') return { kind: 'person', person: host };
  const level = LEVELS.find((name) => name === wanted);
  return level === undefined ? { kind: 'open' } : { kind: 'bot', level };
}

function no(code: string): No {
  return { ok: false, code };
}

/** The head of a playthrough: everything that defines the game in it. What follows can be written anew. */

import { type Game, type GameTypes, readSetup, type TableSetup } from '@tortuga/kernel';

/** What a playthrough plays. */
export interface Header<G extends GameTypes> {
  readonly table: TableSetup<G>;
  /** Goes on at random from here when moves or draws run out; without it, the game stops there. */
  readonly seed?: number;
  /** Answers in notation, `Bart: pass` where somebody other than the first who is asked answers. */
  readonly moves: readonly string[];
  /** Draws in order, those of the setup first. */
  readonly draws: readonly number[];
  /** Stops after so many answers. */
  readonly answers: number;
  /** Draws the table after every so many answers, besides the first and last. */
  readonly sketch: number;
  /** Lists the legal answers, or only counts them: kinder to long games. */
  readonly legal: 'list' | 'count';
}

const KEYS = ['game', 'seats', 'options', 'seed', 'moves', 'draws', 'answers', 'sketch', 'legal'];

/** The line between the head and what follows from it. */
const RULER = '---';

/** The head of a file, ruler included. */
export function headOf(text: string): string {
  const end = text.indexOf(`\n${RULER}\n`);
  return end < 0 ? `${text.trimEnd()}\n${RULER}\n` : text.slice(0, end + RULER.length + 2);
}

/** Reads the head of a playthrough; what it does not say has a default. */
export function readHeader<G extends GameTypes>(game: Game<G>, head: string): Header<G> {
  const fields = readFields(head);
  const [id = game.id] = fields.get('game') ?? [];
  if (id !== game.id) throw new Error(`the playthrough is of ${id}, not of ${game.id}`);
  const options = Object.fromEntries((fields.get('options') ?? []).map(readPair));
  const table = readSetup(game, number(fields, 'seats', game.seats[0] ?? 0), options);
  if (!table.ok) throw new Error(table.detail ?? table.code);
  const seed = fields.has('seed') ? { seed: number(fields, 'seed', 0) } : {};
  return {
    table: table.value,
    ...seed,
    moves: (fields.get('moves') ?? []).join(' ').split(';').map(trim).filter(isWritten),
    draws: (fields.get('draws') ?? []).map(Number),
    answers: number(fields, 'answers', Number.POSITIVE_INFINITY),
    sketch: number(fields, 'sketch', Number.POSITIVE_INFINITY),
    legal: fields.get('legal')?.[0] === 'count' ? 'count' : 'list',
  };
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** `key: words`, continued on indented lines; a line that begins with # is a remark. */
function readFields(head: string): Fields {
  const fields = new Map<string, string[]>();
  let key: string | undefined;
  for (const line of head.split('\n')) {
    if (line === RULER || line.trim() === '' || line.startsWith('#')) continue;
    const [, named, rest] = /^(\w+):(.*)$/.exec(line) ?? [];
    key = line.startsWith(' ') ? key : named;
    if (key === undefined || !KEYS.includes(key)) throw new Error(`a playthrough has no line "${line}"`);
    const words = (named === key ? (rest ?? '') : line).split(' ').filter(isWritten);
    fields.set(key, [...(fields.get(key) ?? []), ...words]);
  }
  return fields;
}

function number(fields: Fields, key: string, usual: number): number {
  const [word] = fields.get(key) ?? [];
  if (word === undefined) return usual;
  if (!/^\d+$/.test(word)) throw new Error(`"${key}" of a playthrough is a whole number, not ${word}`);
  return Number(word);
}

function readPair(word: string): [string, string] {
  const [name = '', value = ''] = word.split('=');
  return [name, value];
}

function trim(text: string): string {
  return text.trim();
}

function isWritten(text: string): boolean {
  return text !== '';
}

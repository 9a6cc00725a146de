import { type FairLuck, type MatchFile, readMatch } from '@tortuga/kernel';
import { type Fork, type Fortune, Table, type TableHeader } from '@tortuga/tables';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { commitTo, seedFate } from './fortune.ts';
import { verifyLuck } from './verify.ts';

const NOW = { at: 1, tick: 1 };
const PEOPLE = ['ann', 'bob'];

/** The luck that tables of people have, but for its secret. */
const fortune: Fortune = {
  draw: () => ({ seed: 'secret', commit: commitTo('secret') }),
  fate: seedFate,
};

/** A table of two. */
function founded(fork?: Fork): Table {
  const header: TableHeader = {
    game: smuggler.id,
    rules: smuggler.version,
    seats: 2,
    options: { rounds: 3, goal: 40, storms: 'wild' },
    clock: { kind: 'none' },
    access: 'link',
    hints: true,
    host: 'ann',
    ...(fork === undefined ? {} : { fork }),
  };
  const holders = PEOPLE.map((person) => ({ kind: 'person', person }) as const);
  const { records } = Table.found(header, holders, smuggler, fortune, NOW);
  return Table.open('t', records, [smuggler], fortune);
}

function say(table: Table, person: string, wish: Parameters<Table['judge']>[1]): void {
  const judged = table.judge(person, wish, NOW);
  if (!judged.ok) throw new Error(judged.code);
  table.adopt(judged.value);
}

/** Plays the first answer that is offered, so many times or to the end. */
function playOn(table: Table, answers = Number.POSITIVE_INFINITY): Table {
  for (let given = 0; given < answers; given++) {
    const [seat] = table.asked;
    if (seat === undefined) break;
    const offers = table.sight(seat, NOW).question?.offers ?? [];
    const lines = offers.filter(({ no }) => no === undefined).map(({ line }) => line);
    const move = lines.find((line) => line === 'dig') ?? lines[0] ?? '';
    say(table, PEOPLE[seat] ?? '', { do: 'answer', seq: table.seq, move });
  }
  return table;
}

/** Both agree to take answers back. */
function takeBack(table: Table, count: number): void {
  say(table, 'ann', { do: 'propose', what: 'undo', count });
  say(table, 'bob', { do: 'agree' });
}

function fileOf(table: Table): MatchFile {
  const file = table.file(PEOPLE);
  if (file === undefined || !readMatch(smuggler, file).ok) throw new Error('this is no match file');
  return file;
}

function withLuck(file: MatchFile, luck: object): MatchFile {
  return { ...file, luck: { ...file.luck, ...luck } as FairLuck };
}

const drawsIn = ({ start, log }: MatchFile) =>
  log.reduce((sum, { draws = [] }) => sum + draws.length, start.length);

describe('a match as it was played', () => {
  const file = fileOf(playOn(founded()));

  test('is fair, to the last draw', () => {
    expect(drawsIn(file)).toBeGreaterThan(6);
    const verdict = { kind: 'fair', draws: drawsIn(file), skipped: 0, inherited: 0 };
    expect(verifyLuck(smuggler, file)).toEqual(verdict);
  });

  test('cannot be checked before the end', () => {
    const running = fileOf(playOn(founded(), 3));
    expect(verifyLuck(smuggler, running)).toEqual({ kind: 'unchecked', why: 'no-seed' });
    const { luck: _, ...plain } = file;
    expect(verifyLuck(smuggler, plain)).toEqual({ kind: 'unchecked', why: 'no-commit' });
  });

  test('is not fair with another seed than was committed to', () => {
    const other = 'another secret';
    expect(verifyLuck(smuggler, withLuck(file, { seed: other }))).toEqual({ kind: 'wrong-seed' });
    // Nor if the commitment is changed with it: then the draws do not follow.
    const both = withLuck(file, { seed: other, commit: commitTo(other) });
    expect(verifyLuck(smuggler, both).kind).toBe('wrong-draw');
  });

  test.each(file.log.flatMap(({ draws }, i) => (draws === undefined ? [] : [i])))(
    'is not fair if a draw of entry %i was chosen',
    (entry) => {
      // Another place for the storm never makes a later answer impossible to read here.
      const log = file.log.map((other, i) => {
        const { draws = [] } = other;
        const chosen = ((draws.at(-1) ?? 0) + 1) % 6;
        return i === entry ? { ...other, draws: [...draws.slice(0, -1), chosen] } : other;
      });
      expect(verifyLuck(smuggler, { ...file, log })).toEqual({ kind: 'wrong-draw', entry: entry + 1 });
    },
  );

  test('is not fair if the lots at the start were chosen', () => {
    const start = file.start.map((draw) => 1 - draw);
    expect(verifyLuck(smuggler, { ...file, start })).toEqual({ kind: 'wrong-draw', entry: 0 });
  });
});

describe('answers that were taken back', () => {
  test('leave a gap that the file tells of, however often', () => {
    const table = playOn(founded(), 6);
    takeBack(table, 2);
    playOn(table, 1);
    takeBack(table, 2);
    playOn(table, 3);
    takeBack(table, 1);
    const file = fileOf(playOn(table));
    const verdict = verifyLuck(smuggler, file);
    expect(verdict).toMatchObject({ kind: 'fair', draws: drawsIn(file) });
    expect(verdict.kind === 'fair' && verdict.skipped).toBeGreaterThan(3);
    expect(verifyLuck(smuggler, withLuck(file, { skipped: undefined })).kind).toBe('wrong-draw');
  });
});

describe('a fork', () => {
  test('is checked from where it began, and says what it inherited', () => {
    const { start, log } = fileOf(playOn(founded()));
    const fork = { table: 'origin', match: 1, start, log: log.slice(0, 5) };
    const table = playOn(founded(fork), 2);
    takeBack(table, 1);
    const file = fileOf(playOn(table));
    const inherited = drawsIn({ ...file, log: file.log.slice(0, 5) });
    expect(verifyLuck(smuggler, file)).toMatchObject({
      kind: 'fair',
      draws: drawsIn(file) - inherited,
      inherited,
    });
    expect(verifyLuck(smuggler, withLuck(file, { forkedAt: 4 })).kind).toBe('wrong-draw');
    expect(verifyLuck(smuggler, withLuck(file, { forkedAt: undefined })).kind).toBe('wrong-draw');
  });
});

describe('nonsense about luck is no luck', () => {
  const file = fileOf(playOn(founded()));

  test.each<[string, object]>([
    ['a seed that is no text', { seed: 7 }],
    ['a fork after the end', { forkedAt: 1000 }],
    ['a fork that is no number', { forkedAt: 'all' }],
    ['gaps that are no list', { skipped: 5 }],
    ['gaps that are no pairs', { skipped: [7] }],
    ['gaps backwards, which would use luck twice', { skipped: [[1, -1]] }],
    ['gaps without end', { skipped: [[0, Number.MAX_VALUE]] }],
  ])('%s', (_, luck) => {
    expect(verifyLuck(smuggler, withLuck(file, luck))).toEqual({ kind: 'wrong-seed' });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedSeats, type Entry, isOver, legalFor, readMatch, seededFate } from './index.ts';
import { begin, wholeFile } from './test/matches.ts';
import { tiny } from './test/tiny.ts';

describe('replaying', () => {
  test('reaches the same state, for whatever was played', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), (seed, answers) => {
        const fate = seededFate(seed);
        const match = begin(fate);
        for (let i = 0; i < answers && !isOver(match.state); i++) {
          const seat = askedSeats(tiny, match.state).at(-1)!;
          match.answerWith(seat, legalFor(tiny, match.state, seat).pick(fate), fate);
        }
        const again = readMatch(tiny, JSON.parse(JSON.stringify(match.file())));
        if (!again.ok) throw new Error(again.detail);
        expect(again.value.state).toEqual(match.state);
        expect(again.value.file()).toEqual(match.file());
        expect([0, 1].map((seat) => again.value.undoable(seat))).toEqual(
          [0, 1].map((seat) => match.undoable(seat)),
        );
      }),
    );
  });

  test('shows every step to an onlooker, the setup first', () => {
    const seen: [number, Entry | undefined][] = [];
    readMatch(tiny, wholeFile(), ({ draws }, entry) => seen.push([draws.length, entry]));
    expect(seen.map(([draws, entry]) => [draws, entry?.move])).toEqual([
      [1, undefined],
      [0, 'add 1'],
      [2, 'toss'],
      [0, 'pass'],
      [0, 'bet on red: 4'],
      [0, 'walk'],
      [0, 'end'],
    ]);
  });

  test('fills in options that were left out', () => {
    const read = readMatch(tiny, { ...wholeFile(), options: { pace: 'brisk' } });
    expect(read.ok && read.value.table.options).toEqual({ pace: 'brisk', start: 1 });
  });
});

/** The whole file with one entry of its log replaced. */
function withEntry(index: number, entry: unknown) {
  return { ...wholeFile(), log: wholeFile().log.with(index, entry as Entry) };
}

describe('a file is refused', () => {
  test.for<[string, string, unknown]>([
    ['that is nothing', 'malformed', undefined],
    ['that is null', 'malformed', null],
    ['that is text', 'malformed', JSON.stringify(wholeFile())],
    ['that is a list', 'malformed', [wholeFile()]],
    ['without a format', 'malformed', { ...wholeFile(), format: undefined }],
    ['of another format', 'malformed', { ...wholeFile(), format: 'tortuga-match-2' }],
    ['of another game', 'unknown-game', { ...wholeFile(), game: 'huge' }],
    ['of no game', 'unknown-game', { ...wholeFile(), game: { toString: 1 } }],
    ['of older rules', 'wrong-version', { ...wholeFile(), rules: 2 }],
    ['of rules without a number', 'wrong-version', { ...wholeFile(), rules: { toString: 1 } }],
    ['with too many seats', 'seat-count', { ...wholeFile(), seats: 4 }],
    ['with seats as text', 'seat-count', { ...wholeFile(), seats: '2' }],
    ['with seats that are no number', 'seat-count', { ...wholeFile(), seats: { toString: 1 } }],
    ['with an unknown option', 'unknown-option', { ...wholeFile(), options: { wind: 'west' } }],
    ['with an inherited option', 'unknown-option', { ...wholeFile(), options: { constructor: 'x' } }],
    ['with a wrong value', 'option-value', { ...wholeFile(), options: { pace: 'lazy' } }],
    ['with a wrong number', 'option-value', { ...wholeFile(), options: { start: 6 } }],
    [
      'with a value of a strange shape',
      'option-value',
      { ...wholeFile(), options: { start: { toString: 1 } } },
    ],
    ['with options as a list', 'malformed', { ...wholeFile(), options: [] }],
    ['without a log', 'malformed', { ...wholeFile(), log: undefined }],
    ['without the draws of the setup', 'malformed', { ...wholeFile(), start: undefined }],
    ['with draws that are no numbers', 'malformed', { ...wholeFile(), start: ['0'] }],
    [
      'with fewer entries than were written',
      'truncated',
      { ...wholeFile(), log: wholeFile().log.slice(0, -1) },
    ],
    [
      'with a result but no end',
      'truncated',
      { ...wholeFile(), log: wholeFile().log.slice(0, 5), length: 5 },
    ],
    ['without its length', 'truncated', { ...wholeFile(), length: undefined }],
    ['with a length of a strange shape', 'truncated', { ...wholeFile(), length: { toString: 1 } }],
    ['with draws missing in the setup', 'corrupt', { ...wholeFile(), start: [] }],
    ['with draws left over in the setup', 'corrupt', { ...wholeFile(), start: [0, 0] }],
    ['with a draw out of range in the setup', 'corrupt', { ...wholeFile(), start: [2] }],
    ['with draws missing', 'corrupt', withEntry(1, { seat: 0, move: 'toss', draws: [1] })],
    ['with no draws where some were used', 'corrupt', withEntry(1, { seat: 0, move: 'toss' })],
    ['with draws left over', 'corrupt', withEntry(0, { seat: 0, move: 'add 1', draws: [0] })],
    ['with a draw out of range', 'corrupt', withEntry(1, { seat: 0, move: 'toss', draws: [1, 3] })],
    ['with a negative draw', 'corrupt', withEntry(1, { seat: 0, move: 'toss', draws: [-1, 0] })],
    ['with an answer of the wrong seat', 'corrupt', withEntry(0, { seat: 1, move: 'add 1' })],
    ['with an unknown answer', 'corrupt', withEntry(0, { seat: 0, move: 'fly' })],
    ['with a blocked answer', 'corrupt', withEntry(0, { seat: 0, move: 'add 3' })],
    ['with an entry that is none', 'corrupt', withEntry(0, 'add 1')],
    ['with a seat that is none', 'corrupt', withEntry(0, { seat: '0', move: 'add 1' })],
    ['with a move that is no text', 'corrupt', withEntry(0, { seat: 0, move: { type: 'add', n: 1 } })],
    ['that goes on after the end', 'corrupt', withEntry(4, { seat: 1, move: 'end' })],
    ['with another result', 'corrupt', { ...wholeFile(), places: [2, 1] }],
    ['with the result as text', 'corrupt', { ...wholeFile(), places: '1,2' }],
    ['with a result of a strange shape', 'corrupt', { ...wholeFile(), places: { toString: 1 } }],
    ['with an end but no result', 'corrupt', { ...wholeFile(), places: undefined }],
  ])('%s: %s', ([, code, file]) => {
    const read = readMatch(tiny, file);
    expect(read).toMatchObject({ ok: false, code });
    expect(read).toHaveProperty('detail', expect.stringMatching(/^\S.{10,150}\.$/));
  });

  test('and the detail says where it went wrong', () => {
    expect(readMatch(tiny, withEntry(3, { seat: 1, move: 'fly' }))).toMatchObject({
      detail: 'Entry 4, "fly" by seat 2: not-offered.',
    });
    expect(readMatch(tiny, withEntry(1, { seat: 0, move: 'toss', draws: [1] }))).toMatchObject({
      detail: 'Entry 2: fate was asked for draw 2 of 1.',
    });
  });

  test('or read, but never breaks anything', () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => !readMatch(tiny, file).ok));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wholeFile())), fc.jsonValue(), (key, value) => {
        readMatch(tiny, { ...wholeFile(), [key]: value });
      }),
    );
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.constantFrom('seat', 'move', 'draws'),
        fc.jsonValue(),
        (index, key, value) => {
          readMatch(tiny, withEntry(index, { ...wholeFile().log[index], [key]: value }));
        },
      ),
    );
  });
});

test('a bug in the rules is not blamed on the file', () => {
  const broken = {
    ...tiny,
    setup() {
      throw new TypeError('our own fault');
    },
  };
  expect(() => readMatch(broken, wholeFile())).toThrow('our own fault');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  type Entry,
  type Fate,
  isOver,
  legalFor,
  MATCH_FORMAT,
  Match,
  type MatchFile,
  noFate,
  readMatch,
  type Seat,
  scriptedFate,
  seededFate,
} from './index.ts';
import { type Tiny, tiny } from './test/tiny.ts';

const TABLE = { seats: 2, options: { pace: 'brisk', start: 1 } } as const;

function begin(fate: Fate = scriptedFate([0])): Match<Tiny> {
  return Match.begin(tiny, TABLE, fate);
}

function answer(
  match: Match<Tiny>,
  line: string,
  fate: Fate = noFate,
  seat: Seat = match.state.active,
): void {
  const taken = match.answer(seat, line, fate);
  if (!taken.ok) throw new Error(`${line}: ${taken.code}`);
}

function played(...lines: string[]): Match<Tiny> {
  const match = begin();
  for (const line of lines) answer(match, line, line === 'toss' ? scriptedFate([1, 2]) : noFate);
  return match;
}

/** A whole match, as a file that went through JSON. */
function wholeFile(): MatchFile {
  return JSON.parse(JSON.stringify(played('add 1', 'toss', 'pass', 'bet on red: 4', 'walk', 'end').file()));
}

describe('a match', () => {
  test('is what was answered, with the luck that was used', () => {
    const match = played('add 1', 'toss', 'walk');
    expect(match.log).toEqual([
      { seat: 0, move: 'add 1' },
      { seat: 0, move: 'toss', draws: [1, 2] },
      { seat: 0, move: 'walk' },
    ]);
    expect(match.state.done).toEqual(['0 add 1', 'toss 12', '0 on', '0 on']);
  });

  test('takes moves from bots as they are', () => {
    const match = begin();
    expect(match.answerWith(0, { type: 'bet', on: 'red', sum: 8 }, noFate).ok).toBe(true);
    expect(match.log).toEqual([{ seat: 0, move: 'bet on red: 8' }]);
  });

  test('does not change when an answer is refused', () => {
    const match = played('add 1');
    const before = JSON.stringify([match.state, match.file(), match.undoable(0)]);
    expect(match.answer(1, 'pass', noFate)).toEqual({ ok: false, code: 'not-your-turn' });
    expect(match.answer(0, 'add 3', noFate)).toEqual({ ok: false, code: 'too-much' });
    expect(match.answer(0, 'nonsense', noFate)).toEqual({ ok: false, code: 'not-offered' });
    expect(match.answerWith(0, { type: 'add', n: 9 }, noFate)).toEqual({ ok: false, code: 'not-offered' });
    expect(JSON.stringify([match.state, match.file(), match.undoable(0)])).toBe(before);
  });

  test('is written as plain JSON', () => {
    expect(played('add 1', 'end').file(['Anne', 'Bart'])).toEqual({
      format: MATCH_FORMAT,
      game: 'tiny',
      rules: 3,
      seats: 2,
      options: { pace: 'brisk', start: 1 },
      names: ['Anne', 'Bart'],
      start: [0],
      log: [
        { seat: 0, move: 'add 1' },
        { seat: 0, move: 'end' },
      ],
      length: 2,
      places: [1, 2],
    });
    expect(played('add 1').file()).not.toHaveProperty('places');
    expect(played('add 1').file()).not.toHaveProperty('names');
  });

  test('gives away a log that no longer changes', () => {
    const match = played('add 1');
    const file = match.file();
    answer(match, 'add 2');
    expect(file.log).toHaveLength(1);
  });
});

describe('taking back', () => {
  test.for<[string, string[], Seat, number]>([
    ['own answers in a row', ['add 1', 'add 2', 'walk'], 0, 3],
    ['not beyond a draw', ['add 1', 'toss', 'add 2'], 0, 1],
    ['not a draw itself', ['add 1', 'toss'], 0, 0],
    ['not beyond a reveal', ['add 1', 'unveil', 'add 2', 'add 2'], 0, 2],
    ['not beyond a private event', ['add 1', 'whisper', 'add 2'], 0, 1],
    ['not after somebody else has answered', ['add 1', 'pass', 'add 2'], 0, 0],
    ['for somebody else: only theirs', ['add 1', 'pass', 'add 2'], 1, 1],
    ['nothing where nothing was answered', [], 0, 0],
  ])('%s', ([, lines, seat, undoable]) => {
    expect(played(...lines).undoable(seat)).toBe(undoable);
  });

  test('a sealed answer while others are still thinking, not when all is open', () => {
    const match = played('call');
    answer(match, 'say aye', noFate, 1);
    expect(match.undoable(1)).toBe(1);
    answer(match, 'say nay', noFate, 0);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  test('no sealed answer where it is binding', () => {
    const binding = { ...tiny, phases: { ...tiny.phases, vote: { ...tiny.phases.vote, isBinding: true } } };
    const match = Match.begin(binding, TABLE, seededFate(1));
    const caller = askedSeats(binding, match.state)[0]!;
    answer(match, 'call', noFate, caller);
    answer(match, 'say aye', noFate, 1);
    expect(match.undoable(1)).toBe(0);
  });

  test('leaves the match as if it had never been', () => {
    const match = played('add 1', 'add 2', 'walk');
    expect(match.undo(0, 2)).toEqual({
      ok: true,
      value: [
        { seat: 0, move: 'add 2' },
        { seat: 0, move: 'walk' },
      ],
    });
    expect(match.state).toEqual(played('add 1').state);
    expect(match.file()).toEqual(played('add 1').file());
    expect(match.undoable(0)).toBe(1);
    answer(match, 'bet on black: 2');
    expect(match.state.done).toEqual(['0 add 1', '0 bet black 2']);
  });

  test('forgets what was taken back', () => {
    const match = played('add 1', 'add 2');
    match.undo(0);
    answer(match, 'toss', scriptedFate([0, 0]));
    expect(match.undoable(0)).toBe(0);
  });

  test('keeps the luck of what stays', () => {
    const match = played('toss', 'add 1');
    expect(match.undo(0).ok).toBe(true);
    expect(match.state.done).toEqual(['toss 12']);
  });

  test.for([0, -1, 3])('%i of two answers is refused', (answers) => {
    const match = played('add 1', 'add 2');
    expect(match.undo(0, answers)).toEqual({ ok: false, code: 'nothing-to-undo' });
    expect(match.log).toHaveLength(2);
  });
});

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

describe('a file is refused', () => {
  /** The whole file with one entry of its log replaced. */
  const withEntry = (index: number, entry: unknown) => ({
    ...wholeFile(),
    log: wholeFile().log.with(index, entry as Entry),
  });

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

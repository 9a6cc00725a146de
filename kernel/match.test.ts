import { describe, expect, test } from 'vitest';
import { askedSeats, MATCH_FORMAT, Match, noFate, type Seat, scriptedFate, seededFate } from './index.ts';
import { answer, begin, played, TABLE } from './test/matches.ts';
import { tiny } from './test/tiny.ts';

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

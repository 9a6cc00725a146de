import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_NOTATION, legalFor, readMove, writeMove } from './index.ts';
import { begun, type Tiny, tiny } from './test/tiny.ts';

const STATE = begun(2);

function read(line: unknown, seat = 0) {
  const move = readMove(tiny, STATE, seat, line);
  return move.ok ? move.value : move.code;
}

describe('writing', () => {
  test('a type and its arguments', () => {
    expect(writeMove(tiny, STATE, { type: 'add', n: 2 })).toBe('add 2');
    expect(writeMove(tiny, STATE, { type: 'pass' })).toBe('pass');
  });

  test('the way the rule wants it', () => {
    expect(writeMove(tiny, STATE, { type: 'bet', on: 'red', sum: 4 })).toBe('bet on red: 4');
  });
});

describe('reading', () => {
  test('every legal answer comes back as it was', () => {
    const moves = legalFor(tiny, STATE, 0).all();
    expect(moves.map((move) => read(writeMove(tiny, STATE, move)))).toEqual(moves);
    expect(new Set(moves.map((move) => writeMove(tiny, STATE, move))).size).toBe(moves.length);
  });

  test('a blocked answer is refused with its reason', () => {
    expect(read('add 3')).toBe('too-much');
    expect(read('bet on red: 6')).toBe('unlucky');
  });

  test.for([
    '',
    'add',
    'add 4',
    'add  1',
    ' add 1',
    'add 1 ',
    'ADD 1',
    'add 01',
    'bet on red: 04',
    'bet on red: 3',
    'bet on red: 12',
    'bet on red: -4',
    'bet on red: 4.0',
    'bet on red: ',
    'bet on green: 4',
    '4',
    'toString',
    '__proto__',
  ])('"%s" is not offered', (line) => {
    expect(read(line)).toBe('not-offered');
  });

  test.for([undefined, null, 7, {}, ['pass'], 'x'.repeat(LONGEST_NOTATION + 1)])('%o is no line', (line) => {
    expect(read(line)).toBe('malformed');
  });

  test('comes after the question whose turn it is', () => {
    expect(read('pass', 1)).toBe('not-your-turn');
    const over = { ...STATE, stack: [] };
    expect(readMove(tiny, over, 0, 'pass')).toEqual({ ok: false, code: 'game-over' });
  });

  test('never throws, and accepts nothing that is written otherwise', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (line) => {
        const move = readMove(tiny, STATE, 0, line);
        if (move.ok) expect(writeMove<Tiny>(tiny, STATE, move.value)).toBe(line);
      }),
    );
  });
});

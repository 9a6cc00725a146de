import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultOptions, type Result, readSetup } from './index.ts';
import { type Tiny, tiny } from './test/tiny.ts';

function codeOf(result: Result<unknown>): string | undefined {
  return result.ok ? undefined : result.code;
}

test('every option has a default', () => {
  expect(defaultOptions(tiny)).toEqual({ pace: 'slow', start: 1 });
});

describe('a table is set up', () => {
  test('with defaults where nothing is said', () => {
    expect(readSetup(tiny, 3)).toEqual({
      ok: true,
      value: { seats: 3, options: { pace: 'slow', start: 1 } },
    });
  });

  test('with what is said, as it is or as text', () => {
    const value = { seats: 2, options: { pace: 'brisk', start: -2 } };
    expect(readSetup(tiny, 2, { pace: 'brisk', start: -2 })).toEqual({ ok: true, value });
    expect(readSetup(tiny, 2, { start: '-2', pace: 'brisk' })).toEqual({ ok: true, value });
  });

  test('with any number of the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 10 }), (start) => {
        expect(readSetup(tiny, 2, { start }).ok).toBe(start >= -2 && start <= 5);
      }),
    );
  });
});

describe('a table is refused', () => {
  test.for([1, 4, 2.5, Number.NaN, '2', null, undefined, [2]])('for %o players', (seats) => {
    expect(codeOf(readSetup(tiny, seats))).toBe('seat-count');
  });

  test('with a sentence that says what would be right', () => {
    expect(readSetup(tiny, 4)).toHaveProperty('detail', 'tiny is played by 2 or 3, not by 4.');
    expect(readSetup(tiny, 2, { wind: 1 })).toHaveProperty(
      'detail',
      'tiny has no option "wind"; it has pace, start.',
    );
    expect(readSetup(tiny, 2, { pace: 'lazy' })).toHaveProperty(
      'detail',
      'pace must be brisk or slow, not "lazy".',
    );
    expect(readSetup(tiny, 2, { start: 9 })).toHaveProperty(
      'detail',
      'start must be a whole number from -2 to 5, not "9".',
    );
  });

  test.for(['wind', 'toString', '__proto__', ''])('with an option "%s"', (name) => {
    expect(codeOf(readSetup(tiny, 2, Object.fromEntries([[name, 1]])))).toBe('unknown-option');
  });

  test.for([3, '', 'SLOW', ['slow'], null, undefined])('with the pace %o', (pace) => {
    expect(codeOf(readSetup(tiny, 2, { pace }))).toBe('option-value');
  });

  test.for(['', ' 1', '1.0', '0x1', '1e0', 1.5, 6, -3, '6', null, undefined, [1], true])(
    'with the start %o',
    (start) => {
      expect(codeOf(readSetup(tiny, 2, { start }))).toBe('option-value');
    },
  );

  test('or set up, but never breaks anything', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom('pace', 'start', 'x'), fc.anything()),
        (seats, given) => {
          const read = readSetup<Tiny>(tiny, seats, given);
          if (read.ok) expect(readSetup(tiny, read.value.seats, read.value.options)).toEqual(read);
        },
      ),
    );
  });
});

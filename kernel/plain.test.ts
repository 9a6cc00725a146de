import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, copyPlain, equalPlain, quote } from './index.ts';

describe('copies', () => {
  test('are equal and share nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(copyPlain(value)).toEqual(value);
      }),
    );
    const deep = { list: [{ n: 1 }], nothing: null };
    const copy = copyPlain(deep);
    copy.list[0]!.n = 2;
    copy.list.push({ n: 3 });
    expect(deep).toEqual({ list: [{ n: 1 }], nothing: null });
  });
});

describe('plain data is equal', () => {
  /** Its JSON with sorted keys; JSON itself writes both zeros alike. */
  const inOrder = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
    if (typeof value !== 'object' || value === null)
      return Object.is(value, -0) ? '-0' : JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${inOrder(item)}`)
      .sort()
      .join()}}`;
  };

  test('if and only if it is written alike', () => {
    const small = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(equalPlain(a, b)).toBe(inOrder(a) === inOrder(b));
        expect(equalPlain(a, copyPlain(a))).toBe(true);
      }),
    );
  });

  test('whatever the order of keys', () => {
    expect(equalPlain({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  test.for<[unknown, unknown]>([
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [[1], { 0: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [null, {}],
    [{}, null],
    [null, undefined],
    [0, -0],
    ['1', 1],
  ])('not if it differs: %o, %o', ([a, b]) => {
    expect(equalPlain(a, b)).toBe(false);
    expect(equalPlain(b, a)).toBe(false);
  });
});

describe('quotes', () => {
  test.for<[unknown, string]>([
    ['west', 'west'],
    [7, '7'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[2, 1], '2,1'],
    [{ toString: 1 }, 'an object'],
    [[{ toString: 1 }], 'an object'],
    [Object.create(null), 'an object'],
    ['x'.repeat(1000), `${'x'.repeat(60)}…`],
  ])('%o', ([value, text]) => {
    expect(quote(value)).toBe(text);
  });

  test('never break', () => {
    fc.assert(fc.property(fc.anything(), (value) => quote(value).length < 62));
  });
});

test('an element at a good index', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
});

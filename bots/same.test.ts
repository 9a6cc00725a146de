import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [2, { c: 3 }] },
    { b: [2, { c: 3 }], a: 1 },
  ],
  [[], []],
])('%j is the same as %j', (a, b) => {
  expect(isSame(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [[1, 2], [1]],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('%j is not the same as %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

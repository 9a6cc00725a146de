import { expect, test } from 'vitest';
import { Bucket, RateLimit } from './bucket.ts';

test('a bucket gives what it holds at once, and then as much as flows in', () => {
  const bucket = new Bucket(10, 3, 0);
  const taken = (now: number, times: number) => Array.from({ length: times }, () => bucket.take(now));
  expect(taken(0, 4)).toEqual([true, true, true, false]);
  expect(taken(99, 1)).toEqual([false]);
  expect(taken(100, 2)).toEqual([true, false]);
  expect(taken(60_000, 4)).toEqual([true, true, true, false]);
});

test('everybody has a bucket of their own', () => {
  const limit = new RateLimit(1, 2);
  const asked = ['anne', 'anne', 'anne', 'bart'].map((name) => limit.isReached(name));
  expect(asked).toEqual([false, false, true, false]);
});

import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('the entry that was not used for longest goes', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.get('a');
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  expect(recent.size).toBe(2);
});

test('what is taken or unwanted is gone', () => {
  const recent = new Recent<string, number>(9);
  for (const [at, key] of ['a', 'b', 'c'].entries()) recent.set(key, at);
  expect(recent.take('a')).toBe(0);
  recent.dropWhere((value) => value === 1);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, undefined, 2]);
});

import { expect, test } from 'vitest';
import { readClock, sitters } from './seating.ts';

test('a seat holds a person, a bot or nobody', () => {
  expect(sitters({ holders: ['p1', ':captain', '', 'p2'], names: { p1: 'Anne' } })).toEqual([
    { kind: 'person', id: 'p1', name: 'Anne' },
    { kind: 'bot', level: 'captain' },
    { kind: 'open' },
    { kind: 'person', id: 'p2', name: undefined },
  ]);
});

test('at a local table people are known by name', () => {
  expect(sitters({ holders: ['Anne'] })).toEqual([{ kind: 'person', id: 'Anne', name: 'Anne' }]);
});

test.each([
  ['none', { kind: 'none' }],
  ['live 300+5', { kind: 'live', base: 300, increment: 5 }],
  ['relaxed 3', { kind: 'relaxed', days: 3 }],
])('the clock "%s" is read', (written, read) => {
  expect(readClock(written)).toEqual(read);
});

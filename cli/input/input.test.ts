import { expect, test } from 'vitest';
import { contendersNamed, toldApart } from './contenders.ts';
import { nearest } from './nearest.ts';

const GAMES = ['loyal-captain', 'quedah-merchant', 'madagaskar'];

test.each([
  ['madagascar', 'madagaskar'],
  ['laoyl-captain', 'loyal-captain'],
  ['Qedah', 'quedah-merchant'],
  ['loyla', 'loyal-captain'],
  ['chess', undefined],
  ['', undefined],
  ['x', undefined],
])('whoever writes “%s” may mean %s', (given, meant) => {
  expect(nearest(given, GAMES)).toBe(meant);
});

test('two letters exchanged are one slip, and the nearest word wins', () => {
  expect(nearest('gmaes', ['games', 'names'])).toBe('games');
  expect(nearest('aet', ['eat', 'tea'])).toBe('eat');
  expect(nearest('seat', ['seats', 'set'])).toBe('seats');
});

test('bots have their own pace or that of the others', () => {
  const bots = contendersNamed('captain@0.3s, bosun@100ms,admiral@5000i,captain,sailor', (own) => ({
    iterations: own,
  }));
  expect(bots.map(({ pace }) => pace)).toEqual([
    { milliseconds: 300 },
    { milliseconds: 100 },
    { iterations: 5000 },
    { iterations: 300 },
    {},
  ]);
  expect(bots.map(({ name }) => name)).toEqual([
    'captain@0.3s',
    'bosun@100ms',
    'admiral@5000i',
    'captain',
    'sailor',
  ]);
});

test('bots of one name are told apart', () => {
  const bots = contendersNamed('random,greedy,random', () => ({}));
  expect(toldApart(bots).map(({ name }) => name)).toEqual(['random', 'greedy', 'random 2']);
});

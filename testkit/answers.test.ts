import { begin } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { after, eventsOf, fate, legalLines } from './answers.ts';
import { findGame, playAtRandom } from './random.ts';
import { tiny } from './tiny.ts';

const table = { seats: 2, options: { rounds: 2, tide: 'low' } } as const;
const { state } = begin(tiny, table, fate(1));

test('an answer in notation leads to the next state and leaves the first alone', () => {
  expect(after(tiny, state, 'dive', fate(2)).coins).toEqual([2, 0]);
  expect(state.coins).toEqual([0, 0]);
});

test('what happened is told', () => {
  expect(eventsOf(tiny, state, 'dive', fate(2))).toEqual([{ type: 'dived', seat: 0, coins: 2 }]);
});

test('a refusal is thrown with its code', () => {
  expect(() => after(tiny, state, 'pay 1')).toThrow('"pay 1" is refused: poor');
  expect(() => after(tiny, state, 'swim')).toThrow('"swim" is refused: not-offered');
});

test('luck that was not dictated is not invented', () => {
  expect(() => after(tiny, state, 'dive')).toThrow('no luck was allowed');
});

test('legal answers are listed, all values of a dial among them', () => {
  expect(legalLines(tiny, state)).toEqual(['dive', 'peek']);
  expect(legalLines(tiny, state, 1)).toEqual([]);
  expect(legalLines(tiny, { ...state, coins: [2, 0] })).toEqual(['dive', 'pay 1', 'pay 2', 'peek']);
});

test('a game is searched by what happens in it, and found again by its seed', () => {
  const found = findGame(tiny, table, ({ outcome }) => outcome.places.every((place) => place === 1));
  expect(new Set(found?.outcome.scores).size).toBe(1);
  expect(playAtRandom(tiny, table, found!.seed).match.log).toEqual(found!.match.log);
  expect(findGame(tiny, table, () => false, { tries: 5 })).toBeUndefined();
});

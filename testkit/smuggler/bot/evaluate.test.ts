import { expect, test } from 'vitest';
import { position } from '../rules/position.ts';
import { evaluate } from './evaluate.ts';

test('nobody is ahead at the start', () => {
  expect(evaluate(position(), 0)).toBe(0);
});

test('coins are good', () => {
  const rich = position({ captains: [{ coins: 5 }, {}] });
  expect(evaluate(rich, 0)).toBeGreaterThan(0);
  expect(evaluate(rich, 1)).toBe(-evaluate(rich, 0));
});

test('it is bad to be found out', () => {
  const found = position({ digs: ['coral'], captains: [{}, { hideout: 'coral' }] });
  expect(evaluate(found, 1)).toBeLessThan(0);
});

test('nothing is better than to have won', () => {
  expect(evaluate(position({ captains: [{ coins: 60 }, {}] }), 0)).toBe(1);
});

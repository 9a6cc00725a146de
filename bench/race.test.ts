import { expect, test } from 'vitest';
import { type Contestant, compare, median, race } from './race.ts';

/** A machine that grows slower; a run is a batch and takes a slice. */
function machine() {
  let spent = 0;
  let order = '';
  const runner = (name: string, cost: number): Contestant => ({
    name,
    run() {
      order += name;
      spent += cost * (1 + Math.floor(spent / 100));
      return 1000;
    },
  });
  const rules = { rounds: 5, slice: 1, warmUps: 2, batch: 1000, unit: 'moves', spent: () => spent };
  return { runner, rules, order: () => order };
}

test('contestants take turns, round by round', () => {
  const { runner, rules, order } = machine();
  race([runner('A', 1), runner('B', 2), runner('C', 3)], rules);
  expect(order()).toBe('ABC'.repeat(7));
});

test('rounds that warm up do not count', () => {
  const { runner, rules } = machine();
  expect(race([runner('A', 1)], rules)).toEqual([[1e6, 1e6, 1e6, 1e6, 1e6]]);
});

test('a machine that slows down leaves the ratio as it is', () => {
  const { runner, rules } = machine();
  const remarks: string[] = [];
  const ratio = compare(runner('A', 4), runner('B', 40), (remark) => remarks.push(remark), rules);
  expect(ratio).toBeCloseTo(10);
  expect(remarks).toHaveLength(2);
});

test('the median is the number in the middle', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([9, 1, 2, 4])).toBe(3);
});

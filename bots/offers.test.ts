import { type Offer, seededFate } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { candidates, endsOfDials } from './offers.ts';

interface Steer {
  readonly type: 'steer';
  readonly to: number;
}

function dial(no: (value: number) => string | undefined): Offer<Steer> {
  const move: Steer = { type: 'steer', to: 0 };
  return { move, dial: { move, arg: 'to', min: 0, max: 9, step: 1, no } };
}

test('a dial is thrown at as often as wished, and only free values come out', () => {
  const thrown = candidates([dial((value) => (value < 8 ? 'reef' : undefined))], seededFate(1), 5);
  expect(thrown).toHaveLength(5);
  for (const { to } of thrown) expect([8, 9]).toContain(to);
});

test('a dial that cannot be set to anything is no answer', () => {
  expect(candidates([dial(() => 'reef')], seededFate(1), 5)).toEqual([]);
});

const ends = (no: (value: number) => string | undefined) => endsOfDials([dial(no)]).map(({ to }) => to);

test('the ends of a dial are looked at where they are free', () => {
  expect(ends(() => undefined)).toEqual([0, 9]);
  expect(ends((value) => (value < 3 ? 'reef' : undefined))).toEqual([9]);
  expect(endsOfDials<Steer, string>([{ move: { type: 'steer', to: 4 } }])).toEqual([]);
});

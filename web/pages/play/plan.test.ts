import { describe, expect, test } from 'vitest';
import { localWish, type Plan, remoteWish } from './plan.ts';

const plan: Plan = {
  game: 'madagaskar',
  seats: 3,
  options: { idleLimit: 0 },
  guests: ['person', 'bosun', 'admiral'],
  names: ['Anne', '  '],
  pace: 'quick',
  access: 'link',
  hints: false,
};

const nameOf = (seat: number) => `Player ${seat + 1}`;

describe('a table in this browser', () => {
  test('has as many seats as were chosen, and names for people who gave none', () => {
    expect(localWish(plan, nameOf).holders).toEqual([
      { name: 'Anne' },
      { name: 'Player 2' },
      { bot: 'bosun' },
    ]);
  });

  test('of two has one guest', () => {
    expect(localWish({ ...plan, seats: 2, guests: ['captain', 'bosun'] }, nameOf).holders).toEqual([
      { name: 'Anne' },
      { bot: 'captain' },
    ]);
  });
});

test('a table on the server keeps seats open for people', () => {
  expect(remoteWish(plan)).toEqual({
    game: 'madagaskar',
    seats: 3,
    options: { idleLimit: 0 },
    holders: ['me', 'open', 'bosun'],
    clock: { kind: 'live', base: 300, increment: 5 },
    access: 'link',
    hints: false,
  });
});

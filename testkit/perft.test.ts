import { type Game, perft } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { type Tiny, tiny } from './tiny.ts';

const options = { rounds: 4, tide: 'low' } as const;

function leaves(game: Game<Tiny>, seats: number, deepest: number): number[] {
  return Array.from({ length: deepest }, (_, i) => perft(game, { seats, options, depth: i + 1 }));
}

test('answers multiply, and so do the outcomes of every draw but the last', () => {
  // Dive (3 outcomes) or peek, twice; then two sealed bids in seat order. A lone bid sinks a new chest (3
  // outcomes, 2 ways), the other two ways do not. Then dive, as many pays as there are coins, and peek.
  const dived = 4 * (2 + 3 + 4) * (2 * 3 + 2);
  const peeked = 4 * (2 * 3 * 2 + 2 * 1);
  expect(leaves(tiny, 2, 5)).toEqual([2, 3 * 2 + 2, 16 * 2, 16 * 2 * 2, dived + peeked]);
});

test('nothing is one way to do nothing', () => {
  expect(perft(tiny, { seats: 2, options, depth: 0 })).toBe(1);
});

test('a match that is over has no further answers', () => {
  const short = { seats: 2, options: { ...options, rounds: 1 } };
  expect([4, 5].map((depth) => perft(tiny, { ...short, depth }))).toEqual([64, 0]);
});

test('where several seats are asked, each may answer first', () => {
  const everybody = { ...tiny.phases.turn, seats: () => [0, 1] };
  expect(leaves({ ...tiny, phases: { ...tiny.phases, turn: everybody } }, 2, 1)).toEqual([4]);
});

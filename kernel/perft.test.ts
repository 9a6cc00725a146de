import { expect, test } from 'vitest';
import { copyPlain, type Game, perft } from './index.ts';
import { type Tiny, type TinyState, tiny } from './test/tiny.ts';

const TABLE = { seats: 2, options: { pace: 'brisk', start: 1 } } as const;

/** The tiny game with another first question. */
function asking(frame: Tiny['frame'], moves: readonly string[] = []): Game<Tiny> {
  const { turn } = tiny.phases;
  const kept = turn.moves.filter(({ type }) => moves.includes(type));
  const setup = (): TinyState => ({
    ...tiny.setup(TABLE, { draw: () => 0 }, undefined),
    stack: frame.kind === 'turn' ? [frame] : [{ kind: 'turn' }, copyPlain(frame)],
  });
  return { ...tiny, setup, phases: { ...tiny.phases, turn: { ...turn, moves: kept } } };
}

function count(game: Game<Tiny>, depth: number): number {
  return perft(game, { ...TABLE, depth });
}

test('every legal answer counts, every free value of a dial too', () => {
  expect(count(asking({ kind: 'turn' }, ['add']), 1)).toBe(2);
  expect(count(asking({ kind: 'turn' }, ['add', 'bet']), 1)).toBe(2 + 2 * 4);
  expect(count(asking({ kind: 'turn' }, ['add', 'bet']), 3)).toBe(10 ** 3);
});

test('every outcome of luck is followed, except that of the last answer', () => {
  const game = asking({ kind: 'turn' }, ['toss']);
  expect([1, 2, 3].map((depth) => count(game, depth))).toEqual([1, 6, 36]);
});

test('a match that ends earlier does not count', () => {
  const game = asking({ kind: 'turn' }, ['add', 'end']);
  expect([1, 2, 3].map((depth) => count(game, depth))).toEqual([3, 2 * 3, 2 * 2 * 3]);
});

test('forced answers count like others', () => {
  const game = asking({ kind: 'alley', left: 2 }, ['add']);
  expect([1, 2, 3].map((depth) => count(game, depth))).toEqual([1, 1, 2]);
});

test('sealed questions are answered in seat order', () => {
  const game = asking({ kind: 'vote', answers: [] }, ['add']);
  expect([0, 1, 2, 3].map((depth) => count(game, depth))).toEqual([1, 2, 4, 8]);
});

import { type GameTypes, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { wavering } from './wavering.ts';

/** How often each of some answers is chosen, the best being the first. */
function choices(...expected: readonly number[]): number[] {
  const candidates = expected.map((value, i) => ({
    move: { type: `${i}` },
    expected: value,
    visits: 100 - i,
  }));
  const counts = expected.map(() => 0);
  const fate = seededFate(1);
  for (let i = 0; i < 60; i++) {
    const [chosen] = wavering<GameTypes>({ candidates, iterations: 0 }, fate).candidates;
    counts[Number(chosen?.move.type)]! += 1;
  }
  return counts;
}

describe('a bot that wavers', () => {
  test('takes what is nearly as good as well, and nothing else', () => {
    const [best = 0, next = 0, ...others] = choices(0.5, 0.47, 0.2, -0.5, -0.5);
    expect(Math.min(best, next)).toBeGreaterThan(15);
    expect(others).toEqual([0, 0, 0]);
  });

  test('knows that a small loss is much where answers are close together', () => {
    expect(choices(0.1, 0.07, 0.05, 0.03, 0.01)).toEqual([60, 0, 0, 0, 0]);
  });

  test('takes any of answers that are all the same', () => {
    expect(Math.min(...choices(0.1, 0.1, 0.1))).toBeGreaterThan(8);
  });

  test('keeps the other answers in their order behind the chosen one', () => {
    const candidates = [0.5, 0.49, 0.1].map((expected, i) => ({
      move: { type: `${i}` },
      expected,
      visits: 9,
    }));
    for (let seed = 1; seed <= 9; seed++) {
      const thought = wavering<GameTypes>({ candidates, iterations: 27 }, seededFate(seed));
      expect(thought.iterations).toBe(27);
      const [chosen, ...others] = thought.candidates;
      expect(others).toEqual(candidates.filter((candidate) => candidate !== chosen));
    }
  });
});

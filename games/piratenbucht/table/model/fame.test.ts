import { expect, test } from 'vitest';
import { flagsOf, trackEnd } from './fame.ts';

const fames = (...all: number[]) => all.map((fame) => ({ fame }));

test('the track grows by tens with the most famous captain', () => {
  expect(trackEnd(fames(0, 3))).toBe(20);
  expect(trackEnd(fames(0, 20))).toBe(30);
  expect(trackEnd(fames(61, 3))).toBe(70);
});

test('a flag flies at its fame, if no other is too close', () => {
  expect(flagsOf(fames(5, 10, 15), 0.1).map(({ x }) => x)).toEqual([0.25, 0.5, 0.75]);
});

test('equal captains fly side by side, also at the end of the track', () => {
  for (const all of [fames(0, 0, 0, 0, 0), fames(19, 19, 19, 18, 17), fames(7, 8, 7, 0, 19)]) {
    const flags = flagsOf(all, 0.15);
    for (const [i, flag] of flags.entries()) {
      expect(flag.x).toBeLessThanOrEqual(1);
      const next = flags[i + 1];
      if (next !== undefined) expect(next.x - flag.x).toBeGreaterThan(0.149);
    }
  }
});

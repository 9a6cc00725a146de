import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawFrom,
  type Fate,
  noFate,
  pick,
  RulesBug,
  recordedFate,
  roll,
  scriptedFate,
  seededFate,
  shuffle,
} from './index.ts';

function draws(fate: Fate, n: number, times: number): number[] {
  return Array.from({ length: times }, () => fate.draw(n));
}

/** Five standard deviations: with a fixed seed this either holds for ever or shows that something is wrong. */
function expectLikely(hits: number, times: number, chance: number): void {
  expect(Math.abs(hits - times * chance)).toBeLessThan(5 * Math.sqrt(times * chance * (1 - chance)));
}

describe('seeded luck', () => {
  test('is the same on every machine', () => {
    expect(draws(seededFate(0), 100, 12)).toEqual([12, 44, 41, 83, 49, 10, 5, 83, 52, 97, 20, 69]);
    expect(draws(seededFate(1), 100, 12)).toEqual([91, 80, 97, 29, 79, 0, 57, 27, 10, 30, 9, 85]);
    expect(draws(seededFate(2 ** 40 + 7), 4294967296, 4)).toEqual([
      251473621, 3987187133, 2462513609, 4142839006,
    ]);
  });

  test('differs between seeds, also beyond 32 bits', () => {
    const starts = [0, 1, 2, 2 ** 32, 2 ** 33, 2 ** 32 + 1, -1].map((seed) =>
      draws(seededFate(seed), 1e6, 3).join(),
    );
    expect(new Set(starts).size).toBe(starts.length);
  });

  test.for([2, 3, 4, 5, 6, 7])('draws every number below %i equally often', (n) => {
    const counts = Array.from({ length: n }, () => 0);
    for (const drawn of draws(seededFate(11), n, 20_000)) counts[drawn]! += 1;
    for (const count of counts) expectLikely(count, 20_000, 1 / n);
  });

  test('is fair where 32 bits cannot be divided evenly', () => {
    // Without throwing again, the lower third of 3 x 2^30 would come up half of the time.
    const low = draws(seededFate(5), 3 * 2 ** 30, 10_000).filter((drawn) => drawn < 2 ** 30);
    expectLikely(low.length, 10_000, 1 / 3);
  });

  test.for([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('does not draw from %d', (n) => {
    expect(() => seededFate(1).draw(n)).toThrow(RulesBug);
  });

  test('draws from one and from 2^32', () => {
    expect(seededFate(1).draw(1)).toBe(0);
    expect(draws(seededFate(1), 2 ** 32, 50).some((drawn) => drawn > 2 ** 31)).toBe(true);
  });
});

describe('dictated luck', () => {
  test('gives the numbers in order and counts what is left', () => {
    const fate = scriptedFate([3, 0]);
    expect([fate.left, fate.draw(6), fate.left, fate.draw(6), fate.left]).toEqual([2, 3, 1, 0, 0]);
  });

  test('invents nothing', () => {
    const fate = scriptedFate([3]);
    fate.draw(6);
    expect(() => fate.draw(6)).toThrow('fate was asked for draw 2 of 1');
  });

  test.for([6, -1, 0.5, Number.NaN])('refuses %d for a die', (drawn) => {
    expect(() => scriptedFate([drawn]).draw(6)).toThrow(RulesBug);
  });

  test('of no kind is not asked at all', () => {
    expect(() => noFate.draw(2)).toThrow(RulesBug);
  });
});

test('recorded luck can be dictated again', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 1000 })), (seed, ranges) => {
      const recorded = recordedFate(seededFate(seed));
      const first = ranges.map((n) => recorded.draw(n));
      const again = scriptedFate(recorded.draws);
      expect(ranges.map((n) => again.draw(n))).toEqual(first);
      expect(again.left).toBe(0);
    }),
  );
});

describe('what is built on draws', () => {
  test('a die shows one more than what is drawn', () => {
    expect([0, 5].map((drawn) => roll(scriptedFate([drawn]), 6))).toEqual([1, 6]);
  });

  test('every element is picked by one draw', () => {
    expect([0, 1, 2].map((drawn) => pick(scriptedFate([drawn]), ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(() => pick(seededFate(1), [])).toThrow(RulesBug);
    expect(() => pick({ draw: () => 0 }, [])).toThrow(RulesBug);
  });

  test('every order of three comes from exactly one series of draws', () => {
    const orders = [0, 1, 2].flatMap((a) =>
      [0, 1].map((b) => shuffle(scriptedFate([a, b, 0]), ['x', 'y', 'z']).join('')),
    );
    expect(orders.toSorted()).toEqual(['xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx']);
  });

  test('shuffling leaves the list alone', () => {
    const list = Object.freeze([1, 2, 3]);
    expect(shuffle(scriptedFate([2, 0, 0]), list)).toEqual([3, 1, 2]);
  });

  test('from a multiset every kind comes as often as it is there', () => {
    const kinds = Array.from({ length: 6 }, (_, drawn) => drawFrom(scriptedFate([drawn]), [2, 0, 1, 3]));
    expect(kinds).toEqual([0, 0, 2, 3, 3, 3]);
  });

  test('a multiset is drawn empty, and then no further', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4)), fc.integer(), (counts, seed) => {
        const left = counts.slice();
        const drawn = counts.map(() => 0);
        const total = counts.reduce((sum, count) => sum + count, 0);
        const fate = seededFate(seed);
        for (let i = 0; i < total; i++) drawn[drawFrom(fate, left)]! += 1;
        expect(drawn).toEqual(counts);
        expect(left.every((count) => count === 0)).toBe(true);
        expect(() => drawFrom(fate, left)).toThrow(RulesBug);
        expect(() => drawFrom({ draw: () => 0 }, left)).toThrow('nothing left');
      }),
    );
  });
});

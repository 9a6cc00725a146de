import { createHash } from 'node:crypto';
import { RulesBug } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { commitTo, deriveDraw, fairFortune, seedFate } from './fortune.ts';

const NOUGHTS = '00'.repeat(32);

describe('draws', () => {
  // Computed with Python's hmac and hashlib.
  test.each([
    [NOUGHTS, 0, 6, 5],
    [NOUGHTS, 1, 6, 1],
    [NOUGHTS, 41, 52, 39],
    ['tortuga', 7, 1_000_000_007, 220_502_300],
    ['tortuga', 3, 2 ** 32, 2_330_731_898],
    ['tortuga', 0, 1, 0],
  ])('seed %s, draw %i of %i is %i', (seed, number, n, drawn) => {
    expect(deriveDraw(seed, number, n)).toBe(drawn);
  });

  // Half of all words lie in the last, incomplete block of 2^31 + 1.
  test.each([
    ['the second word', 0, 420_258_518],
    ['the third word', 3, 1_035_790_048],
    ['the second round', 669, 2_116_528_303],
  ])('words that would make low results likelier are passed over: %s counts', (_, number, drawn) => {
    expect(deriveDraw('tortuga', number, 2 ** 31 + 1)).toBe(drawn);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('from %d there is nothing to draw', (n) => {
    expect(() => deriveDraw('tortuga', 0, n)).toThrow(RulesBug);
  });

  test.each([2, 3, 6, 20, 52])('all results of %i are equally likely', (n) => {
    const draws = 20_000;
    const counts = Array.from({ length: n }, () => 0);
    for (let number = 0; number < draws; number++) {
      const drawn = deriveDraw('chi square', number, n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const expected = draws / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Far beyond what chance allows: the mean of chi is n - 1, its variance 2(n - 1).
    expect(chi).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
  });

  test('no draw says anything about the next: pairs are equally likely too', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let number = 0; number < 20_000; number += 2) {
      const pair = 6 * deriveDraw('pairs', number, 6) + deriveDraw('pairs', number + 1, 6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    const expected = 10_000 / 36;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(35 + 4 * Math.sqrt(70));
  });

  test('a fate goes on from any draw', () => {
    const whole = seedFate('tortuga', 0);
    const numbers = Array.from({ length: 10 }, () => whole.draw(100));
    const rest = seedFate('tortuga', 4);
    expect(Array.from({ length: 6 }, () => rest.draw(100))).toEqual(numbers.slice(4));
  });
});

describe('seeds', () => {
  test('are committed to by their SHA-256', () => {
    expect(commitTo('tortuga')).toBe('986c78be53210aeae4ae9a1bf4c0a26e44f7d0af24e2f4cee7d6289064650738');
    const { seed, commit } = fairFortune.draw();
    expect(commit).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('are 256 bits, and never the same', () => {
    const seeds = Array.from({ length: 1000 }, () => fairFortune.draw().seed);
    expect(new Set(seeds).size).toBe(1000);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

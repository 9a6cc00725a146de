import { defaultOptions } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { PARLEY_SHELF } from '../testing/parley-games.ts';
import { plotOf } from './ladder-page.ts';
import type { Contender, Plan } from './plan.ts';
import { playAll } from './play-all.ts';
import { ratingsOf } from './ratings.ts';
import { seatingsOf } from './seating.ts';
import { standingsOf } from './standings.ts';
import { sharesOf, spreadOf, wideSpreadOf, wilson, winnerOf } from './statistics.ts';

function contenders(count: number): Contender[] {
  return Array.from({ length: count }, (_, i) => ({ name: `bot ${i}`, bot: 'random', pace: {} }));
}

function plan(game: string, seats: number, bots: readonly Contender[], changes: Partial<Plan> = {}): Plan {
  const options = defaultOptions(PARLEY_SHELF.games.find(({ id }) => id === game)!);
  const common = { seating: 'rotating', games: 12, seed: 5 } as const;
  return { game, table: { seats, options }, contenders: bots, ...common, ...changes };
}

describe('seats', () => {
  test('rotate: two bots sit in either seat equally often', () => {
    const seatingOf = seatingsOf(plan('parley', 2, contenders(2)));
    expect([0, 1, 2, 3].map(seatingOf)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test.each([
    [3, 3],
    [5, 2],
    [5, 3],
    [2, 3],
  ])('of %i bots at %i seats are shared out evenly', (bots, seats) => {
    const seatingOf = seatingsOf(plan('parley', seats, contenders(bots)));
    const counts = Array.from({ length: bots }, () => Array.from({ length: seats }, () => 0));
    for (let match = 0; match < 120; match++) {
      for (const [seat, bot] of seatingOf(match).entries()) counts[bot]![seat]! += 1;
    }
    expect(new Set(counts.flat())).toEqual(new Set([(120 * seats) / (bots * seats)]));
  });

  test('let everybody follow everybody', () => {
    const seatingOf = seatingsOf(plan('parley', 3, contenders(3)));
    expect(new Set(Array.from({ length: 6 }, (_, i) => seatingOf(i).join(''))).size).toBe(6);
  });

  test('stay where they are named if they are fixed', () => {
    const seatingOf = seatingsOf(plan('parley', 3, contenders(3), { seating: 'fixed' }));
    expect(seatingOf(7)).toEqual([0, 1, 2]);
  });
});

describe('matches', () => {
  const bosun: Contender = { name: 'bosun', bot: 'bosun', pace: { iterations: 15 } };
  const sailor: Contender = { name: 'sailor', bot: 'sailor', pace: {} };

  test('are the same on one core and on three', async () => {
    const agreed = plan('quedah-merchant', 2, [bosun, sailor]);
    const one = await playAll(agreed, PARLEY_SHELF, { threads: 1 });
    expect(one).toHaveLength(12);
    expect(await playAll(agreed, PARLEY_SHELF, { threads: 3 })).toEqual(one);
    expect(await playAll({ ...agreed, seed: 6 }, PARLEY_SHELF, { threads: 3 })).not.toEqual(one);
  });

  test('differ from each other', async () => {
    const records = await playAll(plan('loyal-captain', 2, contenders(2)), PARLEY_SHELF);
    expect(new Set(records.map(({ plies }) => plies)).size).toBeGreaterThan(3);
  });

  test('that are quick are begun here and finished elsewhere, and say how far they are', async () => {
    const seen: number[] = [];
    const many = plan('loyal-captain', 2, contenders(2), { games: 4000 });
    const records = await playAll(many, PARLEY_SHELF, { threads: 2, onProgress: (done) => seen.push(done) });
    expect(records.filter(({ places }) => places !== undefined)).toHaveLength(4000);
    expect(seen.at(-1)).toBe(4000);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('of a game that is not there are no matches', async () => {
    const unknown = { ...plan('parley', 2, [bosun, sailor]), game: 'chess' };
    await expect(playAll(unknown, PARLEY_SHELF)).rejects.toThrow('chess');
  });
});

describe('statistics', () => {
  test('Wilson’s interval is the one in the books', () => {
    expect(wilson(0.5, 100).low).toBeCloseTo(0.4038, 4);
    expect(wilson(0.5, 100).high).toBeCloseTo(0.5962, 4);
    expect(wilson(0.9, 10).low).toBeCloseTo(0.5958, 4);
    expect(wilson(1, 20)).toEqual({ low: expect.closeTo(0.8389, 4), high: 1 });
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('a win that is shared is divided', () => {
    expect(sharesOf([2, 1, 3])).toEqual([0, 1, 0]);
    expect(sharesOf([1, 1, 3])).toEqual([0.5, 0.5, 0]);
    expect(winnerOf([2, 1, 3])).toBe(1);
    expect(winnerOf([1, 1, 3])).toBeUndefined();
    expect(winnerOf(undefined)).toBeUndefined();
  });

  test('a spread has a mean and extremes', () => {
    expect(spreadOf([1, 2, 6])).toEqual({ mean: 3, min: 1, max: 6 });
    expect(spreadOf([])).toEqual({ mean: 0, min: 0, max: 0 });
    const hundred = Array.from({ length: 101 }, (_, i) => 100 - i);
    expect(wideSpreadOf(hundred)).toEqual({ mean: 50, min: 0, max: 100, p5: 5, p95: 95 });
  });
});

describe('standings', () => {
  const counted = { plies: 1, decisions: 1, answers: 1, fewest: 1, most: 1 };

  test('count wins, divide draws, and follow bots round the table', () => {
    const agreed = plan('parley', 2, contenders(2), { games: 4 });
    // The first bot wins from both seats, then draws, then plays without end.
    const places = [[1, 2], [2, 1], [1, 1], undefined];
    const records = places.map((each) => (each === undefined ? counted : { ...counted, places: each }));
    const { draws, bots, duels } = standingsOf(agreed, records);
    expect(draws).toBe(2);
    expect(bots[0]).toMatchObject({ played: 4, wins: 2, score: 0.75 });
    expect(bots[1]).toMatchObject({ played: 4, wins: 0, score: 0.25 });
    expect(bots[0]!.rating).toBeGreaterThan(bots[1]!.rating);
    expect(duels[0]![1]).toEqual({ points: 3, games: 4 });
    expect(duels[1]![0]).toEqual({ points: 1, games: 4 });
  });

  test('rate by place, and grow surer', () => {
    const finish = { seating: [2, 0, 1], places: [1, 2, 3] };
    const [second, third, first] = ratingsOf(
      3,
      Array.from({ length: 20 }, () => finish),
    );
    expect(first!.mu).toBeGreaterThan(second!.mu);
    expect(second!.mu).toBeGreaterThan(third!.mu);
    expect(first!.sigma).toBeLessThan(ratingsOf(3, [finish])[2]!.sigma);
  });

  test('rate a bot in two seats once', () => {
    const [twice] = ratingsOf(2, [{ seating: [0, 1, 0], places: [1, 2, 3] }]);
    expect(twice!.mu).toBeCloseTo(25, 0);
  });
});

test('a plot has a line for each bot with its rating in the middle', () => {
  const lines = plotOf([
    { name: 'captain', rating: 30, sigma: 2 },
    { name: 'sailor', rating: 20, sigma: 2 },
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[0]!.indexOf('●')).toBeGreaterThan(lines[1]!.indexOf('●'));
  expect(lines[1]).toMatch(/^sailor {3}─+●─+$/);
  expect(lines[2]!.trim()).toMatch(/^16 +34$/);
});

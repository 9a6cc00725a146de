import { expect, test } from 'vitest';
import { ownerOf } from '../../rules/deck/crew.ts';
import { aimsOf } from './aims.ts';
import type { Figure } from './figures.ts';
import { layoutFor } from './layout.ts';
import { facing, pileOf } from './look.ts';
import { endOf, routeOf } from './routes.ts';
import { CASES } from './testing.ts';
import { trailOf } from './trail.ts';

const seats = ['Anne', 'Bart'].map((name, seat) => ({ name, initial: name[0] ?? '', number: seat + 1 }));

function tower(height: number): Figure {
  return { id: 0, seat: 0, space: 3, back: 12, under: Array.from({ length: height - 1 }, () => 1) };
}

test.each([
  [1, 0, 0],
  [5, 0, 4],
  [6, 1, 0],
  [10, 1, 4],
  [11, 2, 0],
  [18, 3, 2],
])('a tower %i high shows %i flags and %i discs under the top', (height, flags, discs) => {
  const pile = pileOf(tower(height), seats, 'crew');
  expect(pile).toMatchObject({ height, flags });
  expect(pile.discs).toHaveLength(discs);
});

test('who holds a captive shows whose it is', () => {
  expect(pileOf(tower(2), seats, 'captives')).toEqual({ captive: seats[1] });
});

test('a pirate has its back one way and at most two ways ahead', () => {
  const layout = layoutFor(360, 480);
  expect(facing(layout, 8, 9)).toMatchObject({ back: 90 });
  expect(facing(layout, 8, 9).ahead).toHaveLength(2);
  expect(facing(layout, 0, -1)).toMatchObject({ back: -90 });
  expect(facing(layoutFor(480, 360), 0, -1)).toMatchObject({ back: 0 });
});

test.each(CASES)('$name: every route is as long as it must be and ends where the offer says', (game) => {
  let longest = 0;
  for (const { view, offers } of game.moments(4)) {
    const figures = game.deck.figures(view);
    for (const aim of aimsOf(offers)) {
      const route = routeOf(view, (from) => game.deck.steps(view, from), figures, aim);
      if (typeof aim.source !== 'number' || aim.no !== undefined) continue;
      expect(route).toHaveLength(game.deck.steps(view, aim.source) + 1);
      expect([route[0], ...route.slice(-2)]).toEqual([aim.source, aim.back, aim.to]);
      expect(endOf(aim, figures)).toEqual({ space: aim.to, back: aim.back });
      for (const space of route.slice(1, -1)) {
        expect(space === aim.source || ownerOf(view, space) === undefined).toBe(true);
      }
      longest = Math.max(longest, route.length - 1);
    }
  }
  expect(longest).toBeGreaterThan(0);
});

test('what happened leaves a trail', () => {
  const trail = trailOf([
    { type: 'moved', seat: 0, route: [0, 6, 8] },
    { type: 'captiveTaken', seat: 0, at: 8 },
    { type: 'freedTo', seat: 0, from: 8, at: 9 },
    { type: 'reinforcement', seat: 0, at: 0 },
    { type: 'rolled', seat: 1, roll: 2 },
  ]);
  expect(trail).toEqual({
    routes: [
      [0, 6, 8],
      [8, 9],
    ],
    entered: [0],
    taken: [8],
  });
});

import { expect, test } from 'vitest';
import { BOARD } from '../../rules/deck/board.ts';
import type { Figure } from './figures.ts';
import { layoutFor } from './layout.ts';
import { arrival } from './routes.ts';

const layout = layoutFor(500, 640);
const [D3, D4, D5] = ['D3', 'D4', 'D5'].map((name) => BOARD.names.indexOf(name)) as [number, number, number];
const figure = (space: number): Figure => ({ id: 0, seat: 1, space, back: D4, under: [] });
const distance = (to: number, { x, y }: { x: number; y: number }) =>
  Math.hypot(layout.points[to]!.x - x, layout.points[to]!.y - y);

test('whoever arrives on a free space is shown there', () => {
  expect(distance(D5, arrival(layout, { space: D5, back: D4 }, [figure(D3)]))).toBe(0);
});

test('whoever arrives on somebody is shown beside them, where they come from', () => {
  const shown = arrival(layout, { space: D5, back: D4 }, [figure(D5)]);
  expect(distance(D5, shown)).toBeGreaterThan(20);
  expect(distance(D4, shown)).toBeLessThan(distance(D4, layout.points[D5]!) - 20);
});

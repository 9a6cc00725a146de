import { describe, expect, test } from 'vitest';
import { ahead } from '../../rules/chart.ts';
import { SPACES } from '../../rules/data/chart.ts';
import { distance } from './geometry.ts';
import { chartOf, closeUp, type Layout, layoutFor } from './layout.ts';

const SEATED = { others: 3, isSeated: true };

/** Boxes in which the frame, lessons and rulebooks put the picture. */
const BOXES = [
  ['a desk', 1088, 572],
  ['a tablet', 820, 508],
  ['a phone', 390, 366],
  ['a small phone', 360, 330],
  ['a figure', 400, 320],
] as const;

function layouts(): (readonly [string, Layout])[] {
  return BOXES.map(([name, width, height]) => [name, layoutFor(width, height, SEATED)]);
}

describe.each(layouts())('the chart on %s', (_, layout) => {
  const { points, radius } = layout.track;

  test('has every space, and all of it on the chart', () => {
    expect(points).toHaveLength(SPACES.length);
    for (const { x, y } of points) {
      expect(Math.min(x, layout.width - x, y, layout.height - y)).toBeGreaterThanOrEqual(radius);
    }
  });

  test('keeps all spaces apart', () => {
    for (const [a, one] of points.entries()) {
      for (const other of points.slice(a + 1)) expect(distance(one, other)).toBeGreaterThan(radius * 1.9);
    }
  });

  test('has no leaps from a space to the next', () => {
    for (const space of SPACES.keys()) {
      for (const next of ahead(space)) {
        expect(distance(points[space]!, points[next]!)).toBeLessThan(layout.width * 0.2);
      }
    }
  });

  test('has room on the island for dice and cards', () => {
    expect(layout.island.w).toBeGreaterThan(180);
    expect(layout.island.h).toBeGreaterThan(60);
  });
});

test('boards stand beside a wide chart and below a high one', () => {
  expect(layoutFor(1088, 572, SEATED).isWide).toBe(true);
  expect(layoutFor(1088, 572, SEATED).width).toBeLessThan(1088);
  const high = layoutFor(390, 366, SEATED);
  expect(high.isWide).toBe(false);
  expect(high.height).toBeLessThan(layoutFor(390, 366, { others: 3, isSeated: false }).height);
});

test('a close-up holds the spaces it is of, in the shape of the picture', () => {
  const layout = chartOf(400, 320);
  const box = closeUp(layout, ['A5', 'C1']);
  expect(box.w / box.h).toBeCloseTo(400 / 320);
  expect(box.w).toBeLessThan(400);
  for (const id of ['A5', 'C1']) {
    const { x, y } = layout.track.points[SPACES.findIndex((space) => space.id === id)]!;
    expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
  }
  expect(closeUp(layout, [])).toEqual({ x: 0, y: 0, w: 400, h: 320 });
});

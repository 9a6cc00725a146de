import { expect, test } from 'vitest';
import { BOARD } from '../../rules/deck/board.ts';
import { spaceByKey } from './keys.ts';
import { placeLabels } from './labels.ts';
import { glassFor, layoutFor, RING, routeLine, slateWidth, spaceNear } from './layout.ts';

const ROOMS = [
  [360, 480],
  [390, 385],
  [820, 620],
  [1060, 560],
  [1440, 640],
] as const;

test('the ship lies as it fits best, bow up or bow to the right', () => {
  expect(ROOMS.map(([w, h]) => layoutFor(w, h).isWide)).toEqual([false, true, true, true, true]);
});

test.each(ROOMS)('in a room of %i by %i every space and boat is inside', (w, h) => {
  const { box, points, boats } = layoutFor(w, h);
  const marks = points.map((point) => ({ ...point, rx: RING, ry: RING }));
  for (const { x, y, rx, ry } of [...marks, ...boats.map((boat) => ({ ...boat, rx: 50, ry: 20 }))]) {
    expect(x - rx).toBeGreaterThan(box.x);
    expect(x + rx).toBeLessThan(box.x + box.w);
    expect(y - ry).toBeGreaterThan(box.y);
    expect(y + ry).toBeLessThan(box.y + box.h);
  }
});

test.each(ROOMS)('in a room of %i by %i the names stand clear of rings, slate and one another', (w, h) => {
  const layout = layoutFor(w, h);
  const size = Math.max(14, 14 / layout.scale);
  const middles = placeLabels(layout, size);
  const { slate } = layout.spots;
  const boxes = middles.map(({ x, y }, space) => ({
    x,
    y,
    w: (BOARD.names[space]?.length ?? 0) * size * 0.3,
  }));
  for (const [i, { x, y, w }] of boxes.entries()) {
    for (const point of layout.points) {
      const aside = Math.max(0, Math.abs(point.x - x) - w);
      const above = Math.max(0, Math.abs(point.y - y) - size / 2);
      expect(Math.hypot(aside, above)).toBeGreaterThan(RING - 1);
    }
    for (const other of boxes.slice(i + 1)) {
      expect(Math.abs(other.x - x) > w + other.w || Math.abs(other.y - y) > size).toBe(true);
    }
    const isBesideSlate = Math.abs(slate.x - x) > w + slateWidth(layout) / 2;
    expect(isBesideSlate || Math.abs(slate.y - y) > size / 2 + size * 1.25 + 5).toBe(true);
  }
});

test.each(ROOMS)('in a room of %i by %i the slate lies clear of rings', (w, h) => {
  const layout = layoutFor(w, h);
  const { slate } = layout.spots;
  for (const point of layout.points) {
    const aside = Math.max(0, Math.abs(point.x - slate.x) - slateWidth(layout) / 2);
    const above = Math.max(0, Math.abs(point.y - slate.y) - 35);
    expect(Math.hypot(aside, above)).toBeGreaterThan(RING);
  }
});

test.each(ROOMS)('in a room of %i by %i the arrow keys lead from every space to every other', (w, h) => {
  const layout = layoutFor(w, h);
  for (const start of BOARD.names.keys()) {
    const reached = new Set([start]);
    for (const space of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = spaceByKey(layout, space, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(BOARD.names.length);
  }
});

test('other keys lead nowhere, Home and End to the first and the last', () => {
  const layout = layoutFor(360, 480);
  expect(spaceByKey(layout, 8, 'x')).toBeUndefined();
  expect(spaceByKey(layout, 8, 'Home')).toBe(BOARD.names.indexOf('S1'));
  expect(spaceByKey(layout, 8, 'End')).toBe(BOARD.names.indexOf('S6'));
});

test('a drop means the nearest space, if one is near', () => {
  const layout = layoutFor(360, 480);
  const { x, y } = layout.points[8] ?? { x: 0, y: 0 };
  expect(spaceNear(layout, { x: x + 20, y: y - 10 })).toBe(8);
  expect(spaceNear(layout, { x: -60, y: -60 })).toBeUndefined();
});

test('a route passes over every space between its ends', () => {
  const layout = layoutFor(360, 480);
  expect(routeLine(layout, [0, 6, 8]).match(/[ML]/g)).toHaveLength(3);
  expect(routeLine(layout, [0])).toBe('');
});

test('the spyglass keeps clear of the boats', () => {
  expect(glassFor(layoutFor(360, 480), 3)).toEqual({ top: undefined, isCrowded: false });
  expect(glassFor(layoutFor(390, 300), 2)).toEqual({ top: 8, isCrowded: false });
  expect(glassFor(layoutFor(1440, 640), 3)).toEqual({ top: 8, isCrowded: false });
  const crowded = layoutFor(390, 300);
  const glass = glassFor(crowded, 3);
  expect(glass.isCrowded).toBe(true);
  expect(glass.top).toBeGreaterThan(((crowded.boats[2]?.y ?? 0) + 20 - crowded.box.y) * crowded.scale);
});

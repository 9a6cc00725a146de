import { expect, test } from 'vitest';
import { zonesOf } from './close-up.ts';
import { type Box, berths, CARD_RATIO, closeUp, fanOf, inARow, layoutFor, onTrack } from './layout.ts';

const ROOMS = [
  [360, 330],
  [390, 367],
  [560, 448],
  [820, 508],
  [1088, 570],
  [1568, 760],
] as const;

function isWithin(inner: Box, outer: Box): boolean {
  const [right, bottom] = [inner.x + inner.w, inner.y + inner.h];
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    right <= outer.x + outer.w + 0.01 &&
    bottom <= outer.y + outer.h + 0.01
  );
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

test('phones and figures are tall, tablets and desks are wide', () => {
  expect(ROOMS.map(([w, h]) => layoutFor(w, h, 4).isWide)).toEqual([false, false, false, true, true, true]);
});

test.each(ROOMS)('in a room of %i by %i every zone is inside and none covers another', (w, h) => {
  for (const seats of [3, 4]) {
    const { size, others, row, middle, plate, fleet, track, hand } = layoutFor(w, h, seats);
    const zones = [...others, row, middle, plate, fleet, track, hand];
    expect(zones.filter((zone) => !isWithin(zone, size))).toEqual([]);
    for (const [i, zone] of zones.entries())
      expect(zones.slice(i + 1).filter((other) => meet(zone, other))).toEqual([]);
  }
});

test.each(ROOMS)('in a room of %i by %i cards fit their places, and a finger fits the cards', (w, h) => {
  const layout = layoutFor(w, h, 4);
  for (const [zone, width, count] of [
    [layout.row, layout.loot, 9],
    [layout.middle, layout.trick, 4],
  ] as const) {
    expect(width * CARD_RATIO).toBeLessThanOrEqual(zone.h);
    const [one, other] = inARow(zone, count, width * 1.08, width);
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(width);
  }
  expect(layout.loot).toBeGreaterThanOrEqual(35);
  const [first, second] = fanOf(layout, 10);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(25);
});

test('a fan of cards stays in its zone, and is the same from both ends', () => {
  const layout = layoutFor(1088, 570, 4);
  const spots = fanOf(layout, 10);
  for (const { x, y } of spots)
    expect(isWithin({ x: x - layout.card / 2, y, w: layout.card, h: 1 }, layout.hand)).toBe(true);
  const [first, last] = [spots[0], spots[9]];
  expect(first?.turn).toBe(-(last?.turn ?? 0));
  expect(first?.y).toBe(last?.y);
});

test('four ships share the basin, and the debt track has twenty places', () => {
  const layout = layoutFor(1088, 570, 4);
  expect(berths(layout).filter((berth) => isWithin(berth, layout.fleet))).toHaveLength(4);
  const { x, w } = layout.track;
  expect(onTrack(layout.track, 0).x).toBeCloseTo(x + w / 40);
  expect(onTrack(layout.track, 19).x).toBeCloseTo(x + w - w / 40);
});

test('a closer look holds what was asked for, in the shape of the whole', () => {
  const layout = layoutFor(560, 448, 4);
  expect(closeUp(layout, zonesOf(layout, 0, [1, 2, 3], []))).toBe(layout.size);
  const zones = zonesOf(layout, 0, [1, 2, 3], ['fleet', 'debt1', 'nowhere']);
  const box = closeUp(layout, zones);
  expect(zones).toEqual([layout.fleet, layout.track]);
  expect(zones.every((zone) => isWithin(zone, box))).toBe(true);
  expect(box.w / box.h).toBeCloseTo(560 / 448);
  expect(box.w).toBeLessThan(560);
});

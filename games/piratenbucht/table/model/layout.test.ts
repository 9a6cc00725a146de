import { expect, test } from 'vitest';
import { fleetOf } from './fleet.ts';
import { boxOf, layoutFor } from './layout.ts';
import { moments } from './testing.ts';

const SIZES = [
  [1088, 570],
  [820, 510],
  [390, 352],
  [360, 330],
  [600, 900],
] as const;

const SEATED = { isSeated: true, isClose: false };

test.each(SIZES)('at %i by %i no place covers another, and all lie in the sea', (width, height) => {
  const { places, quay, sea, column, track, hand } = layoutFor(width, height, SEATED);
  expect(sea.w + column).toBe(width);
  expect(track + sea.h + hand).toBe(height);
  for (const box of [...places, quay]) {
    expect(box.x + box.w).toBeLessThanOrEqual(sea.w + 0.5);
    expect(box.y + box.h).toBeLessThanOrEqual(sea.h + 0.5);
  }
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const isApart =
        a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
      expect(isApart).toBe(true);
    }
  }
});

test('a phone looks at the chart or at the ships, a desk at both', () => {
  expect(layoutFor(390, 352, SEATED)).toMatchObject({ isWide: false, isSmall: true, column: 0 });
  expect(layoutFor(1088, 570, SEATED)).toMatchObject({ isWide: true, isSmall: false });
  expect(layoutFor(1088, 570, { isSeated: false, isClose: false }).hand).toBe(0);
});

test('a close look leaves out everything but the sea', () => {
  const { sea, column } = layoutFor(600, 480, { isSeated: true, isClose: true });
  expect({ ...sea, column }).toEqual({ x: 0, y: 0, w: 600, h: 480, column: 0 });
});

test('ships at one place lie side by side inside it', () => {
  for (const [width, height] of SIZES) {
    const layout = layoutFor(width, height, SEATED);
    for (const { view } of moments(5)) {
      const fleet = fleetOf(view, layout);
      expect(new Set(fleet.map(({ id }) => id)).size).toBe(fleet.length);
      for (const { at, x, y } of fleet) {
        const box = boxOf(layout, at === 0 ? 7 : at);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.w);
        expect(y).toBeLessThan(box.y + box.h);
      }
      const spots = fleet.map(({ x, y }) => `${Math.round(x / 4)} ${Math.round(y)}`);
      expect(new Set(spots).size).toBe(spots.length);
    }
  }
});

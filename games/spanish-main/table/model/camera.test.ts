import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, clamped, closeUp, fitted, MARGIN, panned, toPaper, toScreen, zoomed } from './camera.ts';

const SIZE = 9140;
const SCREEN = { width: 700, height: 500 };

const spot = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 500 }) });
const deed = fc.oneof(
  fc.record({ zoom: fc.double({ min: 0.2, max: 5, noNaN: true }), about: spot }),
  fc.record({
    pan: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  }),
);

test('a fitted sea is seen whole, in the middle', () => {
  const { x, y, w, h } = boxOf(fitted(SIZE), SIZE, SCREEN);
  expect([y, h]).toEqual([-MARGIN, SIZE + 2 * MARGIN]);
  expect(x + w / 2).toBeCloseTo(SIZE / 2);
  expect(w).toBeGreaterThan(SIZE);
});

test('nothing but the sea and its margin is ever seen, unless all of it is', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      let camera = fitted(SIZE);
      for (const one of deeds) {
        camera =
          'zoom' in one
            ? zoomed(camera, SIZE, SCREEN, one.zoom, one.about)
            : panned(camera, SIZE, SCREEN, one.pan);
      }
      const { x, y, w, h } = boxOf(camera, SIZE, SCREEN);
      for (const [from, seen] of [
        [x, w],
        [y, h],
      ] as const) {
        const isAll = seen >= SIZE + 2 * MARGIN - 1e-6;
        if (isAll) expect(from + seen / 2).toBeCloseTo(SIZE / 2, 3);
        else {
          expect(from).toBeGreaterThanOrEqual(-MARGIN - 1e-6);
          expect(from + seen).toBeLessThanOrEqual(SIZE + MARGIN + 1e-6);
        }
      }
    }),
  );
});

describe('zooming', () => {
  const near = clamped({ x: 4000, y: 5000, zoom: 4 }, SIZE, SCREEN);

  test('keeps what is under the finger', () => {
    const finger = { x: 300, y: 260 };
    const before = toPaper(near, SIZE, SCREEN, finger);
    const after = toPaper(zoomed(near, SIZE, SCREEN, 1.4, finger), SIZE, SCREEN, finger);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  test('ends at the whole sea, and before a ship fills the screen', () => {
    const middle = { x: 350, y: 250 };
    expect(zoomed(near, SIZE, SCREEN, 0.001, middle)).toEqual(fitted(SIZE));
    expect(zoomed(near, SIZE, SCREEN, 1000, middle).zoom).toBe(8);
  });

  test('shows a part of the sea whole', () => {
    const part = { x: 3000, y: 4000, w: 900, h: 1200 };
    const { x, y, w, h } = boxOf(closeUp(part, SIZE, SCREEN), SIZE, SCREEN);
    expect(h).toBeCloseTo(part.h);
    expect(y).toBeCloseTo(part.y);
    expect(x).toBeLessThan(part.x);
    expect(x + w).toBeGreaterThan(part.x + part.w);
  });
});

test('the paper follows the finger', () => {
  const near = clamped({ x: 4000, y: 5000, zoom: 4 }, SIZE, SCREEN);
  const under = toPaper(near, SIZE, SCREEN, { x: 100, y: 100 });
  const moved = panned(near, SIZE, SCREEN, { x: 40, y: -25 });
  const now = toScreen(moved, SIZE, SCREEN, under);
  expect(now.x).toBeCloseTo(140);
  expect(now.y).toBeCloseTo(75);
});

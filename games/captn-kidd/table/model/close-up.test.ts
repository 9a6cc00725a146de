import { expect, test } from 'vitest';
import { BOARD } from '../../rules/deck/board.ts';
import { closeUp } from './close-up.ts';
import { layoutFor } from './layout.ts';

const SIZES = [
  [500, 400],
  [300, 240],
  [240, 400],
] as const;

test.each(SIZES)('a close-up of %i by %i shows its places, as large as they fit', (width, height) => {
  const whole = layoutFor(width, height);
  const places = ['D3', 'D5', 'D6', 'D9'];
  const { box, points, scale } = closeUp(whole, places);
  for (const place of places) {
    const { x, y } = points[BOARD.names.indexOf(place)]!;
    expect(x).toBeGreaterThan(box.x + 30);
    expect(x).toBeLessThan(box.x + box.w - 30);
    expect(y).toBeGreaterThan(box.y + 30);
    expect(y).toBeLessThan(box.y + box.h - 30);
  }
  expect(scale).toBeGreaterThan(whole.scale * 1.4);
  expect(box.w / box.h).toBeCloseTo(width / height);
  expect(box.w * scale).toBeCloseTo(width);
});

test.each(SIZES)('a close-up of %i by %i never shows more than there is', (width, height) => {
  const whole = layoutFor(width, height);
  for (const place of BOARD.names) {
    const { box } = closeUp(whole, [place]);
    expect(box.x).toBeGreaterThanOrEqual(whole.box.x);
    expect(box.y).toBeGreaterThanOrEqual(whole.box.y);
    expect(box.x + box.w).toBeLessThanOrEqual(whole.box.x + whole.box.w + 1e-9);
    expect(box.y + box.h).toBeLessThanOrEqual(whole.box.y + whole.box.h + 1e-9);
  }
});

test('of nowhere it is the whole picture', () => {
  const whole = layoutFor(500, 400);
  expect(closeUp(whole, [])).toBe(whole);
});

import { describe, expect, test } from 'vitest';
import { HULLS } from '../../rules/sea/plans.ts';
import { arcPath } from './arcs.ts';
import { along, beamOf, boxAround, headingTo, hullPath, middleOf, onPaper } from './chart.ts';

const HERE = { x: 3000, y: 5000 };

test('what lies above on the sea lies above on the paper', () => {
  expect(onPaper(9140, { x: 10, y: 9140 })).toEqual({ x: 10, y: 0 });
  expect(along(HERE, 90, 100).y).toBeCloseTo(4900);
});

test('every heading is found again by looking along it', () => {
  for (let heading = 0; heading < 360; heading++) {
    expect(headingTo(HERE, along(HERE, heading, 600))).toBe(heading);
  }
});

describe.each(HULLS)('a hull %s', (hull) => {
  test('is drawn from her bow tip, as broad on both sides', () => {
    const corners = hullPath(hull)
      .slice(1, -1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number));
    expect(corners[0]).toEqual([0, 0]);
    for (const [x, y] of corners) expect(corners).toContainEqual([x, 0 - y!]);
    expect(Math.max(...corners.map(([, y]) => y!))).toBe(beamOf(hull));
  });

  test('has her middle within her box', () => {
    const pose = { x: 4000, y: 4000, h: 77 };
    const { x, y, w, h } = boxAround(9140, hull, pose);
    const middle = middleOf(9140, hull, pose);
    expect(middle.x).toBeGreaterThan(x);
    expect(middle.x).toBeLessThan(x + w);
    expect(middle.y).toBeGreaterThan(y);
    expect(middle.y).toBeLessThan(y + h);
  });
});

test('an arc runs through its headings, counter-clockwise', () => {
  expect(arcPath({ x: 0, y: 0 }, 100, 0, 179)).toBe(
    'M100 0.9A100 100 0 0 0 0.9 -100A100 100 0 0 0 -100 -0.9',
  );
});

import { describe, expect, test } from 'vitest';
import { isWithin, squared, touch } from './distance.ts';
import { aimAt, mastSpot, sternSpot } from './fire.ts';
import { alongX, alongY, apart, cos, quotient, sin, unscale } from './fixed.ts';
import { overlap } from './meeting.ts';
import { HULL_PLANS, HULLS, ISLAND_PLANS } from './plans.ts';
import { departure, type Obstacle } from './sweep.ts';
import { BAR, corners, island, pose, SIZE, sea, ship } from './testing.ts';

function along(h: number, k: number): [number, number] {
  return [alongX(h, k), alongY(h, k)];
}

/** How far a point is from a hull on a slant, squared. */
function fromSlant(x: number, y: number): number {
  return aimAt({ x, y }, ship('3A', 5000, 5000, 45)).squared;
}

function abeam(y: number): Obstacle {
  return ship('2', 3000, y, 0);
}

function isAtEdge(x: number): boolean {
  return departure(sea(), '2', pose(x, 3000, 0)).isAtEdge;
}

const target = ship('3A', 5000, 5000, 90);

describe('numbers', () => {
  test('[GEO-1, GEO-9] every length is a whole number, however far and wherever to', () => {
    for (let h = 0; h < 360; h++) {
      for (const k of [1, 10, 575, 838, 13720]) {
        expect(along(h, k).every(Number.isSafeInteger)).toBe(true);
        expect(along(h, k).some((n) => Object.is(n, -0))).toBe(false);
      }
    }
  });

  test('[GEO-3] the bars are 575 and 838 units', () => {
    expect(BAR).toEqual({ S: 575, L: 838 });
  });

  test('[GEO-4] headings count counter-clockwise from +x', () => {
    expect([along(0, 100), along(90, 100), along(180, 100), along(270, 100)]).toEqual([
      [100, 0],
      [0, 100],
      [-100, 0],
      [0, -100],
    ]);
    expect([apart(350, 10), apart(10, 350), apart(0, 180), apart(90, 90)]).toEqual([20, 20, 180, 0]);
  });

  test('[GEO-5] sines come from the table, and every quadrant mirrors it', () => {
    expect([0, 30, 45, 60, 90].map(sin)).toEqual([0, 32768, 46341, 56756, 65536]);
    for (let d = 0; d < 360; d++) {
      expect(sin((180 - d + 360) % 360)).toBe(sin(d));
      expect(sin((180 + d) % 360) + sin(d)).toBe(0);
      expect(cos(d)).toBe(sin((d + 90) % 360));
    }
  });

  test('[GEO-6] halves are rounded away from zero', () => {
    expect([32767, 32768, 98303, 98304].map(unscale)).toEqual([0, 1, 1, 2]);
    expect([-32767, -32768, -98303, -98304].map(unscale)).toEqual([0, -1, -1, -2]);
  });

  test('[GEO-7, EX-8] displacements along a heading', () => {
    expect(along(0, 575)).toEqual([575, 0]);
    expect(along(30, 575)).toEqual([498, 288]);
    expect(along(210, 575)).toEqual([-498, -288]);
    expect(along(330, 838)).toEqual([726, -419]);
    expect(along(45, 838)).toEqual([593, 593]);
    expect(along(1, 838)).toEqual([838, 15]);
  });

  test('[GEO-8] quotients are rounded, halves away from zero', () => {
    expect([quotient(7, 2), quotient(-7, 2), quotient(6, 4), quotient(5, 4), quotient(-1, 3)]).toEqual([
      4, -4, 2, 1, 0,
    ]);
  });
});

describe('shapes', () => {
  test('[GEO-10, GEO-11, EX-9] a hull of class 2 lies behind her bow tip', () => {
    const east = ship('2', 1000, 1000, 0);
    expect(corners(east, 0)).toEqual([
      [1000, 1000],
      [850, 1070],
      [778, 1070],
      [778, 930],
      [850, 930],
    ]);
    expect(corners(east, 1).slice(3, 5)).toEqual([
      [430, 1050],
      [430, 950],
    ]);
    expect([0, 1].map((mast) => mastSpot('2', pose(1000, 1000, 0), mast))).toEqual([
      { x: 778, y: 1000 },
      { x: 607, y: 1000 },
    ]);
    expect(corners(ship('2', 1000, 1000, 90), 0)).toEqual([
      [1000, 1000],
      [930, 850],
      [930, 778],
      [1070, 778],
      [1070, 850],
    ]);
    expect([0, 1].map((mast) => mastSpot('2', pose(1000, 1000, 90), mast))).toEqual([
      { x: 1000, y: 778 },
      { x: 1000, y: 607 },
    ]);
  });

  test('[GEO-12] the pieces of a hull are convex, counter-clockwise, and share their corners', () => {
    for (const hull of HULLS) {
      const { bow, aft } = HULL_PLANS[hull];
      const pieces = [...bow, aft];
      for (const { ex, ey } of ship(hull, 0, 0, 0).outline.pieces) {
        ex.forEach((x, i) => {
          const j = (i + 1) % ex.length;
          expect(x * ey[j]! - ey[i]! * ex[j]!).toBeGreaterThan(0);
        });
      }
      for (const [i, piece] of pieces.slice(1).entries()) {
        const before = pieces[i]!.map(String);
        expect(piece.filter((point) => before.includes(String(point)))).toHaveLength(2);
      }
    }
  });

  test('[GEO-12, EX-10] a hull of class 3A on a slant', () => {
    expect(corners(ship('3A', 5000, 5000, 45), 0)).toEqual([
      [5000, 5000],
      [4814, 4941],
      [4941, 4814],
    ]);
    expect([0, 1, 2].map((mast) => mastSpot('3A', pose(5000, 5000, 45), mast))).toEqual([
      { x: 4878, y: 4878 },
      { x: 4730, y: 4730 },
      { x: 4603, y: 4603 },
    ]);
  });

  test('[GEO-13] the bow reaches from the tip to the first mast, and stays the bow', () => {
    for (const hull of HULLS) {
      const { bow, masts } = HULL_PLANS[hull];
      expect(Math.max(...bow.flat().map(([aft]) => aft))).toBe(masts[0]);
    }
  });

  test('[GEO-14] masts stand on the keel from bow to stern', () => {
    for (const hull of HULLS) {
      const { masts, length } = HULL_PLANS[hull];
      expect(masts.toSorted((a, b) => a - b)).toEqual(masts);
      expect(masts.at(-1)).toBeLessThan(length);
    }
  });

  test('[GEO-15] the stern point is the end of the keel, and masts never touch anything', () => {
    expect(sternSpot('3A', pose(5000, 5000, 90))).toEqual({ x: 5000, y: 4280 });
    // A neighbour beside the masts, but 3 units from the hull.
    expect(touch(ship('2', 1000, 1000, 0), ship('2', 1000, 1143, 0))).toBe(false);
    expect(touch(ship('2', 1000, 1000, 0), ship('2', 1000, 1142, 0))).toBe(true);
  });

  test('[GEO-17] eight convex islands, each within a box of 750 by 500', () => {
    expect(ISLAND_PLANS).toHaveLength(8);
    for (const [shape, { shore }] of ISLAND_PLANS.entries()) {
      const { outline } = island(0, 0, 0, shape);
      expect(outline.right - outline.left).toBeLessThanOrEqual(750);
      expect(outline.top - outline.bottom).toBeLessThanOrEqual(500);
      const [{ ex, ey }] = outline.pieces as [(typeof outline.pieces)[0]];
      shore.forEach((_, i) => {
        const j = (i + 1) % shore.length;
        expect(ex[i]! * ey[j]! - ey[i]! * ex[j]!).toBeGreaterThan(0);
      });
    }
  });

  test('[GEO-18, EX-11] an island turned by a quarter', () => {
    expect(corners(island(), 0)).toEqual([
      [4200, 4540],
      [4260, 4410],
      [4420, 4330],
      [4660, 4320],
      [4850, 4380],
      [4945, 4530],
      [4910, 4680],
      [4750, 4790],
      [4510, 4820],
      [4300, 4740],
    ]);
    expect(corners(island(4570, 4570, 90), 0).slice(0, 3)).toEqual([
      [4600, 4200],
      [4730, 4260],
      [4810, 4420],
    ]);
  });
});

describe('distance', () => {
  test('[GEO-20, GEO-21] a point in a piece is at no distance; beside an edge the square is rounded down', () => {
    expect(fromSlant(4900, 4400)).toBe(69564);
    expect(squared(ship('2', 4950, 4600, 0), target)).toBe(0);
  });

  test('[GEO-22] between two hulls the nearest corners and edges count', () => {
    expect(squared(ship('2', 5000, 4275, 90), target, 'bow', 'aft')).toBe(25);
    expect(squared(target, ship('2', 5000, 4275, 90))).toBe(25);
  });

  test('[GEO-23, EX-35] within S is up to 575 units, equality included', () => {
    const flagship = ship('5', 3000, 3000, 0);
    expect(squared(flagship, ship('2', 3000, 3755, 0))).toBe(330625);
    expect(isWithin(flagship, ship('2', 3000, 3755, 0), 575)).toBe(true);
    expect(squared(flagship, ship('2', 3000, 3756, 0))).toBe(331776);
    expect(isWithin(flagship, ship('2', 3000, 3756, 0), 575)).toBe(false);
  });

  test('[GEO-24] overlap begins at once, deep overlap beyond two units', () => {
    expect([141, 140, 139, 138, 137].map((y) => overlap(abeam(0), abeam(y), 'any'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect([139, 138, 137].map((y) => overlap(abeam(0), abeam(y), 'deep'))).toEqual([false, false, true]);
  });

  test('[GEO-25] bow and rest are told apart', () => {
    const bows = ship('2', 5000, 5000, 270);
    expect([touch(bows, target), touch(bows, target, 'bow', 'aft')]).toEqual([true, false]);
    expect(touch(ship('2', 4910, 4600, 0), target, 'bow', 'aft')).toBe(true);
    expect(touch(ship('2', 4908, 4600, 0), target)).toBe(true);
    expect(touch(ship('2', 4907, 4600, 0), target)).toBe(false);
  });

  test('[GEO-26] two units from the edge is at the edge', () => {
    expect([SIZE - 3, SIZE - 2, SIZE].map(isAtEdge)).toEqual([false, true, true]);
  });
});

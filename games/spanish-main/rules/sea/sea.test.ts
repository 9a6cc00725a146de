import { describe, expect, test } from 'vitest';
import { isWithin, squared, touch } from './distance.ts';
import { type Aim, aimAt, crosses, foulsMast, mastSpot, sternSpot } from './fire.ts';
import { alongX, alongY, apart, cos, quotient, sin, unscale } from './fixed.ts';
import { overlap } from './meeting.ts';
import { comeAbout, dockPlace, nearestDockPlace, towPlace } from './placing.ts';
import { HULL_PLANS, HULLS, ISLAND_PLANS } from './plans.ts';
import { bodyAt, departure, type Obstacle, sweep } from './sweep.ts';
import { BAR, corners, island, pose, SIZE, sail, sailed, sea, ship } from './testing.ts';

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

function inTheOpen(h: number): string {
  return sailed(sea(), '2', pose(4000, 4000, 0), h, 'S');
}

function pastIsland(y: number): ReturnType<typeof sail> {
  return sail(sea(island()), '2', pose(4000, y, 0), 0, BAR.L);
}

function offTheEdge(h: number): string {
  return sailed(sea(), '2', pose(9140, 3000, 0), h, 'S');
}

const target = ship('3A', 5000, 5000, 90);

function ontoTarget(x: number): string {
  return sailed(sea(target), '2', pose(x, 4600, 0), 0, 'L');
}

function aimFrom(x: number): Aim {
  return aimAt(mastSpot('2', pose(x, 4600, 0), 0), target);
}

function pebble(x: number): Obstacle {
  return island(x, 2000, 0, 5);
}

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

describe('sailing', () => {
  test('[EX-12] S, then L after a turn, on the open sea', () => {
    expect(sailed(sea(), '2', pose(2000, 2000, 0), 30, 'S')).toBe('575 2498 2288');
    expect(sailed(sea(), '2', pose(2498, 2288, 30), 330, 'L')).toBe('838 3224 1869');
  });

  test('[GEO-30, EX-13] a ship turns by at most 90 degrees', () => {
    expect([91, 180, 269].map(inTheOpen)).toEqual(['too-sharp', 'too-sharp', 'too-sharp']);
    expect([inTheOpen(90), inTheOpen(270)]).toEqual(['575 4000 4575', '575 4000 3425']);
  });

  test('[GEO-28, GEO-38, EX-14] docking: stopped by the shore, the bow on it', () => {
    const from = pose(3400, 4570, 0);
    expect(sailed(sea(island()), '2', from, 0, 'L')).toBe('815 4215 4570');
    expect(touch(ship('2', 4215, 4570, 0), island(), 'bow')).toBe(true);
    expect(sailed(sea(island()), '2', from, 0, 'S')).toBe('575 3975 4570');
    expect(touch(ship('2', 3975, 4570, 0), island())).toBe(false);
  });

  test('[GEO-34, EX-15] docking with the shoulder, passing along the shore', () => {
    expect(pastIsland(4880)).toMatchObject({ steps: 633, stop: 0 });
    expect(touch(ship('2', 4633, 4880, 0), island(), 'bow')).toBe(true);
    expect(pastIsland(4890)).toMatchObject({ steps: 838, stop: undefined });
    expect(touch(ship('2', 4838, 4890, 0), island(), 'aft')).toBe(true);
    expect(touch(ship('2', 4838, 4890, 0), island(), 'bow')).toBe(false);
    expect(touch(ship('2', 4838, 4893, 0), island())).toBe(false);
  });

  test('[GEO-32, GEO-33, GEO-36, EX-16] casting off: drawn out just far enough to clear the shore', () => {
    const shore = island();
    const docked = dockPlace(sea(shore), '3A', shore, 0);
    expect(docked).toEqual(pose(4215, 4570, 0));
    const off = (h: number, bar: 'S' | 'L') => sailed(sea(shore), '3A', pose(4215, 4570, 0), h, bar);
    expect(off(180, 'L')).toBe('838 3377 4570');
    expect(off(180, 'S')).toBe('733 3482 4570');
    expect(off(150, 'L')).toBe('838 3489 4989');
    expect([off(0, 'L'), off(60, 'L'), off(270, 'L')]).toEqual(['no-way', 'shore-ahead', 'shore-ahead']);
  });

  test('[GEO-36, EX-17] the longest hull is drawn out farther than her bar', () => {
    const shore = island();
    const docked = dockPlace(sea(shore), '5', shore, 0)!;
    expect(sailed(sea(shore), '5', docked, 180, 'S')).toBe('1013 3202 4570');
    expect(sailed(sea(shore), '5', docked, 180, 'L')).toBe('1013 3202 4570');
  });

  test('[GEO-2, GEO-31, GEO-35, EX-18] the edge stops her, and she casts off from it', () => {
    expect(sail(sea(), '2', pose(8800, 3000, 0), 0, BAR.L)).toEqual({
      steps: 340,
      pose: pose(9140, 3000, 0),
      stop: 'edge',
    });
    expect([180, 120, 90].map(offTheEdge)).toEqual(['575 8565 3000', '651 8814 3564', 'shore-ahead']);
  });

  test('[GEO-31, EX-19] a neighbour leaves no room to swing the stern', () => {
    const beside = sea(ship('2', 5700, 4900, 0));
    const to = (h: number) => sailed(beside, '4', pose(5000, 5000, 90), h, 'L');
    expect([to(180), to(135)]).toEqual(['no-room-to-turn', 'no-room-to-turn']);
    expect([to(90), to(45)]).toEqual(['838 5000 5838', '838 5593 5593']);
    expect(to(0)).toBe('335 5335 5000');
    expect(touch(ship('4', 5335, 5000, 0), beside.obstacles[0]!)).toBe(true);
  });

  test('[EX-20] from the side her bow meets the rest of the target', () => {
    expect(sailed(sea(target), '2', pose(4200, 4600, 0), 0, 'L')).toBe('710 4910 4600');
    expect(squared(ship('2', 4910, 4600, 0), target, 'bow', 'aft')).toBe(0);
    expect(sailed(sea(target), '2', pose(4200, 4600, 0), 0, 'S')).toBe('575 4775 4600');
  });

  test('[EX-21] bow against bow', () => {
    expect(sailed(sea(target), '2', pose(5000, 5700, 270), 270, 'L')).toBe('700 5000 5000');
    expect(touch(ship('2', 5000, 5000, 270), target, 'bow', 'aft')).toBe(false);
  });

  test('[EX-22] the flank of the bow is not the rest of the ship', () => {
    expect(sailed(sea(target), '2', pose(4300, 4950, 0), 0, 'L')).toBe('673 4973 4950');
    expect(squared(ship('2', 4973, 4950, 0), target, 'bow', 'aft')).toBe(7194);
  });

  test('[EX-23] where bow and rest meet, both are touched', () => {
    expect(sailed(sea(target), '2', pose(4200, 4827, 0), 0, 'L')).toBe('710 4910 4827');
    const bow = ship('2', 4910, 4827, 0);
    expect([squared(bow, target, 'bow', 'aft'), squared(bow, target, 'bow', 'bow')]).toEqual([0, 0]);
  });

  test('[EX-24] from astern', () => {
    expect(sailed(sea(target), '2', pose(5000, 3710, 90), 90, 'S')).toBe('570 5000 4280');
    expect(touch(ship('2', 5000, 4280, 90), target, 'bow', 'aft')).toBe(true);
    expect(sailed(sea(target), '2', pose(5000, 3700, 90), 90, 'S')).toBe('575 5000 4275');
    expect(touch(ship('2', 5000, 4275, 90), target)).toBe(false);
  });

  test('[GEO-29] a bow pressed against a ship is held by it, and only by it [EX-26]', () => {
    const stuck = pose(4910, 4600, 0);
    for (const h of [0, 45, 90, 270]) {
      expect(['no-way', 'no-room-to-turn']).toContain(sailed(sea(target), '2', stuck, h, 'S'));
    }
    expect(comeAbout(sea(target), '2', stuck, 180)).toEqual(pose(4340, 4600, 180));
  });

  test('[GEO-37] no move is shorter than a millimetre', () => {
    expect([4900, 4901].map(ontoTarget)).toEqual(['10 4910 4600', 'no-way']);
  });
});

describe('put down by a rule', () => {
  test('[GEO-40, EX-27] coming about keeps the middle of the keel', () => {
    expect(comeAbout(sea(), '3A', pose(5000, 5000, 90), 270)).toEqual(pose(5000, 4280, 270));
    expect(comeAbout(sea(), '3A', pose(5000, 5000, 90), 0)).toEqual(pose(5360, 4640, 0));
    expect(comeAbout(sea(), '2', pose(3000, 2000, 0), 180)).toEqual(pose(2430, 2000, 180));
    expect(comeAbout(sea(), '2', pose(3000, 2000, 0), 0)).toBeUndefined();
    expect(comeAbout(sea(ship('2', 2800, 2300, 0)), '2', pose(3000, 2000, 0), 90)).toBeUndefined();
  });

  test('[GEO-41] whatever the shape, the class and the heading, the bow of a docked ship is on the shore', () => {
    for (const shape of ISLAND_PLANS.keys()) {
      for (const hull of HULLS) {
        for (let h = 0; h < 360; h += 7) {
          const shore = island(4570, 4570, (h * 11) % 360, shape);
          const docked = dockPlace(sea(shore), hull, shore, h)!;
          expect(touch(bodyAt(hull, docked), shore, 'bow')).toBe(true);
          expect(overlap(bodyAt(hull, docked), shore, 'any')).toBe(false);
        }
      }
    }
  });

  test('[GEO-42] the engine looks to both sides of a heading for room', () => {
    const shore = island();
    const there = dockPlace(sea(shore), '2', shore, 0)!;
    const taken = sea(shore, ship('2', there.x, there.y, 0));
    const found = nearestDockPlace(taken, '2', shore, 0)!;
    expect(apart(found.h, 0)).toBeGreaterThan(0);
    for (let h = 0; h < apart(found.h, 0); h++) expect(dockPlace(taken, '2', shore, h)).toBeUndefined();
  });

  test('[GEO-43, EX-28] a tow lies behind the stern', () => {
    const tower = { hull: '3A', pose: pose(5000, 5000, 90) } as const;
    const open = sea(ship('3A', 5000, 5000, 90));
    expect(towPlace(open, tower, '2')).toEqual(pose(5000, 4279, 90));
    expect(squared(ship('2', 5000, 4279, 90), open.obstacles[0]!)).toBe(1);
    const further = { hull: '3A', pose: pose(5000, 5575, 90) } as const;
    expect(towPlace(sea(ship('3A', 5000, 5575, 90)), further, '2')).toEqual(pose(5000, 4854, 90));
  });

  test('[GEO-43] where there is no room astern the tow swings to a side', () => {
    const tower = { hull: '3A', pose: pose(5000, 5000, 90) } as const;
    const crowded = sea(ship('3A', 5000, 5000, 90), ship('2', 5090, 4000, 90));
    expect(towPlace(crowded, tower, '2')?.h).not.toBe(90);
  });
});

describe('lines of fire', () => {
  test('[GEO-44, EX-34] the nearest point is rounded', () => {
    expect(aimAt({ x: 4900, y: 4400 }, ship('3A', 5000, 5000, 45))).toEqual({
      squared: 69564,
      x: 4714,
      y: 4587,
    });
  });

  test('[GEO-45, EX-29] range exactly S', () => {
    expect(aimFrom(4557)).toEqual({ squared: 330625, x: 4910, y: 4600 });
    expect(aimFrom(4556).squared).toBe(331776);
  });

  test('[GEO-48, EX-30] own masts are in the way', () => {
    const from = pose(4300, 4600, 0);
    const masts = [0, 1, 2].map((mast) => mastSpot('3A', from, mast));
    expect(masts[0]).toEqual({ x: 4127, y: 4600 });
    expect(aimAt(masts[0]!, target).squared).toBe(613089);
    for (const mast of [1, 2])
      expect(foulsMast(masts[mast]!, aimAt(masts[mast]!, target), masts[0]!)).toBe(true);
    expect(aimAt(masts[1]!, target).squared).toBe(984064);
  });

  test('[GEO-44, EX-31] a broadside', () => {
    const beside = ship('2', 4100, 5000, 0);
    const aims = [0, 1, 2].map((mast) => aimAt(mastSpot('3A', pose(4300, 4600, 0), mast), beside));
    expect(aims).toEqual([
      { squared: 139794, x: 3969, y: 4939 },
      { squared: 108900, x: 3918, y: 4930 },
      { squared: 108900, x: 3738, y: 4930 },
    ]);
  });

  test('[GEO-46, GEO-47, EX-32] an island in the way', () => {
    const mast = mastSpot('2', pose(4800, 4900, 0), 0);
    const aim = aimAt(mast, ship('2', 4800, 4000, 0));
    expect([mast, aim]).toEqual([
      { x: 4578, y: 4900 },
      { squared: 688900, x: 4578, y: 4070 },
    ]);
    expect(crosses(mast, aim, island())).toBe(true);
    const clear = mastSpot('2', pose(5700, 4770, 0), 0);
    const aside = aimAt(clear, ship('2', 5700, 4000, 0));
    expect([aside.squared, crosses(clear, aside, island())]).toEqual([490000, false]);
  });

  test('[GEO-46] along an edge or through a corner is not through the inside', () => {
    const hull = ship('2', 5000, 5000, 0);
    expect(crosses({ x: 4000, y: 5070 }, { x: 6000, y: 5070 }, hull)).toBe(false);
    expect(crosses({ x: 5000, y: 4000 }, { x: 5000, y: 6000 }, hull)).toBe(false);
    expect(crosses({ x: 4999, y: 4000 }, { x: 4999, y: 6000 }, hull)).toBe(true);
    expect(crosses({ x: 4999, y: 4000 }, { x: 4999, y: 4999 }, hull)).toBe(false);
  });

  test('[GEO-47, EX-33] a ship in the way', () => {
    const mast = mastSpot('2', pose(2000, 2000, 0), 0);
    const aim = aimAt(mast, ship('2', 2100, 2700, 0));
    expect(aim).toEqual({ squared: 396900, x: 1778, y: 2630 });
    expect(crosses(mast, aim, ship('3A', 2300, 2350, 0))).toBe(true);
  });

  test('[EX-36] two islands F exactly two long bars apart', () => {
    expect(squared(pebble(2000), pebble(4256))).toBe(2808976);
    expect(squared(pebble(2000), pebble(4255))).toBeLessThan(1676 * 1676);
  });

  test('[GEO-39] a shot or a sweep far from everything is not held up', () => {
    expect(sweep(departure(sea(ship('5', 900, 900, 0)), '5', pose(6000, 6000, 0)), 0, 838)).toMatchObject({
      steps: 838,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { squared, touch } from './distance.ts';
import { type Aim, aimAt, crosses, foulsMast, mastSpot } from './fire.ts';
import { apart } from './fixed.ts';
import { overlap } from './meeting.ts';
import { comeAbout, dockPlace, nearestDockPlace, towPlace } from './placing.ts';
import { HULLS, ISLAND_PLANS } from './plans.ts';
import { bodyAt, departure, type Obstacle, sweep } from './sweep.ts';
import { BAR, island, pose, sail, sailed, sea, ship } from './testing.ts';

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

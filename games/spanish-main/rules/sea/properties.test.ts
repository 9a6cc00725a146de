import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { squared, touch } from './distance.ts';
import { heading } from './fixed.ts';
import { overlap } from './meeting.ts';
import { HULLS } from './plans.ts';
import { sweepStepByStep } from './reference.ts';
import { bodyAt, departure, type Obstacle, type Pose, type Sea, sweep } from './sweep.ts';
import {
  BAR,
  island,
  mirrored,
  mirroredPose,
  pose,
  quarterTurned,
  quarterTurnedPose,
  SIZE,
  ship,
} from './testing.ts';

const hulls = fc.constantFrom(...HULLS);
const headings = fc.integer({ min: 0, max: 359 });
const reaches = fc.constantFrom(BAR.S, BAR.L);
/** Near each other, so that something happens. */
const near = fc.integer({ min: -1100, max: 1100 });

interface Scene {
  readonly sea: Sea;
  readonly hull: (typeof HULLS)[number];
  readonly from: Pose;
}

const bodies = fc.array(
  fc.record({ isIsland: fc.boolean(), x: near, y: near, turn: headings, hull: hulls, shape: fc.nat(7) }),
  { minLength: 1, maxLength: 5 },
);

/** A ship somewhere on the table, at times at its edge, with others and islands around her. */
const scenes = fc
  .record({
    hull: hulls,
    h: headings,
    x: fc.oneof(fc.constantFrom(0, 2, SIZE - 1, SIZE), fc.integer({ min: 0, max: SIZE })),
    y: fc.integer({ min: 0, max: SIZE }),
    bodies,
    /** Sails up to the first of the others, so that touching is as likely as not. */
    isAlongside: fc.boolean(),
  })
  .map(settled);

function settled({
  hull,
  h,
  x,
  y,
  bodies,
  isAlongside,
}: {
  hull: Scene['hull'];
  h: number;
  x: number;
  y: number;
  bodies: { isIsland: boolean; x: number; y: number; turn: number; hull: Scene['hull']; shape: number }[];
  isAlongside: boolean;
}): Scene {
  const others = bodies.map((body) =>
    body.isIsland
      ? island(x + body.x, y + body.y, body.turn, body.shape)
      : ship(body.hull, x + body.x, y + body.y, body.turn),
  );
  const start = pose(x, y, h);
  const free = others.filter((other) => !overlap(bodyAt(hull, start), other, 'any'));
  const sea = { size: SIZE, obstacles: free };
  if (!isAlongside) return { sea, hull, from: start };
  const run = sweep(departure(sea, hull, start), h, BAR.L);
  return { sea, hull, from: typeof run === 'string' ? start : run.pose };
}

function isLegal({ sea, hull, from }: Scene): boolean {
  const body = bodyAt(hull, from);
  return !sea.obstacles.some((other) => overlap(body, other, 'deep'));
}

function stepsOf({ sea, hull, from }: Scene, h: number, reach: number): number | string {
  const run = sweep(departure(sea, hull, from), h, reach);
  return typeof run === 'string' ? run : run.steps;
}

describe('whatever lies around', () => {
  test('[GEO-39] a sweep is that of the step-by-step definition, to the unit', () => {
    fc.assert(
      fc.property(scenes, headings, reaches, (scene, h, reach) => {
        fc.pre(isLegal(scene));
        const { sea, hull, from } = scene;
        const leaving = departure(sea, hull, from);
        const run = sweep(leaving, h, reach);
        expect(typeof run === 'string' ? undefined : run.steps).toBe(sweepStepByStep(leaving, h, reach));
      }),
      { numRuns: 3000 },
    );
  });

  test('[GEO-27] nothing is left in overlap after a move', () => {
    fc.assert(
      fc.property(scenes, headings, reaches, (scene, h, reach) => {
        fc.pre(isLegal(scene));
        const run = sweep(departure(scene.sea, scene.hull, scene.from), h, reach);
        if (typeof run !== 'string') expect(isLegal({ ...scene, from: run.pose })).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('[GEO-35, GEO-38] a stop is as late as can be, and ends in touch', () => {
    fc.assert(
      fc.property(scenes, headings, reaches, (scene, h, reach) => {
        fc.pre(isLegal(scene));
        const { sea, hull, from } = scene;
        const run = sweep(departure(sea, hull, from), h, reach);
        if (typeof run === 'string' || typeof run.stop !== 'number') return;
        const obstacle = sea.obstacles[run.stop] as Obstacle;
        expect(touch(bodyAt(hull, run.pose), obstacle)).toBe(true);
        // One more step, and they would overlap.
        const further = sweep(departure({ ...sea, obstacles: [] }, hull, { ...from, h }), h, run.steps + 1);
        if (typeof further === 'string') return;
        expect(overlap(bodyAt(hull, further.pose), obstacle, 'any')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('[GEO-22] distances are the same both ways', () => {
    fc.assert(
      fc.property(hulls, hulls, near, near, headings, headings, (a, b, x, y, h, g) => {
        const [one, two] = [ship(a, 4000, 4000, h), ship(b, 4000 + x, 4000 + y, g)];
        expect(squared(one, two)).toBe(squared(two, one));
        expect(overlap(one, two, 'any')).toBe(overlap(two, one, 'any'));
        expect(overlap(one, two, 'deep')).toBe(overlap(two, one, 'deep'));
      }),
    );
  });

  test('[GEO-4] on a table turned by a quarter everything goes the same, a quarter turned', () => {
    fc.assert(
      fc.property(scenes, headings, reaches, (scene, h, reach) => {
        fc.pre(isLegal(scene));
        const turned = {
          ...scene,
          sea: quarterTurned(scene.sea),
          from: quarterTurnedPose(scene.from, SIZE),
        };
        expect(stepsOf(turned, heading(h + 90), reach)).toBe(stepsOf(scene, h, reach));
      }),
      { numRuns: 1000 },
    );
  });

  test('[GEO-4] in a mirror everything goes the same, mirrored', () => {
    fc.assert(
      fc.property(scenes, headings, reaches, (scene, h, reach) => {
        fc.pre(isLegal(scene));
        const image = { ...scene, sea: mirrored(scene.sea), from: mirroredPose(scene.from, SIZE) };
        expect(stepsOf(image, heading(-h), reach)).toBe(stepsOf(scene, h, reach));
      }),
      { numRuns: 1000 },
    );
  });
});

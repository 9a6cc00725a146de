/** Small words for tests of the sea. */

import { heading } from './fixed.ts';
import { type Body, islandOutline, type Outline, outlineOf } from './outline.ts';
import type { Hull, Point } from './plans.ts';
import { bodyAt, departure, type Obstacle, type Pose, type Run, type Sea, sweep } from './sweep.ts';

export const SIZE = 9140;

export const BAR = { S: 575, L: 838 };

export function pose(x: number, y: number, h: number): Pose {
  return { x, y, h };
}

export function ship(hull: Hull, x: number, y: number, h: number): Obstacle {
  return { ...bodyAt(hull, pose(x, y, h)), isIsland: false };
}

/** Island A in the middle of the table, as in the examples, unless said otherwise. */
export function island(x = 4570, y = 4570, rotation = 0, shape = 0): Obstacle {
  return { outline: islandOutline(shape, rotation), x, y, isIsland: true };
}

export function sea(...obstacles: Obstacle[]): Sea {
  return { size: SIZE, obstacles };
}

/** How a ship sails, or why she does not. */
export function sail(sea: Sea, hull: Hull, from: Pose, h: number, reach: number): Run | string {
  return sweep(departure(sea, hull, from), h, reach);
}

/** `steps x y`, or why not. */
export function sailed(sea: Sea, hull: Hull, from: Pose, h: number, bar: 'S' | 'L'): string {
  const run = sail(sea, hull, from, h, BAR[bar]);
  return typeof run === 'string' ? run : `${run.steps} ${run.pose.x} ${run.pose.y}`;
}

/** The vertices of one piece of a body, in the world. */
export function corners({ outline, x, y }: Body, piece: number): Point[] {
  const { x: xs = [], y: ys = [] } = outline.pieces[piece] ?? {};
  return xs.map((px, i): Point => [x + px, y + (ys[i] ?? 0)]);
}

/** The whole table turned by a quarter, counter-clockwise. */
export function quarterTurned(sea: Sea): Sea {
  return { size: sea.size, obstacles: sea.obstacles.map((body) => quarterTurnedBody(body, sea.size)) };
}

function quarterTurnedBody(body: Obstacle, size: number): Obstacle {
  const outline = mapped(body.outline, (points) => points.map(([x, y]) => [0 - y, x]));
  return { ...body, outline, x: size - body.y, y: body.x };
}

export function quarterTurnedPose({ x, y, h }: Pose, size: number): Pose {
  return { x: size - y, y: x, h: heading(h + 90) };
}

/** The whole table as a mirror at its lower edge shows it. */
export function mirrored(sea: Sea): Sea {
  return { size: sea.size, obstacles: sea.obstacles.map((body) => mirroredBody(body, sea.size)) };
}

function mirroredBody(body: Obstacle, size: number): Obstacle {
  // Mirrored corners run clockwise, so they are listed the other way round.
  const outline = mapped(body.outline, (points) => points.map(([x, y]): Point => [x, 0 - y]).toReversed());
  return { ...body, outline, y: size - body.y };
}

export function mirroredPose({ x, y, h }: Pose, size: number): Pose {
  return { x, y: size - y, h: heading(-h) };
}

function mapped(outline: Outline, map: (points: Point[]) => Point[]): Outline {
  const pieces = outline.pieces.map((_, i) => map(corners({ outline, x: 0, y: 0 }, i)));
  return outlineOf(pieces, outline.bow);
}

/** Where things lie on the paper: the sea has its origin at the lower left, a screen at the upper left (GEO-4). */

import { at } from '@tortuga/kernel';
import { hullOutline, islandOutline, type Outline } from '../../rules/sea/outline.ts';
import { HULL_PLANS, type Hull, type Point } from '../../rules/sea/plans.ts';
import type { Island, Ship } from '../../rules/state.ts';

/** A place on the paper. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a ship lies and heads, in the measures of the rules. */
export type Pose = Pick<Ship, 'x' | 'y' | 'h'>;

export function onPaper(size: number, { x, y }: Spot): Spot {
  return { x, y: size - y };
}

/** The way a heading points on the paper, as a length of one. */
export function directionOf(heading: number): Spot {
  const turn = (heading * Math.PI) / 180;
  return { x: Math.cos(turn), y: -Math.sin(turn) };
}

/** The whole degree in which one place lies as seen from another, both on the paper. */
export function headingTo(from: Spot, to: Spot): number {
  const degrees = Math.round((Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

export function along(from: Spot, heading: number, distance: number): Spot {
  const { x, y } = directionOf(heading);
  return { x: from.x + x * distance, y: from.y + y * distance };
}

function pathThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** Half the beam of a hull at every corner of her side, from bow to stern. */
function sideOf(hull: Hull): Point[] {
  const { bow, aft } = HULL_PLANS[hull];
  const widest = new Map<number, number>();
  for (const [s, t] of [...bow.flat(), ...aft]) widest.set(s, Math.max(widest.get(s) ?? 0, t));
  return [...widest].sort(([a], [b]) => a - b);
}

/** The outline of a hull whose bow tip is the origin and who heads to the right. */
export function hullPath(hull: Hull): string {
  const side = sideOf(hull);
  return pathThrough([
    ...side.map(([s, t]): Point => [-s, t]),
    ...side.toReversed().map(([s, t]): Point => [-s, -t]),
  ]);
}

/** The planks of her deck: the hull without bowsprit and bulwark. */
export function deckPath(hull: Hull): string {
  const body = sideOf(hull).filter(([, t]) => t > 15);
  const [[stem] = [0]] = body;
  const { length } = HULL_PLANS[hull];
  const inner = body.map(([s, t]): Point => [stem + (s - stem) * (1 - 40 / length), t * 0.68]);
  return pathThrough([
    [-stem + 30, 0],
    ...inner.map(([s, t]): Point => [-s, t]),
    ...inner.toReversed().map(([s, t]): Point => [-s, -t]),
  ]);
}

/** Half the beam of a hull where she is widest. */
export function beamOf(hull: Hull): number {
  return Math.max(...sideOf(hull).map(([, t]) => t));
}

/** The corners of a shape on the paper, relative to its place. */
function cornersOf({ pieces }: Outline): Point[] {
  const { x, y } = at(pieces, 0);
  return x.map((px, i): Point => [px, -at(y, i)]);
}

/** The exact shore of an island, relative to its centre. */
export function shorePath({ shape, rotation }: Pick<Island, 'shape' | 'rotation'>): string {
  return pathThrough(cornersOf(islandOutline(shape, rotation)));
}

/** A line inside the shore, without corners: `by` is 1 at the shore and 0 in the middle. */
export function contourPath({ shape, rotation }: Pick<Island, 'shape' | 'rotation'>, by: number): string {
  const corners = cornersOf(islandOutline(shape, rotation)).map(([x, y]): Point => [x * by, y * by]);
  const middles = corners.map(([x, y], i): Point => {
    const [nextX, nextY] = at(corners, (i + 1) % corners.length);
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const [[startX, startY]] = [at(middles, middles.length - 1)];
  const bends = corners.map(([x, y], i) => `Q${x} ${y} ${at(middles, i).join(' ')}`);
  return `M${startX} ${startY}${bends.join('')}Z`;
}

/** The middle of a ship's keel on the paper: what a label is put beside. */
export function middleOf(size: number, hull: Hull, pose: Pose): Spot {
  return along(onPaper(size, pose), pose.h, -HULL_PLANS[hull].length / 2);
}

/** The box around a ship on the paper. */
export function boxAround(size: number, hull: Hull, { x, y, h }: Pose) {
  const { left, right, bottom, top } = hullOutline(hull, h);
  return { x: x + left, y: size - y - top, w: right - left, h: top - bottom };
}

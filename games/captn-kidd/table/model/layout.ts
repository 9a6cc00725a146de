/** Where everything lies: the deck turned so that it fills its room best, with boats in the corners of the sea. */

import { at } from '@tortuga/kernel';
import { BOARD, neighboursOf } from '../../rules/deck/board.ts';
import { type Back, ENTRY } from '../../rules/deck/crew.ts';
import { has, listOf, type Space } from '../../rules/deck/spaces.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** Things beside the spaces, in the coordinates of the board file. */
const SPOTS = {
  bell: { x: 250, y: 105 },
  mast: { x: 250, y: 320 },
  wheel: { x: 250, y: 535 },
  capstan: { x: 163, y: 216 },
  drum: { x: 337, y: 216 },
  slate: { x: 171, y: 424 },
  irons: { x: 330, y: 424 },
} as const;

type Spot = keyof typeof SPOTS;

/** Boats lie at the bow, to port and to starboard, and at the stern; the spyglass in a corner left over. */
const BOATS = {
  high: [
    { x: 50, y: 20 },
    { x: 446, y: 20 },
    { x: 48, y: 632 },
  ],
  wide: [
    { x: 30, y: 44 },
    { x: 450, y: 44 },
    { x: 24, y: 600 },
  ],
  /** Where the sea goes on beyond the ends of the ship. */
  roomy: [
    { x: 46, y: 8 },
    { x: 442, y: 8 },
    { x: 46, y: 676 },
  ],
};

/** So much sea is room for a boat. */
const ROOM = 84;

/** The ship without what may be cut off at the edge, in the coordinates of the board file. */
const SHIP: Box = { x: -6, y: -18, w: 512, h: 672 };

export const RING = 28;
const SAIL = 180 / Math.PI;

export interface Layout {
  /** The bow to the right, not up. */
  readonly isWide: boolean;
  /** Pixels of the screen for a unit of the picture. */
  readonly scale: number;
  readonly box: Box;
  readonly points: readonly Point[];
  readonly boats: readonly Point[];
  readonly spots: { readonly [S in Spot]: Point };
}

/** How wide the slate may be: it lies between spaces. */
export function slateWidth({ isWide }: Pick<Layout, 'isWide'>): number {
  return isWide ? 140 : 98;
}

export function layoutFor(width: number, height: number): Layout {
  const high = scaleOf(SHIP, width, height);
  const across = scaleOf({ ...SHIP, w: SHIP.h, h: SHIP.w }, width, height);
  const isWide = across > high;
  const turned = (point: Point): Point => (isWide ? { x: BOARD.file.size.h - point.y, y: point.x } : point);
  const scale = Math.max(isWide ? across : high, 0.01);
  const middle = turned({ x: SHIP.x + SHIP.w / 2, y: SHIP.y + SHIP.h / 2 });
  const [w, h] = [width / scale, height / scale];
  return {
    isWide,
    scale,
    box: { x: middle.x - w / 2, y: middle.y - h / 2, w, h },
    points: BOARD.file.spaces.map(turned),
    boats: BOATS[isWide ? (w > SHIP.h + 2 * ROOM ? 'roomy' : 'wide') : 'high'].map(turned),
    spots: Object.fromEntries(
      Object.entries(SPOTS).map(([spot, point]) => [spot, turned(point)]),
    ) as Layout['spots'],
  };
}

function scaleOf({ w, h }: Box, width: number, height: number): number {
  return Math.min(width / w, height / h);
}

/** Where the spyglass lies on the screen, and whether the third boat is in its way. */
export interface Glass {
  /** Pixels from the top, at the left; without, it lies at the lower right. */
  readonly top: number | undefined;
  readonly isCrowded: boolean;
}

/** Bow up, in the corner that is free; else in that of the third boat, below it if there is no room beside. */
export function glassFor({ isWide, box, boats, scale }: Layout, seats: number): Glass {
  if (!isWide) return { top: undefined, isCrowded: false };
  const third = seats > 2 ? boats[2] : undefined;
  if (third === undefined || (third.x - 60 - box.x) * scale > 60) return { top: 8, isCrowded: false };
  return { top: (third.y + 24 - box.y) * scale, isCrowded: true };
}

/** The way from one point to another in degrees, clockwise from the right as SVG turns. */
export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x) * SAIL;
}

/** So far from a point in a direction. */
export function towards({ x, y }: Point, degrees: number, distance: number): Point {
  return { x: x + Math.cos(degrees / SAIL) * distance, y: y + Math.sin(degrees / SAIL) * distance };
}

/** The direction of a neighbour, or of the ladder by which pirates come aboard. */
export function bearing({ points, isWide }: Layout, space: Space, back: Back): number {
  if (back >= 0) return angleTo(at(points, space), at(points, back));
  const [x, y] = at(BOARD.file.spaces, space).entry ?? [0, 1];
  return angleTo({ x: 0, y: 0 }, isWide ? { x: -y, y: x } : { x, y });
}

/** The direction in which a space has most room for its name: the middle of the widest gap between its ways. */
export function gapOf(layout: Layout, space: Space): number {
  const ways: Back[] = listOf(neighboursOf(space));
  if (has(BOARD.starts, space)) ways.push(ENTRY);
  const angles = ways.map((way) => bearing(layout, space, way)).sort((a, b) => a - b);
  let best = { gap: 0, middle: 0 };
  for (const [i, angle] of angles.entries()) {
    const next = i + 1 < angles.length ? at(angles, i + 1) : at(angles, 0) + 360;
    if (next - angle > best.gap + 1) best = { gap: next - angle, middle: (angle + next) / 2 };
  }
  return best.middle;
}

/** The edges of the board, each once. */
export const EDGES: readonly (readonly [Space, Space])[] = BOARD.names.flatMap((_, a) =>
  listOf(neighboursOf(a))
    .filter((b) => b > a)
    .map((b) => [a, b] as const),
);

/** A route as a line that leaves one ring and ends at another, so that pieces stay visible. */
export function routeLine({ points }: Layout, route: readonly Space[], gap = RING + 4): string {
  const [start, second] = route.map((space) => at(points, space));
  const [before, end] = route.slice(-2).map((space) => at(points, space));
  if (start === undefined || second === undefined || before === undefined || end === undefined) return '';
  const from = towards(start, angleTo(start, second), RING - 4);
  const to = towards(end, angleTo(end, before), gap);
  const between = route.slice(1, -1).map((space) => at(points, space));
  return `M${[from, ...between, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** The space nearest to a point, if it is near enough to be meant. */
export function spaceNear({ points }: Layout, { x, y }: Point, reach = 46): Space | undefined {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : undefined;
}

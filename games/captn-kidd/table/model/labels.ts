/** Where the names of the spaces are written: beside their ring, clear of ropes, rings, hull and one another. */

import { at } from '@tortuga/kernel';
import { BOARD, nameOf } from '../../rules/deck/board.ts';
import { ENTRY } from '../../rules/deck/crew.ts';
import { has, listOf, type Space } from '../../rules/deck/spaces.ts';
import {
  type Box,
  bearing,
  EDGES,
  gapOf,
  type Layout,
  type Point,
  RING,
  slateWidth,
  towards,
} from './layout.ts';

const ANGLES = Array.from({ length: 16 }, (_, i) => i * 22.5);
const COST = {
  ring: 90,
  label: 90,
  spot: 50,
  hull: 40,
  ladder: 40,
  rope: 14,
  stolen: 30,
  far: 0.8,
  aside: 0.03,
};
/** How far things on the deck reach. */
const SPOT_SIZES: { readonly [spot: string]: number } = { capstan: 36, drum: 44, irons: 52 };
/** Deck beside the keel, at points along the ship. */
const BREADTH = [
  [0, 0],
  [26, 62],
  [60, 108],
  [97, 138],
  [150, 180],
  [200, 208],
  [306, 226],
  [430, 226],
  [500, 212],
  [560, 172],
  [594, 132],
  [620, 74],
  [632, 0],
] as const;

/** The middle of the name of every space. */
export function placeLabels(layout: Layout, size: number): Point[] {
  const placed: (Box | undefined)[] = BOARD.names.map(() => undefined);
  // Twice: whoever chose first could not yet know of the others.
  for (const space of [...placed.keys(), ...placed.keys()]) {
    placed[space] = undefined;
    placed[space] = bestBox(layout, space, size, placed);
  }
  return placed.flatMap((box) => (box === undefined ? [] : [middleOf(box)]));
}

function bestBox(layout: Layout, space: Space, size: number, others: readonly (Box | undefined)[]): Box {
  const wish = gapOf(layout, space);
  let best = boxAt(layout, space, wish, size, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const further of [0, 12]) {
    for (const angle of ANGLES) {
      const box = boxAt(layout, space, angle, size, further);
      const cost = costOf(layout, space, box, others) + further * COST.far + aside(angle, wish) * COST.aside;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

function aside(angle: number, wish: number): number {
  return Math.abs(((angle - wish + 900) % 360) - 180);
}

/** A box that touches the ring in a direction. */
function boxAt({ points }: Layout, space: Space, angle: number, size: number, further: number): Box {
  const [w, h] = [nameOf(space).length * size * 0.6, size];
  const away = towards({ x: 0, y: 0 }, angle, 1);
  const reach = Math.min(w / 2 / Math.max(Math.abs(away.x), 0.01), h / 2 / Math.max(Math.abs(away.y), 0.01));
  const edge = has(BOARD.starts, space) ? RING + 12 : RING + 7;
  const middle = towards(at(points, space), angle, edge + reach + further);
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
}

/** What the slate covers when most is written on it: two lines, as high as names. */
function slateIn(layout: Layout, size: number): Box {
  const { slate } = layout.spots;
  const [w, h] = [slateWidth(layout), size * 2.5 + 10];
  return { x: slate.x - w / 2, y: slate.y - h / 2, w, h };
}

function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

function costOf(layout: Layout, space: Space, box: Box, others: readonly (Box | undefined)[]): number {
  const { points, spots } = layout;
  let cost = nearest(points, middleOf(box)) === space ? 0 : COST.stolen;
  for (const point of points) cost += COST.ring * within(box, point, RING + 5);
  for (const [spot, point] of Object.entries(spots))
    if (spot !== 'slate') cost += COST.spot * within(box, point, SPOT_SIZES[spot] ?? 27);
  for (const other of [slateIn(layout, box.h), ...others])
    if (other !== undefined && meet(box, other)) cost += COST.label;
  for (const [a, b] of EDGES) cost += COST.rope * crossed(box, at(points, a), at(points, b));
  for (const start of listOf(BOARD.starts)) {
    const foot = towards(at(points, start), bearing(layout, start, ENTRY), 40);
    cost += COST.ladder * within(box, foot, 11);
  }
  return cost + COST.hull * cornersOf(box).filter((corner) => !isOnDeck(layout, corner)).length;
}

/** The space a reader takes a text for. */
function nearest(points: readonly Point[], { x, y }: Point): Space {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** How far a circle reaches into a box: 0 not at all, 1 to its middle. */
function within({ x, y, w, h }: Box, point: Point, radius: number): number {
  const near = { x: Math.min(Math.max(point.x, x), x + w), y: Math.min(Math.max(point.y, y), y + h) };
  return Math.max(0, 1 - Math.hypot(near.x - point.x, near.y - point.y) / radius);
}

/** Do two texts touch, or nearly? */
function meet(a: Box, b: Box, gap = 7): boolean {
  const isBeside = a.x > b.x + b.w + gap || b.x > a.x + a.w + gap;
  return !isBeside && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
}

const SAMPLES = 16;

/** How much of a rope runs through a box, in sixteenths of it. */
function crossed({ x, y, w, h }: Box, a: Point, b: Point): number {
  if (Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > x + w) return 0;
  if (Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > y + h) return 0;
  let inside = 0;
  for (let i = 0; i <= SAMPLES; i++) {
    const [px, py] = [a.x + ((b.x - a.x) * i) / SAMPLES, a.y + ((b.y - a.y) * i) / SAMPLES];
    if (px > x - 3 && px < x + w + 3 && py > y - 3 && py < y + h + 3) inside += 1;
  }
  return inside / 2;
}

function cornersOf({ x, y, w, h }: Box): Point[] {
  return [x, x + w].flatMap((cx) => [y, y + h].map((cy) => ({ x: cx, y: cy })));
}

function isOnDeck({ isWide }: Layout, { x, y }: Point): boolean {
  const { w, h } = BOARD.file.size;
  const [along, aside] = isWide ? [h - x, Math.abs(y - w / 2)] : [y, Math.abs(x - w / 2)];
  const next = BREADTH.findIndex(([station]) => station >= along);
  const [before, after] = [BREADTH[next - 1], BREADTH[next]];
  if (before === undefined || after === undefined) return false;
  const share = (along - before[0]) / (after[0] - before[0]);
  return aside < before[1] + (after[1] - before[1]) * share;
}

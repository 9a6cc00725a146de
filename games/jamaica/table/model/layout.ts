/** Where the chart, the ships' boards and the things on the island lie, in a picture of any size. All in pixels. */

import { at } from '@tortuga/kernel';
import { SPACES } from '../../rules/data/chart.ts';
import type { Box, Point } from './geometry.ts';
import { coastOf, type Islet, isletsOf } from './land.ts';
import { type Track, trackFor } from './track.ts';

export interface Layout {
  /** The boards of the ships stand beside the chart, not below it. */
  readonly isWide: boolean;
  /** The chart begins at the upper left. */
  readonly width: number;
  readonly height: number;
  readonly track: Track;
  readonly coast: string;
  readonly islets: readonly Islet[];
  /** Room on the island. */
  readonly island: Box;
  /** Is there room for the name of every space? */
  readonly isRoomy: boolean;
}

/** Who has a board beside the chart. */
export interface Crew {
  readonly others: number;
  readonly isSeated: boolean;
}

/** Of the boards: the column beside the chart, rows below it. */
const COLUMN = { least: 216, most: 264, share: 0.235 };
const ROW = { own: 54, other: 30, width: 126, gap: 4 };

export function layoutFor(width: number, height: number, crew: Crew): Layout {
  const isWide = width >= 640 && width > 1.25 * height;
  const column = Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share));
  return isWide
    ? chartOf(width - column, height, { isWide })
    : chartOf(width, Math.max(height / 2, height - stripOf(width, crew)), { isWide });
}

/** How many boards of others stand beside one another below the chart. */
export function columnsOf(width: number): number {
  return Math.max(1, Math.floor((width - ROW.gap) / ROW.width));
}

function stripOf(width: number, { others, isSeated }: Crew): number {
  return Math.ceil(others / columnsOf(width)) * ROW.other + (isSeated ? ROW.own : 0) + ROW.gap;
}

/** The chart alone. */
export function chartOf(width: number, height: number, { isWide = true } = {}): Layout {
  const track = trackFor(width, height);
  return {
    isWide,
    width,
    height,
    track,
    coast: coastOf(track),
    islets: isletsOf(track),
    island: islandOf(track),
    isRoomy: track.radius >= 15,
  };
}

/** Between the spaces that come closest to the middle, and the water before them. */
function islandOf({ points, radius }: Track): Box {
  const side = (letter: string): Point[] =>
    SPACES.flatMap(({ id }, space) => (id.startsWith(letter) ? [at(points, space)] : []));
  const [right, low, left, top] = ['A', 'C', 'E', 'G'].map(side);
  const x = Math.max(...(left ?? []).map((point) => point.x)) + 2 * radius;
  const y = Math.max(...(top ?? []).map((point) => point.y)) + 2.6 * radius;
  const w = Math.min(...(right ?? []).map((point) => point.x)) - 2 * radius - x;
  const h = Math.min(...(low ?? []).map((point) => point.y)) - 2 * radius - y;
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) };
}

/** So large must a chart be that a part of it, seen closely, has room for names. */
const ENLARGED = 2;

/** The chart for a figure of a rulebook that shows a part of it. */
export function largeChart(width: number, height: number): Layout {
  return chartOf(width * ENLARGED, height * ENLARGED);
}

/** A part of the chart seen closely. */
export function closeUp({ width, height, track }: Layout, places: readonly string[]): Box {
  const points = track.points.filter((_, space) => places.includes(at(SPACES, space).id));
  if (points.length === 0) return { x: 0, y: 0, w: width, h: height };
  const margin = track.radius * 2.4;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const share = Math.min(1, Math.max((right - left) / width, (bottom - top) / height));
  const [w, h] = [width * share, height * share];
  return {
    x: within((left + right - w) / 2, 0, width - w),
    y: within((top + bottom - h) / 2, 0, height - h),
    w,
    h,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

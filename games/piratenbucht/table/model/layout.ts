/** Where everything lies in a picture of any size, in pixels. */

import { at } from '@tortuga/kernel';
import type { Place } from '../../rules/data/places.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Layout {
  /** The ships stand beside the chart; otherwise one of the two is looked at. */
  readonly isWide: boolean;
  /** Little room for words. */
  readonly isSmall: boolean;
  /** The column of the ships; 0 if there is none. */
  readonly column: number;
  readonly track: number;
  readonly hand: number;
  /** The sea, below the fame track and above the hand. */
  readonly sea: Box;
  /** By number; the first is the open sea in the middle. */
  readonly places: readonly Box[];
  /** Right of the middle: piles and dice. */
  readonly quay: Box;
}

const COLUMN = { least: 300, most: 400, share: 0.36 };
/** The rows of islands, as shares of the sea; the cove and the wheel lie between them. */
const ROW = 0.345;

/** What belongs to the picture besides the sea: the reader's hand; fame track and ships, unless it is a close look. */
export interface Surroundings {
  readonly isSeated: boolean;
  readonly isClose: boolean;
}

export function layoutFor(width: number, height: number, { isSeated, isClose }: Surroundings): Layout {
  const isWide = !isClose && width >= 700 && width > 1.15 * height;
  const column = isWide ? Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share)) : 0;
  const isSmall = width - column < 460 || height < 400;
  const track = isClose ? 0 : isWide ? 36 : 44;
  const hand = isSeated && !isClose ? (isSmall ? 58 : 100) : 0;
  const sea = { x: 0, y: track, w: width - column, h: Math.max(120, height - track - hand) };
  return { isWide, isSmall, column, track, hand, sea, ...spread(sea) };
}

/** Blackbeard sails along the islands in their order: over the top from left to right, and back along the bottom. */
function spread({ w, h }: Box): Pick<Layout, 'places' | 'quay'> {
  const [third, row] = [w / 3, h * ROW];
  const middle = h - 2 * row;
  const cell = (column: number, isLow: boolean): Box => ({
    x: column * third,
    y: isLow ? h - row : 0,
    w: third,
    h: row,
  });
  const between = (x: number, share: number): Box => ({ x: x * w, y: row, w: share * w, h: middle });
  return {
    places: [
      between(0.33, 0.34),
      cell(0, false),
      cell(1, false),
      cell(2, false),
      cell(2, true),
      cell(1, true),
      cell(0, true),
      between(0, 0.33),
    ],
    quay: between(0.67, 0.33),
  };
}

export function boxOf({ places }: Layout, place: Place): Box {
  return at(places, place);
}

/** The line Blackbeard follows from one island to another. */
export function routeBetween(layout: Layout, from: Place, to: Place): string {
  const [a, b] = [boxOf(layout, from), boxOf(layout, to)];
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h * 0.6, b.x + b.w / 2, b.y + b.h * 0.6];
  const bend = 0.16;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
}

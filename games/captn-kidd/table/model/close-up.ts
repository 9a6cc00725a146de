/** A part of the deck seen closely: for figures of a rulebook. */

import { BOARD } from '../../rules/deck/board.ts';
import type { Box, Layout } from './layout.ts';

/** Units of the picture around the outermost spaces. */
const MARGIN = 62;

/** The same layout, with a box that holds these spaces and no more than the shape of the picture needs. */
export function closeUp(layout: Layout, places: readonly string[]): Layout {
  const points = layout.points.filter((_, space) => places.includes(BOARD.names[space] ?? ''));
  if (points.length === 0) return layout;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const { box } = layout;
  const share = Math.min(1, Math.max((right - left) / box.w, (bottom - top) / box.h));
  const [w, h] = [box.w * share, box.h * share];
  const x = within((left + right - w) / 2, box.x, box.x + box.w - w);
  const y = within((top + bottom - h) / 2, box.y, box.y + box.h - h);
  return { ...layout, scale: layout.scale / share, box: { x, y, w, h } satisfies Box };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

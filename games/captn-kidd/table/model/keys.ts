/** Moving over the deck with the arrow keys: to the neighbour that lies most nearly that way. */

import { at } from '@tortuga/kernel';
import { BOARD, neighboursOf } from '../../rules/deck/board.ts';
import { has, type Space } from '../../rules/deck/spaces.ts';
import { angleTo, type Layout } from './layout.ts';

const WAYS: { readonly [key: string]: number } = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: -90,
};

/** A neighbour may lie this far aside; others, to which no way leads, less far. */
const ASIDE = { neighbour: 75, other: 50 };

/** Spaces from the first to the last as one reads them, for Home, End and the first focus. */
export function readingOrder({ points }: Layout): Space[] {
  return [...points.keys()].sort(
    (a, b) => at(points, a).y - at(points, b).y || at(points, a).x - at(points, b).x,
  );
}

export function spaceByKey(layout: Layout, from: Space, key: string): Space | undefined {
  const order = readingOrder(layout);
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const costs = BOARD.names.map((_, to) => cost(layout, from, to, way));
  const least = Math.min(...costs);
  return least === Number.POSITIVE_INFINITY ? undefined : costs.indexOf(least);
}

/** How far a space is from being the one meant. */
function cost({ points }: Layout, from: Space, to: Space, way: number): number {
  const [here, there] = [at(points, from), at(points, to)];
  const aside = Math.abs(((angleTo(here, there) - way + 540) % 360) - 180);
  const isNeighbour = has(neighboursOf(from), to);
  if (from === to || aside > (isNeighbour ? ASIDE.neighbour : ASIDE.other)) return Number.POSITIVE_INFINITY;
  return (isNeighbour ? 0 : 1000) + Math.hypot(there.x - here.x, there.y - here.y) * (1 + aside / 45);
}

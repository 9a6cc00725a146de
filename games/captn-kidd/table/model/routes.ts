/** The ways that offers take, for the eye: the rules know the first route to an end. */

import { type Back, type Crew, ENTRY } from '../../rules/deck/crew.ts';
import { firstRoute } from '../../rules/deck/routes.ts';
import { NONE, type Space } from '../../rules/deck/spaces.ts';
import { type Aim, isOpen } from './aims.ts';
import type { Figure } from './figures.ts';
import { bearing, type Layout, type Point, towards } from './layout.ts';

/** The spaces an offer leads over, the first included; nothing for those who come aboard or are blocked. */
export function routeOf(
  crew: Readonly<Crew>,
  steps: (from: Space) => number,
  figures: readonly Figure[],
  aim: Aim,
): Space[] {
  const { source, to, back, offer } = aim;
  if (!isOpen(aim)) return [];
  if (typeof source === 'number' && back !== undefined) {
    return firstRoute(crew, { from: source, steps: steps(source), prey: NONE }, to, back);
  }
  const freed = figures.find(({ isWaiting }) => isWaiting);
  return offer.move.type === 'exit' && freed !== undefined ? [freed.space, to] : [];
}

/** How whoever takes an offer will look: where it ends, and its back. */
export function endOf(aim: Aim, figures: readonly Figure[]): { readonly space: Space; readonly back: Back } {
  const freed = figures.find(({ isWaiting }) => isWaiting);
  const exit = aim.offer.move.type === 'exit' ? freed?.space : undefined;
  return { space: aim.to, back: aim.back ?? exit ?? ENTRY };
}

/** Whoever arrives on somebody does not hide them: they are still a little way off. */
const OFF = 34;

/** Where whoever takes an offer is shown. */
export function arrival(
  layout: Layout,
  { space, back }: ReturnType<typeof endOf>,
  figures: readonly Figure[],
): Point {
  const point = layout.points[space] ?? { x: 0, y: 0 };
  const isTaken = figures.some((figure) => figure.space === space);
  return isTaken ? towards(point, bearing(layout, space, back), OFF) : point;
}

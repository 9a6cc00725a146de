/** SETUP-14 to SETUP-17: where an island may be placed by hand. */

import { at } from '@tortuga/kernel';
import { areApart, squared } from './sea/distance.ts';
import { DEGREES } from './sea/fixed.ts';
import { islandOutline } from './sea/outline.ts';
import { ISLAND_PLANS } from './sea/plans.ts';
import { shoreOf } from './ships.ts';
import type { SpanishMainState } from './state.ts';

type State = Readonly<SpanishMainState>;

/** SETUP-15, SETUP-17 */
const SPACINGS = [1676, 1257, 838];
/** SETUP-15 */
const FROM_EDGE = 1000;
/** SETUP-16 */
const PITCH = 400;

/** SETUP-16: the first and the last coordinate of a site, and the step between. */
export function siteRange({ size }: Pick<State, 'size'>): { min: number; max: number; step: number } {
  const min = FROM_EDGE + Math.floor(((size - 2 * FROM_EDGE) % PITCH) / 2);
  return { min, max: min + PITCH * Math.floor((size - FROM_EDGE - min) / PITCH), step: PITCH };
}

/** How far a shape reaches from its centre in every direction, at least and at most. */
const REACHES = ISLAND_PLANS.map((_, shape) => {
  const { pieces } = islandOutline(shape, 0);
  const { x, y, ex, ey, size } = at(pieces, 0);
  const corners = x.map((px, i) => Math.sqrt(px ** 2 + at(y, i) ** 2));
  const edges = Array.from({ length: size }, (_, i) => {
    const cross = Math.abs(at(ex, i) * at(y, i) - at(ey, i) * at(x, i));
    return cross / Math.sqrt(at(ex, i) ** 2 + at(ey, i) ** 2);
  });
  return { least: Math.floor(Math.min(...edges)), most: Math.ceil(Math.max(...corners)) };
});

function shapeToPlace({ shapes, islands }: State): number {
  return at(shapes, islands.length % shapes.length);
}

/** SETUP-15: is an island at this place, turned so, too near another? */
export function isTooClose(state: State, x: number, y: number, rotation: number, spacing: number): boolean {
  const body = { outline: islandOutline(shapeToPlace(state), rotation), x, y };
  return state.islands.some((island) => {
    const shore = shoreOf(island);
    return !areApart(body, shore, spacing) && squared(body, shore) < spacing * spacing;
  });
}

/** SETUP-16: is there any rotation for this site? */
export function isSite(state: State, x: number, y: number, spacing: number): boolean {
  const mine = at(REACHES, shapeToPlace(state));
  let isSure = true;
  for (const island of state.islands) {
    const other = at(REACHES, island.shape);
    const between = (island.x - x) ** 2 + (island.y - y) ** 2;
    // Nearer than this, no rotation helps; farther than that, every one will do.
    if (between < (spacing + mine.least + other.least - 2) ** 2) return false;
    if (between < (spacing + mine.most + other.most + 2) ** 2) isSure = false;
  }
  for (let rotation = 0; !isSure && rotation < DEGREES; rotation++) {
    isSure = !isTooClose(state, x, y, rotation, spacing);
  }
  return isSure;
}

/** SETUP-17: the largest spacing for which there is a site at all. */
export function spacingFor(state: State): number {
  return SPACINGS.find((spacing) => hasSite(state, spacing)) ?? 0;
}

function hasSite(state: State, spacing: number): boolean {
  const { min, max, step } = siteRange(state);
  for (let x = min; x <= max; x += step) {
    for (let y = min; y <= max; y += step) if (isSite(state, x, y, spacing)) return true;
  }
  return false;
}

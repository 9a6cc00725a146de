/** How a figure is drawn: which way it looks, and what of those under it is seen. */

import type { SeatLook } from '../../../../web/toolkit/picture.ts';
import { ahead, type Back } from '../../rules/deck/crew.ts';
import { listOf, type Space } from '../../rules/deck/spaces.ts';
import { flagsOf } from '../../rules/madagaskar/towers.ts';
import type { Tally } from './deck-game.ts';
import { type Figure, heightOf } from './figures.ts';
import { bearing, type Layout } from './layout.ts';

/** A player nobody knows. */
const STRANGER: SeatLook = { name: '?', initial: '?', number: 6 };

/** A flag stands for so many pirates. */
const FLAG = 5;

export function lookOf(seats: readonly SeatLook[], seat: number): SeatLook {
  return seats[seat] ?? STRANGER;
}

/** The directions of the ways ahead, and of the back. */
export function facing(layout: Layout, space: Space, back: Back) {
  return {
    ahead: listOf(ahead(space, back)).map((way) => bearing(layout, space, way)),
    back: bearing(layout, space, back),
  };
}

/** Who is seen under a figure: a captive as such, a tower as discs, its lowest pirates as flags. */
export function pileOf(figure: Figure, seats: readonly SeatLook[], tally: Tally) {
  const [under] = figure.under;
  if (under !== undefined && tally === 'captives') return { captive: lookOf(seats, under) };
  const height = heightOf(figure);
  const flags = flagsOf(height);
  const discs = figure.under.slice(0, height - 1 - FLAG * flags).map((seat) => lookOf(seats, seat));
  return { height, flags, discs };
}

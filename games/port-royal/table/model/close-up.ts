/** The parts of the table by the names of places, for pictures that show only some of it. */

import type { Seat } from '@tortuga/kernel';
import type { Box, Layout } from './layout.ts';
import { debtPlace, FLEET_PLACE, HAND_PLACE, ROW_PLACE, seatPlace, TRICK_PLACE } from './places.ts';

export function zonesOf(
  layout: Layout,
  own: Seat,
  others: readonly Seat[],
  names: readonly string[],
): readonly Box[] {
  const zones: { readonly [name: string]: Box | undefined } = {
    [ROW_PLACE]: layout.row,
    [TRICK_PLACE]: layout.middle,
    [FLEET_PLACE]: layout.fleet,
    [HAND_PLACE]: layout.hand,
    [debtPlace(own)]: layout.track,
    [seatPlace(own)]: layout.plate,
    ...Object.fromEntries(others.map((seat, i) => [seatPlace(seat), layout.others[i]])),
  };
  return names.flatMap((name) => zones[name] ?? []);
}

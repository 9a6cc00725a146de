/** How fleets come into a match (SETUP-1, FLEET-1). */

import type { SpanishMainOptions } from '../state.ts';
import type { FleetRules } from './fleet.ts';
import { READY_POINTS } from './ready.ts';

/** FLEET-1: ready-made fleets are made for thirty points; for other limits chance puts fleets together. */
export function fleetsFor({ fleets, points }: SpanishMainOptions): SpanishMainOptions['fleets'] {
  return fleets === 'ready' && Number(points) !== READY_POINTS ? 'quick' : fleets;
}

export function rulesFor({ points, promos }: SpanishMainOptions): FleetRules {
  return { limit: Number(points), hasPromos: promos === 'on' };
}

/** A whole fleet at once: the answers that build it, given one after the other. */

import type { Fleet } from '../../rules/fleet/fleet.ts';
import { answersFor } from '../../rules/fleet/line.ts';

/** What a player has built so far. */
export interface Built {
  readonly fleet: Fleet;
  readonly isAshore: boolean;
}

/** The answers that led to what is built. */
export function stepsTo({ fleet, isAshore }: Built): string[] {
  const steps = answersFor(fleet).filter((line) => line !== 'ready');
  return isAshore && fleet.ashore.length === 0 ? [...steps, 'ashore'] : steps;
}

/** The next answer on the way to a fleet; nothing once it is built. */
export function nextStep(wanted: Fleet, built: Built): string | undefined {
  const all = stepsTo({ fleet: wanted, isAshore: false });
  const done = stepsTo(built);
  return done.every((line, i) => line === all[i]) ? all[done.length] : 'anew';
}

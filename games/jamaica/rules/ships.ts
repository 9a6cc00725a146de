/** Ships and who they belong to. */

import { at, RulesBug, type Seat } from '@tortuga/kernel';
import type { Space } from './chart.ts';
import type { Power } from './data/components.ts';
import type { JamaicaState, Ship } from './state.ts';

/** A ship: that of a seat, or {@link GHOST}. */
export type ShipId = number;

/** GHOST-1: the black ship of the game for two. */
export const GHOST: ShipId = 6;

/** Beside no ship: where a power card lies that nobody has face up. */
export const NOBODY: ShipId = -1;

export function shipOf({ ships, ghost }: Readonly<JamaicaState>, id: ShipId): Ship {
  if (id !== GHOST) return at(ships, id);
  if (ghost === undefined) throw new RulesBug('only the game for two has a ghost ship');
  return ghost;
}

/** The ships on a space, but for one of them. */
export function othersOn({ ships, ghost }: Readonly<JamaicaState>, space: Space, but: ShipId): ShipId[] {
  const others: ShipId[] = [];
  for (let id = 0; id < ships.length; id++) if (id !== but && at(ships, id).at === space) others.push(id);
  if (but !== GHOST && ghost?.at === space) others.push(GHOST);
  return others;
}

/** TREASURE-3; GHOST-31: of no use to the ghost, except Lady Beth. */
export function owns({ powers }: Readonly<JamaicaState>, ship: ShipId, power: Power): boolean {
  return powers[power] === ship;
}

/** Who decides for the ship whose turn it is (GHOST-8). */
export function helmsman({ active, captain }: Readonly<JamaicaState>): Seat {
  return active === GHOST ? captain : active;
}

/** GHOST-21, GHOST-22: who rolls and chooses for a ship that fights another. */
export function agentOf(ship: ShipId, foe: ShipId): Seat {
  return ship === GHOST ? 1 - foe : ship;
}

/** FLEET-1: fleets that are ready to sail. */

import { READY_FLEETS, type ReadyFleet } from '../data/fleets.ts';
import type { Fleet } from './fleet.ts';

/** FLEET-1: they cost thirty points. */
export const READY_POINTS = 30;

export function readyFleet(id: string): ReadyFleet | undefined {
  return READY_FLEETS.find((fleet) => fleet.id === id);
}

export function fleetOf({ ships }: ReadyFleet): Fleet {
  return { ships: ships.map(([ship, ...crew]) => ({ ship, crew })), ashore: [] };
}

/** The ready-made fleet that sails with exactly these ships: they give their crew away. */
export function readyWith(ships: readonly string[]): ReadyFleet | undefined {
  return READY_FLEETS.find(
    (fleet) => fleet.ships.length === ships.length && fleet.ships.every(([ship]) => ships.includes(ship)),
  );
}

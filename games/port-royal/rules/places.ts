/** Where loot cards and prisoners are. A place is one number, so that a state holds them all in one list. */

import type { Seat } from '@tortuga/kernel';
import { SHIPS, type Ship } from './loot.ts';

/** A place: a ship of a captain, beside a captain's board, out of the game, in the stack, or in the row. */
export type Place = number;

const PER_CAPTAIN = SHIPS.length;
const MOST_CAPTAINS = 4;

/** The ships of all captains come first. */
export const SHIP_PLACES = PER_CAPTAIN * MOST_CAPTAINS;

export const STACK: Place = SHIP_PLACES + 2 * MOST_CAPTAINS;
/** The open loot. */
export const ROW: Place = STACK + 1;

export function aboard(seat: Seat, ship: Ship): Place {
  return seat * PER_CAPTAIN + ship;
}

/** Kept for later, or waiting to be put somewhere. */
export function beside(seat: Seat): Place {
  return SHIP_PLACES + seat;
}

/** Out of the game, by the hand of a captain. */
export function discardedBy(seat: Seat): Place {
  return SHIP_PLACES + MOST_CAPTAINS + seat;
}

export function isAboard(place: Place): boolean {
  return place < SHIP_PLACES;
}

/** Is the place one of this captain's ships? */
export function isAboardOf(seat: Seat, place: Place): boolean {
  return place >= seat * PER_CAPTAIN && place < (seat + 1) * PER_CAPTAIN;
}

/** The ship of a place that is aboard. */
export function shipAt(place: Place): Ship {
  return place % PER_CAPTAIN;
}

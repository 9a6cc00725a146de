/** Who else is at an island. */

import type { Seat } from '@tortuga/kernel';
import type { Place } from './data/places.ts';
import type { BlackShip, Navy, PirateState } from './state.ts';

/** BLACKBEARD-16: a sunk one is no longer a ship. */
export function blackShipAt({ blackShips }: Readonly<PirateState>, place: Place): BlackShip | undefined {
  for (const ship of blackShips) if (ship.at === place && !ship.isSunk) return ship;
  return undefined;
}

export function navyAt({ navies }: Readonly<PirateState>, place: Place): Navy | undefined {
  for (const navy of navies) if (navy.at === place) return navy;
  return undefined;
}

/** Is the ship of another captain at a place? */
export function isRivalAt({ captains }: Readonly<PirateState>, place: Place, seat: Seat): boolean {
  for (let other = 0; other < captains.length; other++) {
    if (other !== seat && captains[other]?.at === place) return true;
  }
  return false;
}

/** Cargo: loot cards and prisoners alike, as far as they lie on ships. */

import { at, type Seat } from '@tortuga/kernel';
import { LOOT_CARDS, type Loot, lootName, type Ship } from './loot.ts';
import { beside, isAboardOf, type Place, shipAt } from './places.ts';
import type { Fleet } from './ships.ts';
import { type Cargo, NONE, type PortRoyalState } from './state.ts';

/** Prisoners are counted on from the loot cards. */
const FIRST_PRISONER: Cargo = LOOT_CARDS.length;

export function isPrisoner(cargo: Cargo): boolean {
  return cargo >= FIRST_PRISONER;
}

export function placeOf({ loot, prisoners }: Fleet, cargo: Cargo): Place {
  return isPrisoner(cargo) ? at(prisoners, cargo - FIRST_PRISONER).at : at(loot, cargo);
}

/** The ship that cargo lies on. */
export function shipUnder(fleet: Fleet, cargo: Cargo): Ship {
  return shipAt(placeOf(fleet, cargo));
}

export function faceOf({ prisoners }: Pick<Fleet, 'prisoners'>, prisoner: Cargo): number {
  return at(prisoners, prisoner - FIRST_PRISONER).face;
}

/** How cargo is written; a prisoner by number, so that the line does not show the face. */
export function cargoName(cargo: Cargo): string {
  return isPrisoner(cargo) ? `prisoner${cargo - FIRST_PRISONER + 1}` : lootName(cargo);
}

/** Every loot card, from `first` on, and every prisoner on the ships of a captain, in a stable order. */
export function cargoOf(fleet: Fleet, seat: Seat, first: Loot = 0): Cargo[] {
  const end = FIRST_PRISONER + fleet.prisoners.length;
  const cargoes: Cargo[] = [];
  for (let cargo = first; cargo < end; cargo++) {
    if (isAboardOf(seat, placeOf(fleet, cargo))) cargoes.push(cargo);
  }
  return cargoes;
}

/** The next prisoner that a captain has to lock up, or `NONE`. */
export function waitingPrisoner({ prisoners }: Pick<Fleet, 'prisoners'>, seat: Seat): Cargo {
  const place = beside(seat);
  for (let i = 0; i < prisoners.length; i++) if (at(prisoners, i).at === place) return FIRST_PRISONER + i;
  return NONE;
}

export function putCargo(state: PortRoyalState, cargo: Cargo, place: Place): void {
  if (isPrisoner(cargo)) {
    state.prisoners[cargo - FIRST_PRISONER] = { at: place, face: faceOf(state, cargo) };
  } else {
    state.loot[cargo] = place;
  }
}

/** TREASURE: powers that lie face up, riches that lie face down. */

import { POWERS, type Power, type Riches, type Treasure } from './data/components.ts';
import { EMPTY } from './holds.ts';
import { GHOST, type ShipId, shipOf } from './ships.ts';
import type { JamaicaState, Slot } from './state.ts';

const VALUES: { readonly [T in Treasure]: number } = {
  map: 0,
  sabre: 0,
  beth: 0,
  sixth: 0,
  '+3': 3,
  '+5': 5,
  '+7': 7,
  '-2': -2,
  '-3': -3,
  '-4': -4,
};

/** SCORE-1, SCORE-5: what a treasure counts at the end. */
export function worthOf(card: Treasure): number {
  return VALUES[card];
}

export function isPower(card: Treasure): card is Power {
  return VALUES[card] === 0;
}

export function isCursed(card: Treasure): card is Riches {
  return VALUES[card] < 0;
}

/** GHOST-30: the ghost looks at nothing. */
export function knowing({ known }: Pick<Slot, 'known'>, ship: ShipId): number {
  return ship === GHOST ? known : known | (1 << ship);
}

/** TREASURE-1: lays a power face up beside a ship. The 6th Hold comes with what is on it. */
export function layOut(state: JamaicaState, ship: ShipId, power: Power, onSixth = EMPTY): void {
  state.powers[power] = ship;
  if (power === 'sixth') shipOf(state, ship).holds.push(onSixth);
}

/** Takes a face-down treasure from a ship, by its id. */
export function removeSlot(state: JamaicaState, ship: ShipId, id: number): void {
  const from = shipOf(state, ship);
  from.slots = from.slots.filter((slot) => slot.id !== id);
}

/** TREASURE-7: in order of arrival. */
export function addSlot(state: JamaicaState, ship: ShipId, slot: Slot): void {
  const to = shipOf(state, ship);
  to.slots = [...to.slots, slot];
}

/** The powers that lie face up beside a ship. */
export function powersOf({ powers }: Readonly<JamaicaState>, ship: ShipId): Power[] {
  return POWERS.filter((power) => powers[power] === ship);
}

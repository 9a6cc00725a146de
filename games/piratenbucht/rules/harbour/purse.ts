/** What a captain can pay in the harbour (HARBOUR-13 to HARBOUR-18). */

import { at } from '@tortuga/kernel';
import { priceOf, SECTORS, type Sector, TOP_FIELD } from '../data/chart.ts';
import { FLIP_PRICE, NEWCREW_REBATE, TREASURE_ISLAND_STEPS } from '../data/numbers.ts';
import { type Place, TREASURE_ISLAND } from '../data/places.ts';
import type { Captain, Ship } from '../state.ts';

/** HARBOUR-13: a credit that the first upgrade or flip uses up. */
export function rebateOf(ship: Ship): number {
  return ship.crew.refit > 0 ? NEWCREW_REBATE : 0;
}

/** Pays with the credit first; says what is left of it. */
export function pay(captain: Captain, price: number, credit: number): number {
  captain.gold -= Math.max(0, price - credit);
  return Math.max(0, credit - price);
}

/** HARBOUR-7, TREASUREISLAND-2: the sectors that can be raised at a place. */
export function sectorsAt(place: Place): readonly Sector[] {
  return at(SECTORS_AT, place);
}

const SECTORS_AT: readonly (readonly Sector[])[] = [
  [],
  [],
  ['hold'],
  ['sails'],
  ['cannons'],
  ['crew'],
  SECTORS,
  [],
];

/** HARBOUR-8, TREASUREISLAND-2: the highest field a ring can be raised to there. */
export function highestField(place: Place, field: number): number {
  const steps = place === TREASURE_ISLAND ? TREASURE_ISLAND_STEPS : TOP_FIELD;
  return Math.min(TOP_FIELD, field + steps);
}

export function canUpgrade(captain: Readonly<Captain>, credit: number): boolean {
  for (const sector of sectorsAt(captain.at)) {
    const { field } = captain.ship[sector];
    if (field < TOP_FIELD && priceOf(field, field + 1) <= captain.gold + credit) return true;
  }
  return false;
}

/** The sectors whose REINFORCE lies face down. */
export function faceDown(ship: Ship): Sector[] {
  return SECTORS.filter((sector) => ship[sector].reinforce === 1);
}

export function canFlip({ ship, gold }: Readonly<Captain>, credit: number): boolean {
  return gold + credit >= FLIP_PRICE && faceDown(ship).length > 0;
}

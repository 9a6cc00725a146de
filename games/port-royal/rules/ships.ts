/** Ships: what lies on them, how heavy it is, and what it is worth (END-2 to END-7). */

import { at, type Seat } from '@tortuga/kernel';
import { factorOf, type Loot, REMOVE, roomOf, type Ship, weightOf } from './loot.ts';
import { aboard, type Place } from './places.ts';
import type { Prisoner } from './state.ts';

/** What ships are made of; states and views both have it. */
export interface Fleet {
  readonly debts: readonly number[];
  readonly loot: readonly Place[];
  readonly prisoners: readonly Prisoner[];
}

/** SETUP-8: the most a ship carries, by the number of players. */
const CAPACITIES: { readonly [seats: number]: number } = { 3: 24, 4: 18 };

export function baseCapacity(seats: number): number {
  return CAPACITIES[seats] ?? 0;
}

/** The loot cards at a place, in the order of the card list. */
export function lootAt({ loot }: Pick<Fleet, 'loot'>, place: Place): Loot[] {
  return [...loot.keys()].filter((card) => loot[card] === place);
}

/** END-2. What is never loaded lies on no ship, so the cards before "remove" are all there is to count. */
export function loadOf({ loot }: Fleet, seat: Seat, ship: Ship): number {
  const place = aboard(seat, ship);
  let [sum, factor] = [0, 1];
  for (let card = 0; card < REMOVE; card++) {
    if (loot[card] !== place) continue;
    sum += weightOf(card);
    factor *= factorOf(card);
  }
  return sum * factor;
}

/** END-3 */
export function capacityOf({ loot, debts }: Fleet, seat: Seat, ship: Ship): number {
  const place = aboard(seat, ship);
  let capacity = baseCapacity(debts.length);
  for (let card = 0; card < REMOVE; card++) if (loot[card] === place) capacity += roomOf(card);
  return capacity;
}

/** END-4: too heavy, though it sinks only after the last round (TAKE-22). */
export function isOverloaded(fleet: Fleet, seat: Seat, ship: Ship): boolean {
  return loadOf(fleet, seat, ship) > capacityOf(fleet, seat, ship);
}

/** The faces of the prisoners on a ship. */
export function facesOn({ prisoners }: Fleet, seat: Seat, ship: Ship): number[] {
  const place = aboard(seat, ship);
  return prisoners.filter(({ at }) => at === place).map(({ face }) => face);
}

/** END-5, END-6 */
export function pointsOf(fleet: Fleet, seat: Seat, ship: Ship): number {
  if (isOverloaded(fleet, seat, ship)) return 0;
  const faces = facesOn(fleet, seat, ship);
  return faces.reduce((points, face) => points + face, Math.max(0, loadOf(fleet, seat, ship)));
}

export function debtOf({ debts }: Pick<Fleet, 'debts'>, seat: Seat): number {
  return at(debts, seat);
}

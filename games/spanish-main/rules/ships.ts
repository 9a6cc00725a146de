/** Ships and islands on the table: who they are, what they touch. */

import { at, type Seat } from '@tortuga/kernel';
import type { CrewCard, ShipCard } from './cards.ts';
import { CREW } from './data/crew.ts';
import { SHIPS } from './data/ships.ts';
import { areApart, isWithin, touch } from './sea/distance.ts';
import { hullOutline, islandOutline } from './sea/outline.ts';
import type { Obstacle, Sea } from './sea/sweep.ts';
import { type Crew, type Island, NONE, type Ship, type SpanishMainState } from './state.ts';

type State = Readonly<SpanishMainState>;

/** GEO-3 */
export const BARS = { S: 575, L: 838 } as const;

export function shipOf({ ships }: State, ship: number): Ship {
  return at(ships, ship);
}

export function islandOf({ islands }: State, island: number): Island {
  return at(islands, island);
}

export function crewOf({ crew }: State, number: number): Crew {
  return at(crew, number);
}

export function cardOf({ card }: Pick<Ship, 'card'>): ShipCard {
  return at(SHIPS, card);
}

export function crewCardOf({ card }: Pick<Crew, 'card'>): CrewCard {
  return at(CREW, card);
}

export function bodyOf(ship: Readonly<Ship>): Obstacle {
  return { outline: hullOutline(cardOf(ship).hull, ship.h), x: ship.x, y: ship.y, isIsland: false };
}

export function shoreOf({ shape, rotation, x, y }: Readonly<Island>): Obstacle {
  return { outline: islandOutline(shape, rotation), x, y, isIsland: true };
}

export function isAfloat({ status }: Readonly<Ship>): boolean {
  return status === 'afloat';
}

/** DERELICT-1 */
export function isDerelict({ masts }: Readonly<Ship>): boolean {
  return masts === 0;
}

export function mastsPrinted(ship: Readonly<Ship>): number {
  return cardOf(ship).cannons.length;
}

export function mastsStanding({ masts }: Readonly<Ship>): number {
  let count = 0;
  for (let rest = masts; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

export function isFullyRigged(ship: Readonly<Ship>): boolean {
  return mastsStanding(ship) === mastsPrinted(ship);
}

export function hasMast({ masts }: Readonly<Ship>, mast: number): boolean {
  return ((masts >> mast) & 1) === 1;
}

/** The ships of a seat that are on the water, by their numbers. */
export function fleetOf({ ships }: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let i = 0; i < ships.length; i++) {
    const ship = at(ships, i);
    if (ship.seat === seat && ship.status === 'afloat') own.push(i);
  }
  return own;
}

/** The ship that tows this one, or NONE. */
export function towerOf({ ships }: State, towed: number): number {
  return ships.findIndex(({ tow, status }) => tow === towed && status === 'afloat');
}

/** What lies around a ship: the islands first, then the ships, by their numbers in `ids`. */
export interface Waters {
  readonly sea: Sea;
  /** Islands as -1 - their number, ships as they are. */
  readonly ids: readonly number[];
}

/** The name of an island in lists that hold ships as well. */
export function islandId(island: number): number {
  return -1 - island;
}

/** GEO-29: everything but the ship herself, and the one she tows. */
export function watersAround(state: State, ship: number): Waters {
  const obstacles: Obstacle[] = [];
  const ids: number[] = [];
  const towed = ship === NONE ? NONE : shipOf(state, ship).tow;
  for (let i = 0; i < state.islands.length; i++) {
    obstacles.push(shoreOf(islandOf(state, i)));
    ids.push(islandId(i));
  }
  for (let i = 0; i < state.ships.length; i++) {
    const other = shipOf(state, i);
    if (i === ship || i === towed || other.status !== 'afloat') continue;
    obstacles.push(bodyOf(other));
    ids.push(i);
  }
  return { sea: { size: state.size, obstacles }, ids };
}

/** GEO-25: do two ships touch? */
export function shipsTouch(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return isAfloat(a) && isAfloat(b) && touch(bodyOf(a), bodyOf(b));
}

/** Does the bow of one ship touch the rest of another? */
export function bowTouches(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return isAfloat(a) && isAfloat(b) && touch(bodyOf(a), bodyOf(b), 'bow', 'aft');
}

/** Does any part of a ship touch the bow of another? */
export function touchesBow(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return isAfloat(a) && isAfloat(b) && touch(bodyOf(a), bodyOf(b), 'all', 'bow');
}

/** Everything a ship touches, islands by their id. */
export function touchedBy(state: State, ship: number): number[] {
  const body = bodyOf(shipOf(state, ship));
  const touched: number[] = [];
  for (let i = 0; i < state.islands.length; i++) {
    if (touch(body, shoreOf(islandOf(state, i)))) touched.push(islandId(i));
  }
  for (let i = 0; i < state.ships.length; i++) {
    const other = shipOf(state, i);
    if (i !== ship && other.status === 'afloat' && touch(body, bodyOf(other))) touched.push(i);
  }
  return touched;
}

/** The ships a ship touches. */
export function neighboursOf(state: State, ship: number): number[] {
  return touchedBy(state, ship).filter((id) => id >= 0);
}

/** GEO-23: are two ships within S of each other? The same ship is. */
export function areNear(state: State, a: number, b: number): boolean {
  const [one, two] = [shipOf(state, a), shipOf(state, b)];
  if (!isAfloat(one) || !isAfloat(two)) return false;
  return a === b || isWithin(bodyOf(one), bodyOf(two), BARS.S);
}

/** PIN-1: held by its bow in the side of an enemy that is not derelict. */
export function isPinned(state: State, ship: number): boolean {
  const own = shipOf(state, ship);
  const body = bodyOf(own);
  for (let i = 0; i < state.ships.length; i++) {
    const other = shipOf(state, i);
    if (other.seat === own.seat || other.status !== 'afloat' || other.masts === 0) continue;
    const there = bodyOf(other);
    if (!areApart(body, there, 2) && touch(body, there, 'bow', 'aft')) return true;
  }
  return false;
}

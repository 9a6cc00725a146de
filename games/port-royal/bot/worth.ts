/** What a ship, and loot on it, will be worth in the end, as far as one can tell now. */

import { at, type Seat } from '@tortuga/kernel';
import {
  factorOf,
  isGoods,
  type Loot,
  RELOCATE,
  REMOVE,
  repaysOf,
  roomOf,
  SHIPS,
  shipFor,
  weightOf,
} from '../rules/loot.ts';
import { aboard, beside, type Place } from '../rules/places.ts';
import type { PortRoyalState } from '../rules/state.ts';
import type { Summary } from './fleets.ts';

/** Of the room left on a ship, so much is filled if the whole game is still to come. */
const FILLED = 0.4;
/** A ship that is too heavy may still be saved, sooner early in the game. */
const SAVED = 0.3;
/** A ship that is nearly full may be sunk by what one is forced to load: so much of it is lost per share of time. */
const RISK = 0.25;
/** Below so much room a ship is nearly full. */
const TIGHT = 6;

/** What a ship will be worth; `left` is the share of all tricks that are still to come. */
export function shipWorth(load: number, capacity: number, faces: number, left: number): number {
  if (load > capacity) return SAVED * left * (capacity + faces);
  const room = capacity - load;
  const held = Math.max(0, load) + faces;
  const risk = room < TIGHT ? (RISK * left * (TIGHT - room)) / TIGHT : 0;
  return held * (1 - risk) + FILLED * left * Math.min(room, capacity);
}

function worthAt({ weights, factors, capacities, faces }: Summary, place: Place, left: number): number {
  const load = at(weights, place) * at(factors, place);
  return shipWorth(load, at(capacities, place), at(faces, place), left);
}

/** All ships of a captain together. */
export function fleetWorth(summary: Summary, seat: Seat, left: number): number {
  let sum = 0;
  for (let ship = 0; ship < SHIPS.length; ship++) sum += worthAt(summary, aboard(seat, ship), left);
  return sum;
}

function loadGain(summary: Summary, place: Place, loot: Loot, left: number): number {
  const { weights, factors, capacities, faces } = summary;
  const load = (at(weights, place) + weightOf(loot)) * at(factors, place) * factorOf(loot);
  const capacity = at(capacities, place) + roomOf(loot);
  return shipWorth(load, capacity, at(faces, place), left) - worthAt(summary, place, left);
}

function bestLoad(summary: Summary, seat: Seat, loot: Loot, left: number): number {
  if (isGoods(loot)) return loadGain(summary, aboard(seat, shipFor(loot)), loot, left);
  let best = Number.NEGATIVE_INFINITY;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    best = Math.max(best, loadGain(summary, aboard(seat, ship), loot, left));
  }
  return best;
}

/** What "remove" is worth while it is kept, at the start. */
const KEPT = 5;
const RELOCATED = 2;
/** The mean of what prisoners are worth. */
const PRISONER = 3.2;

export function keptWorth(state: Readonly<PortRoyalState>, seat: Seat, left: number): number {
  return state.loot[REMOVE] === beside(seat) ? keptGain(left) : 0;
}

function keptGain(left: number): number {
  return left === 0 ? 0 : KEPT * Math.min(1, 4 * left);
}

/** Of a bid that is not repaid yet, so much will be debt. */
export function openBid({ holder, bid, isRepaid, tricks }: Readonly<PortRoyalState>, seat: Seat): number {
  if (seat !== holder || isRepaid) return 0;
  return bid * Math.min(1, 0.4 + 0.075 * tricks.length);
}

/** How much better off a captain is who wins a loot card and does the best with it. */
export function gainOf(
  state: Readonly<PortRoyalState>,
  summary: Summary,
  seat: Seat,
  loot: Loot,
  left: number,
): number {
  const prisoners = loot === state.leftOver ? PRISONER * state.attached : 0;
  if (loot === REMOVE) return prisoners + keptGain(left);
  if (loot === RELOCATE) return prisoners + RELOCATED;
  let best = bestLoad(summary, seat, loot, left);
  const unpaid = openBid(state, seat);
  const repays = repaysOf(loot);
  if (unpaid > 0 && repays > 0) best = Math.max(best, unpaid - Math.max(0, state.bid - repays));
  if (state.loot[REMOVE] === beside(seat)) best = Math.max(best, -keptGain(left));
  return best + prisoners;
}

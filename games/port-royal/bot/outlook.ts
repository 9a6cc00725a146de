/** A position as the bot looks at it: all ships of all captains summed up, and how far the game has come. */

import { at } from '@tortuga/kernel';
import { factorOf, REMOVE, roomOf, weightOf } from '../rules/loot.ts';
import { aboard, isAboard, SHIP_PLACES } from '../rules/places.ts';
import { ROUNDS, TRICKS } from '../rules/rounds.ts';
import { baseCapacity, type Fleet } from '../rules/ships.ts';
import type { PortRoyalState } from '../rules/state.ts';

export interface Outlook {
  readonly state: Readonly<PortRoyalState>;
  /** The share of all tricks that are still to come. */
  readonly left: number;
  /** How much of what becomes of a ship is still open, from 0 (nothing) to 1. */
  readonly openness: number;
  readonly ships: ShipSums;
}

/** One list for each figure, by place. */
interface ShipSums {
  /** Before ×2. */
  readonly weights: number[];
  readonly factors: number[];
  readonly capacities: number[];
  /** The worth of all prisoners on the ship. */
  readonly faces: number[];
  /** What the ship will be worth in the end. */
  readonly worths: number[];
}

/** Overwritten by the next position: search looks at thousands. */
const SUMS: ShipSums = {
  weights: zeros(),
  factors: zeros(),
  capacities: zeros(),
  faces: zeros(),
  worths: zeros(),
};

function zeros(): number[] {
  return Array.from({ length: SHIP_PLACES }, () => 0);
}

/** In played games, so fast the load of a ship now comes to tell its worth in the end. */
const SETTLING = 2;

export function outlookOn(state: Readonly<PortRoyalState>): Outlook {
  const { round, tricks } = state;
  const left = ((ROUNDS - round + 1) * TRICKS - tricks.length) / (ROUNDS * TRICKS);
  const outlook = { state, left, openness: 1 - Math.exp(-SETTLING * left), ships: SUMS };
  sumUp(state);
  for (let place = aboard(state.debts.length, 0) - 1; place >= 0; place--) {
    const load = at(SUMS.weights, place) * at(SUMS.factors, place);
    SUMS.worths[place] = shipWorth(outlook, load, at(SUMS.capacities, place), at(SUMS.faces, place));
  }
  return outlook;
}

/** Whatever a ship carries early on, in the end most carry about this share of what they can. */
const USUAL = 0.72;
/** A ship that already carries more has this much to lose for every ton beyond. */
const STRAIN = 0.25;
/** A ship that is too heavy is saved with this chance, if the whole game is still to come. */
const SAVED = 0.6;
/** A ship with prisoners floats in the end with this chance. */
const FLOATS = 0.87;

/** What a ship that carries so much now will be worth in the end (BOT-2). */
export function shipWorth(
  { left, openness }: Pick<Outlook, 'left' | 'openness'>,
  load: number,
  capacity: number,
  faces: number,
): number {
  const usual = USUAL * capacity;
  if (load > capacity) return SAVED * left * (usual + faces);
  const held = Math.max(0, load);
  const strain = Math.max(0, STRAIN * (held - usual));
  return held + openness * (usual - strain - held) + (left > 0 ? FLOATS : 1) * faces;
}

function sumUp({ loot, debts, prisoners }: Fleet): void {
  const { weights, factors, capacities, faces } = SUMS;
  weights.fill(0);
  factors.fill(1);
  capacities.fill(baseCapacity(debts.length));
  faces.fill(0);
  for (let card = 0; card < REMOVE; card++) {
    const place = at(loot, card);
    if (!isAboard(place)) continue;
    weights[place] = at(weights, place) + weightOf(card);
    factors[place] = at(factors, place) * factorOf(card);
    capacities[place] = at(capacities, place) + roomOf(card);
  }
  for (let i = 0; i < prisoners.length; i++) {
    const { at: place, face } = at(prisoners, i);
    if (isAboard(place)) faces[place] = at(faces, place) + face;
  }
}

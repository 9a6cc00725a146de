/** All ships of all captains, summed up once for each position that is judged. */

import { at } from '@tortuga/kernel';
import { factorOf, REMOVE, roomOf, weightOf } from '../rules/loot.ts';
import { isAboard, SHIP_PLACES } from '../rules/places.ts';
import { baseCapacity, type Fleet } from '../rules/ships.ts';

/** One list for each figure, by place. They are overwritten by the next position. */
export interface Summary {
  readonly weights: number[];
  readonly factors: number[];
  readonly capacities: number[];
  readonly faces: number[];
}

const zeros = (): number[] => Array.from({ length: SHIP_PLACES }, () => 0);
const SUMMARY: Summary = { weights: zeros(), factors: zeros(), capacities: zeros(), faces: zeros() };

export function sumUp({ loot, debts, prisoners }: Fleet): Summary {
  const { weights, factors, capacities, faces } = SUMMARY;
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
  return SUMMARY;
}

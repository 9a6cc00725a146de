/** What a ship is worth: the points it can hope for when the first one is home. */

import { at } from '@tortuga/kernel';
import { ahead, PORT_ROYAL, type Space, spaceScore } from '../rules/chart.ts';
import { SPACES } from '../rules/data/chart.ts';
import { EMPTY, stockOf } from '../rules/holds.ts';
import type { Voyage } from './voyage.ts';

/** The steps home by the shortest way, from every space at lap 0. */
const TO_GO: readonly number[] = SPACES.map((_, space) => stepsHome(space));

function stepsHome(space: Space): number {
  return 1 + Math.min(...ahead(space).map((next) => (next === PORT_ROYAL ? 0 : stepsHome(next))));
}

/** The steps home, with every lap that is still to be made. */
export function toGo({ at: space, lap }: { readonly at: Space; readonly lap: number }): number {
  if (space === PORT_ROYAL) return lap === 1 ? 0 : at(TO_GO, PORT_ROYAL) * (1 - lap);
  return at(TO_GO, space) - lap * at(TO_GO, PORT_ROYAL);
}

/** How far the race is from its end, seen by one ship. */
export interface Race {
  /** The fewest steps home of any other ship. */
  readonly rivalToGo: number;
  readonly isLastRound: boolean;
}

export const WEIGHTS = {
  /** What is hoped of a treasure nobody has seen. */
  raised: 2.5,
  food: [1, 0.9, 0.8, 0.6, 0.5, 0.4, 0.2, 0.2, 0.1, 0.1],
  powder: 0.35,
  room: 0.5,
  /** Points for every step behind the first ship. */
  step: 0.9,
  far: 24,
};

/** The points of a voyage's end: space, gold, what was raised, and what food and powder are still good for. */
export function worthOf(voyage: Readonly<Voyage>, { rivalToGo, isLastRound }: Race): number {
  const { holds, raised } = voyage;
  const own = stockOf(holds, 'gold') + raised * WEIGHTS.raised;
  if (isLastRound) return own + spaceScore(voyage);
  const left = toGo(voyage);
  const first = Math.min(left, rivalToGo);
  const far = Math.min(1, first / WEIGHTS.far);
  const food = stockOf(holds, 'food');
  let supplies = Math.min(stockOf(holds, 'powder'), 8) * WEIGHTS.powder;
  for (let i = 0; i < food; i++) supplies += WEIGHTS.food[i] ?? 0;
  if (holds.includes(EMPTY)) supplies += WEIGHTS.room;
  const race = 14 - WEIGHTS.step * (left - first);
  const now = left === 0 ? 15 : spaceScore(voyage);
  const space = left === 0 ? 15 : (1 - far) * now + far * Math.max(race, -5 - 0.2 * (left - first - 20));
  return own + space + supplies * Math.min(1, 0.2 + far) - 0.1 * left;
}

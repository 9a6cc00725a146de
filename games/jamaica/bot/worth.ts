/** What a ship is worth: the points it can hope for when the first one is home. */

import { at } from '@tortuga/kernel';
import { ahead, isFinished, PORT_ROYAL, type Space, spaceScore, type Whereabouts } from '../rules/chart.ts';
import { SPACES } from '../rules/data/chart.ts';
import { EMPTY, type Holds, stockOf } from '../rules/holds.ts';
import type { Voyage } from './voyage.ts';

/** The steps home by the shortest way, from every space of the lap. */
const TO_GO: readonly number[] = SPACES.map((_, space) => stepsHome(space));

function stepsHome(space: Space): number {
  return 1 + Math.min(...ahead(space).map((next) => (next === PORT_ROYAL ? 0 : stepsHome(next))));
}

/** The steps home, with every lap that is still to be made. */
export function toGo(ship: Whereabouts): number {
  return isFinished(ship) ? 0 : at(TO_GO, ship.at) - ship.lap * at(TO_GO, PORT_ROYAL);
}

/** How the race stands, seen from one ship. */
export interface Race {
  /** The fewest steps home of any other ship. */
  readonly rivalToGo: number;
  readonly isLastRound: boolean;
}

/** All in points. */
const WEIGHTS = {
  /** A treasure nobody has seen. */
  raised: 4,
  /** The first food, the second, and so on: one cannot sail without, and holds are few. */
  food: [1, 0.9, 0.8, 0.6, 0.5, 0.4, 0.2, 0.2, 0.1, 0.1],
  powder: 0.35,
  /** More powder than that decides no battle. */
  mostPowder: 8,
  /** An empty hold. */
  room: 0.5,
  /** The ship that is first; and each step behind it. */
  first: 14,
  step: 1.2,
  /** Each step behind it for ships that are too far back to cross the red line in time. */
  lag: 0.2,
  hopeless: 20,
  /** Each step that is still to go, for everybody. */
  haste: 1.6,
  /** With so many steps to go the present space says nothing yet. */
  far: 14,
};

/** Space, gold, treasures raised on the way, and what food and powder are still good for. */
export function worthOf(voyage: Readonly<Voyage>, { rivalToGo, isLastRound }: Race): number {
  const sure = stockOf(voyage.holds, 'gold') + voyage.raised * WEIGHTS.raised;
  const left = toGo(voyage);
  if (isLastRound || left === 0) return sure + spaceScore(voyage);
  const first = Math.min(left, rivalToGo);
  const distance = Math.min(1, first / WEIGHTS.far);
  const space = (1 - distance) * spaceScore(voyage) + distance * raceWorth(left - first);
  return sure + space + suppliesWorth(voyage.holds) * Math.min(1, 0.2 + distance) - WEIGHTS.haste * left;
}

/** When the first ship is home, another is about as far behind as it is now. */
function raceWorth(gap: number): number {
  const hopeless = -5 - WEIGHTS.lag * (gap - WEIGHTS.hopeless);
  return Math.max(WEIGHTS.first - WEIGHTS.step * gap, hopeless);
}

function suppliesWorth(holds: Readonly<Holds>): number {
  let worth = Math.min(stockOf(holds, 'powder'), WEIGHTS.mostPowder) * WEIGHTS.powder;
  const food = Math.min(stockOf(holds, 'food'), WEIGHTS.food.length);
  for (let i = 0; i < food; i++) worth += at(WEIGHTS.food, i);
  return holds.includes(EMPTY) ? worth + WEIGHTS.room : worth;
}

/** How many dice a captain throws, and what hits (BATTLE-23 to BATTLE-27). */

import { type Fate, roll, type Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { DIE, FOG_HITS_FROM, GRAPESHOT_HITS_FROM, HITS_FROM, MAX_DICE } from '../data/numbers.ts';
import { sectorValue } from '../ship.ts';
import type { Battle, PirateState } from '../state.ts';
import { battleOf, copiesOf } from './battle.ts';

/** BATTLE-24: counted at the moment of the throw. */
export function diceOf(state: Readonly<PirateState>, seat: Seat): number {
  const { ship } = captainOf(state, seat);
  if (ship.cannons.refit > 0) return MAX_DICE;
  return Math.min(MAX_DICE, plainDice(state, seat) + copiesOf(battleOf(state).weapons, seat));
}

function plainDice(state: Readonly<PirateState>, seat: Seat): number {
  const { ship } = captainOf(state, seat);
  const { isBoarding } = battleOf(state);
  const cannons = sectorValue(ship, 'cannons');
  if (ship.crew.refit > 0) {
    return isBoarding && state.options.boardingNewCrew === 'six' ? MAX_DICE : cannons;
  }
  const crew = sectorValue(ship, 'crew');
  return isBoarding ? crew : Math.min(cannons, crew);
}

/** The lowest number that hits a ship. */
export function hitsFrom({ fogs }: Battle, ship: Seat): number {
  return fogs.includes(ship) ? FOG_HITS_FROM : HITS_FROM;
}

/** CARD-GRAPESHOT-1, CARD-GRAPESHOT-10: the lowest number that hits for a captain, who may have GRAPESHOT waiting. */
export function hitsFor({ grapeshots }: Battle, seat: Seat, otherwise: number): number {
  return grapeshots.includes(seat) ? GRAPESHOT_HITS_FROM : otherwise;
}

export function throwDice(fate: Fate, count: number): number[] {
  return Array.from({ length: count }, () => roll(fate, DIE));
}

export function countHits(dice: readonly number[], from: number): number {
  let hits = 0;
  for (const die of dice) if (die >= from) hits += 1;
  return hits;
}

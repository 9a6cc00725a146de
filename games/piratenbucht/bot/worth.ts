/** What things are worth, counted in fame at the end of the game. */

import { chartValue, SECTORS } from '../rules/data/chart.ts';
import { MAX_DICE } from '../rules/data/numbers.ts';
import { type Card, fameOf, isFameCard } from '../rules/data/tavern-cards.ts';
import type { Captain, Column, Ship } from '../rules/state.ts';
import type { Rates } from './rates.ts';

/** What each card in hand may still do, by rounds left. */
const USES: { readonly [C in Card]?: number } = {
  flee: 0.05,
  navy: 0.06,
  hideout: 0.09,
  swap: 0.03,
  challenge: 0.03,
  reinforce: 0.04,
  newsails: 0.09,
  newcannons: 0.14,
  newcrew: 0.08,
  newhold: 0.06,
  secretweapon: 0.05,
  strongwind: 0.03,
  fog: 0.05,
  grapeshot: 0.03,
  boarding: 0.03,
  sabotage: 0.05,
};

export function cardWorth(card: Card, { left }: Rates): number {
  return isFameCard(card) ? fameOf(card) : (USES[card] ?? 0) * (left + 1);
}

/** The hits a sector takes before it is destroyed. */
export function strengthOf({ field, reinforce, refit }: Column): number {
  return field + reinforce + refit;
}

/** The hits the weakest sector takes: where everybody aims. */
export function weakestOf(ship: Ship): number {
  const { hold, sails, cannons, crew } = ship;
  return Math.min(strengthOf(hold), strengthOf(sails), strengthOf(cannons), strengthOf(crew));
}

/** The dice of a ship without battle cards. */
export function diceOfShip({ cannons, crew }: Ship): number {
  if (cannons.refit > 0) return MAX_DICE;
  const value = chartValue('cannons', cannons.field);
  return crew.refit > 0 ? value : Math.min(value, chartValue('crew', crew.field));
}

/** Faster than any sails. */
const NEW_SAILS_SPEED = 14;

export function speedOfShip({ sails }: Ship): number {
  return sails.refit > 0 ? NEW_SAILS_SPEED : chartValue('sails', sails.field);
}

/** More is never aboard long enough to matter. */
const ENOUGH_HOLD = 14;

/** How many treasures a captain can still carry. */
export function capacityOf({ hold }: Ship): number {
  return hold.refit > 0 ? ENOUGH_HOLD : chartValue('hold', hold.field);
}

/** What a ship is worth in each round that it still sails, besides its hold. */
const PER_ROUND = { dice: 0.34, spare: 0.05, speed: 0.04, weakest: 0.1, armour: 0.015 };

export function shipWorth(ship: Ship, { left, hold }: Rates): number {
  if (left === 0) return 0;
  const dice = diceOfShip(ship);
  const spare = chartValue('cannons', ship.cannons.field) + chartValue('crew', ship.crew.field) - 2 * dice;
  let armour = 0;
  for (const sector of SECTORS) armour += strengthOf(ship[sector]);
  const perRound =
    PER_ROUND.dice * dice +
    PER_ROUND.spare * Math.max(0, spare) +
    PER_ROUND.speed * speedOfShip(ship) +
    hold * capacityOf(ship) +
    PER_ROUND.weakest * Math.min(8, weakestOf(ship)) +
    PER_ROUND.armour * armour;
  return perRound * left;
}

/** Gold, treasure as far as it fits, and fame; no ship and no cards. */
export function purseWorth({ gold, treasure, fame, ship }: Captain, rates: Rates): number {
  return fame + gold * rates.gold + Math.min(treasure, capacityOf(ship)) * rates.treasure;
}

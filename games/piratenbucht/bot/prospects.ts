/** What a captain may expect of a place in the rest of a round, whoever else is there. */

import { priceOf, type Sector } from '../rules/data/chart.ts';
import { FLIP_PRICE, GOLD_PER_FAME, TAVERN_MOST, TAVERN_PRICE } from '../rules/data/numbers.ts';
import { pirateCard } from '../rules/data/pirate-cards.ts';
import { COVE, type Place, TAVERN_ISLAND, TREASURE_ISLAND } from '../rules/data/places.ts';
import { highestField, rebateOf, sectorsAt } from '../rules/harbour/purse.ts';
import { destroyedSector } from '../rules/ship.ts';
import type { Captain, PirateState, Ship } from '../rules/state.ts';
import type { Rates } from './rates.ts';
import { capacityOf, shipWorth } from './worth.ts';

/** Plunder and harbour of an island that one has to oneself. */
export function islandWorth(
  state: Readonly<PirateState>,
  captain: Captain,
  place: Place,
  rates: Rates,
): number {
  const kind = state.loot[place - 1];
  if (kind === undefined) return harbourWorth(captain, place, 0, rates);
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const room = Math.max(0, capacityOf(captain.ship) - captain.treasure);
  return (
    fame +
    gold * rates.gold +
    Math.min(treasure, room) * rates.treasure +
    tavern * rates.card +
    harbourWorth(captain, place, gold, rates)
  );
}

/** What a harbour is good for, with the gold that plunder adds. */
export function harbourWorth(captain: Captain, place: Place, loot: number, rates: Rates): number {
  if (place === COVE) return coveWorth(captain, rates);
  if (place === TREASURE_ISLAND) return buryWorth(captain, rates) + upgradeWorth(captain, place, 0, rates);
  if (place !== TAVERN_ISLAND) return upgradeWorth(captain, place, loot, rates);
  const cards = Math.min(TAVERN_MOST, Math.floor((captain.gold + loot) / TAVERN_PRICE));
  return cards * Math.max(0, rates.card - TAVERN_PRICE * rates.gold);
}

/** Treasure and gold become fame for certain. */
export function buryWorth({ treasure, gold }: Captain, rates: Rates): number {
  return treasure * (1 - rates.treasure) + goldBuryWorth(gold, rates);
}

export function goldBuryWorth(gold: number, rates: Rates): number {
  const lots = Math.floor(gold / GOLD_PER_FAME);
  return lots * Math.max(0, 1 - GOLD_PER_FAME * rates.gold);
}

/** COVE-1, COVE-2: the better of both, less the repair. */
export function coveWorth({ ship }: Captain, { card, gold, refuge }: Rates): number {
  const repair = destroyedSector(ship) === undefined ? 0 : FLIP_PRICE * gold;
  return refuge * (card + Math.max(card, 2 * gold) - repair);
}

/** The best single upgrade that can be paid: what it adds to the ship, less its price. */
function upgradeWorth(captain: Captain, place: Place, loot: number, rates: Rates): number {
  if (rates.left === 0) return 0;
  const gold = captain.gold + loot + rebateOf(captain.ship);
  const before = shipWorth(captain.ship, rates);
  let best = 0;
  for (const sector of sectorsAt(place)) {
    best = Math.max(best, bestRaise(captain.ship, sector, place, gold, rates) - before);
  }
  return best * rates.upgrade;
}

/** The ring is moved for a look and put back. */
function bestRaise(ship: Ship, sector: Sector, place: Place, gold: number, rates: Rates): number {
  const column = ship[sector];
  const from = column.field;
  let best = 0;
  for (let to = from + 1; to <= highestField(place, from) && priceOf(from, to) <= gold; to++) {
    column.field = to;
    best = Math.max(best, shipWorth(ship, rates) - priceOf(from, to) * rates.gold);
  }
  column.field = from;
  return best;
}

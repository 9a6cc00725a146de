/** What a captain may expect of a place in the rest of a round, whoever else is there. */

import { priceOf, type Sector } from '../rules/data/chart.ts';
import { FLIP_PRICE, GOLD_PER_FAME, TAVERN_MOST, TAVERN_PRICE } from '../rules/data/numbers.ts';
import { pirateCard } from '../rules/data/pirate-cards.ts';
import { COVE, type Place, TAVERN_ISLAND, TREASURE_ISLAND } from '../rules/data/places.ts';
import { highestField, rebateOf, sectorsAt } from '../rules/harbour/purse.ts';
import { destroyedSector } from '../rules/ship.ts';
import type { Captain, PirateState, Ship } from '../rules/state.ts';
import { capacityOf, goldWorth, roundsLeft, shipWorth, treasureWorth, unknownCardWorth } from './worth.ts';

/** Plunder and harbour of an island that one has to oneself. */
export function islandWorth(state: Readonly<PirateState>, captain: Captain, place: Place): number {
  if (place === TREASURE_ISLAND)
    return buryWorth(captain, roundsLeft(state)) + upgradeWorth(state, captain, place, 0);
  const kind = state.loot[place - 1];
  if (kind === undefined) return harbourWorth(state, captain, place, 0);
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const left = roundsLeft(state);
  const room = Math.max(0, capacityOf(captain.ship) - captain.treasure);
  return (
    fame +
    gold * goldWorth(left) +
    Math.min(treasure, room) * treasureWorth(left) +
    tavern * unknownCardWorth(left) +
    harbourWorth(state, captain, place, gold)
  );
}

/** What a harbour is good for, with the gold that plunder adds. */
export function harbourWorth(
  state: Readonly<PirateState>,
  captain: Captain,
  place: Place,
  loot: number,
): number {
  if (place === COVE) return coveWorth(captain, roundsLeft(state));
  if (place === TREASURE_ISLAND)
    return buryWorth(captain, roundsLeft(state)) + upgradeWorth(state, captain, place, 0);
  if (place !== TAVERN_ISLAND) return upgradeWorth(state, captain, place, loot);
  const left = roundsLeft(state);
  const cards = Math.min(TAVERN_MOST, Math.floor((captain.gold + loot) / TAVERN_PRICE));
  return cards * Math.max(0, unknownCardWorth(left) - TAVERN_PRICE * goldWorth(left));
}

/** Treasure and gold become fame for certain. */
export function buryWorth({ treasure, gold }: Captain, left: number): number {
  return treasure * (1 - treasureWorth(left)) + goldBuryWorth(gold, left);
}

export function goldBuryWorth(gold: number, left: number): number {
  const lots = Math.floor(gold / GOLD_PER_FAME);
  return lots * Math.max(0, 1 - GOLD_PER_FAME * goldWorth(left));
}

/** COVE-1, COVE-2: the better of both, less the repair. */
export function coveWorth({ ship }: Captain, left: number): number {
  const card = unknownCardWorth(left);
  const repair = destroyedSector(ship) === undefined ? 0 : FLIP_PRICE * goldWorth(left);
  return card + Math.max(card, 2 * goldWorth(left)) - repair;
}

/** The best single upgrade that can be paid: what it adds to the ship, less its price. */
function upgradeWorth(state: Readonly<PirateState>, captain: Captain, place: Place, loot: number): number {
  const left = roundsLeft(state);
  if (left === 0) return 0;
  const gold = captain.gold + loot + rebateOf(captain.ship);
  const before = shipWorth(captain.ship, left);
  let best = 0;
  for (const sector of sectorsAt(place)) {
    best = Math.max(best, bestRaise(captain.ship, sector, place, gold, left) - before);
  }
  return best;
}

/** The ring is moved for a look and put back. */
function bestRaise(ship: Ship, sector: Sector, place: Place, gold: number, left: number): number {
  const column = ship[sector];
  const from = column.field;
  let best = 0;
  for (let to = from + 1; to <= highestField(place, from) && priceOf(from, to) <= gold; to++) {
    column.field = to;
    best = Math.max(best, shipWorth(ship, left) - priceOf(from, to) * goldWorth(left));
  }
  column.field = from;
  return best;
}

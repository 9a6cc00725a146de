/** Fleets: what they cost, and what may join them (SETUP-3 to SETUP-11, FLEET-2). Pure, and of use to clients. */

import type { CrewCard, ShipCard } from '../cards.ts';
import { CREW } from '../data/crew.ts';
import { SHIPS } from '../data/ships.ts';

/** A ship by the id of her card, with those of her crew. */
export interface FleetShip {
  readonly ship: string;
  readonly crew: readonly string[];
}

export interface Fleet {
  readonly ships: readonly FleetShip[];
  /** Crew that wait on the home island (SETUP-23). */
  readonly ashore: readonly string[];
}

/** What a fleet must keep to. */
export interface FleetRules {
  readonly limit: number;
  readonly hasPromos: boolean;
  /** Cards to choose from, each as often as it is listed; all cards if there is none (FLEET-3). */
  readonly pool?: readonly string[];
}

/** Why a card cannot join a fleet, or a fleet not sail. */
export type FleetFault =
  | 'unknown-card'
  | 'promotional'
  | 'not-dealt'
  | 'only-one'
  | 'over-limit'
  | 'hold-full'
  | 'crew-too-dear'
  | 'no-ship';

export const NO_FLEET: Fleet = { ships: [], ashore: [] };

const SHIP_NUMBERS = new Map(SHIPS.map(({ id }, number) => [id, number]));
const CREW_NUMBERS = new Map(CREW.map(({ id }, number) => [id, number]));

/** The number of a ship's card in `SHIPS`. */
export function shipNumber(id: string): number | undefined {
  return SHIP_NUMBERS.get(id);
}

/** The number of a crew's card in `CREW`. */
export function crewNumber(id: string): number | undefined {
  return CREW_NUMBERS.get(id);
}

function shipCard(id: string): ShipCard | undefined {
  return SHIPS[SHIP_NUMBERS.get(id) ?? -1];
}

function crewCards(ids: readonly string[]): CrewCard[] {
  return ids.flatMap((id) => CREW[CREW_NUMBERS.get(id) ?? -1] ?? []);
}

/** CREW-2 while building: which of the crew of a ship are active there. */
export function activeCrew(ship: ShipCard, crew: readonly CrewCard[]): CrewCard[] {
  const welcome = new Set([ship.nation, ...(ship.ability?.nations ?? [])]);
  // ABILITY-21: a crew that lets others in must be active itself, perhaps thanks to another.
  for (let known = 0; known !== welcome.size; ) {
    known = welcome.size;
    for (const { nation, abilities } of crew) {
      if (!welcome.has(nation)) continue;
      for (const { nations = [] } of abilities) for (const other of nations) welcome.add(other);
    }
  }
  return crew.filter(({ nation }) => welcome.has(nation));
}

/** ABILITY-41: what the crew of a ship cost together, in the fleet's points and against the ship's (SETUP-11). */
export function crewCost(ship: ShipCard, crew: readonly CrewCard[]): number {
  const givers = activeCrew(ship, crew).filter((card) => discountOf(card) > 0);
  return crew.reduce((sum, card) => {
    const discount = Math.max(0, ...givers.filter((giver) => giver !== card).map(discountOf));
    return sum + Math.max(0, card.points - discount);
  }, 0);
}

function discountOf({ abilities }: CrewCard): number {
  return abilities.find(({ code }) => code === 'CREW_DISCOUNT')?.n ?? 0;
}

/** SETUP-10: the cargo limit with this crew aboard, all of them face up. */
export function roomFor(ship: ShipCard, crew: readonly CrewCard[]): number {
  const bonus = activeCrew(ship, crew).flatMap(({ abilities }) =>
    abilities.flatMap(({ code, n = 0 }) => (code === 'CARGO_BONUS' ? n : [])),
  );
  return ship.cargo + linksAmong(crew) + Math.max(0, ...bonus);
}

/** CREW-8: how many pairs are linked to each other. */
function linksAmong(crew: readonly CrewCard[]): number {
  const ids = new Set(crew.map(({ id }) => id));
  return crew.filter(({ link }) => link !== undefined && ids.has(link)).length / 2;
}

export function slotsOf(crew: readonly CrewCard[]): number {
  return crew.reduce((sum, { slots }) => sum + slots, 0);
}

/** SETUP-4: what a fleet costs. */
export function costOf({ ships, ashore }: Fleet): number {
  const manned = ships.reduce((sum, { ship, crew }) => {
    const card = shipCard(ship);
    return card === undefined ? sum : sum + card.points + crewCost(card, crewCards(crew));
  }, 0);
  return manned + crewCards(ashore).reduce((sum, { points }) => sum + points, 0);
}

function cardsIn({ ships, ashore }: Fleet): string[] {
  return [...ships.flatMap(({ ship, crew }) => [ship, ...crew]), ...ashore];
}

function countIn(cards: readonly string[], id: string): number {
  return cards.filter((card) => card === id).length;
}

/** The fleet with one ship more. */
export function withShip({ ships, ashore }: Fleet, ship: string): Fleet {
  return { ships: [...ships, { ship, crew: [] }], ashore };
}

/** The fleet with one crew more, on the ship of that number or, without one, ashore. */
export function withCrew({ ships, ashore }: Fleet, crew: string, on: number | undefined): Fleet {
  if (on === undefined) return { ships, ashore: [...ashore, crew] };
  return {
    ships: ships.map((ship, i) => (i === on ? { ...ship, crew: [...ship.crew, crew] } : ship)),
    ashore,
  };
}

/** Why a ship cannot join a fleet. */
export function whyNotShip(fleet: Fleet, id: string, rules: FleetRules): FleetFault | undefined {
  const card = shipCard(id);
  if (card === undefined) return 'unknown-card';
  if (card.isPromo && !rules.hasPromos) return 'promotional';
  // SETUP-6
  if (countIn(cardsIn(fleet), id) > 0) return 'only-one';
  return (
    whyNotCard(fleet, id, rules) ?? (costOf(withShip(fleet, id)) > rules.limit ? 'over-limit' : undefined)
  );
}

/** Why a crew cannot join a fleet, on the ship of that number or ashore. */
export function whyNotCrew(
  fleet: Fleet,
  id: string,
  on: number | undefined,
  rules: FleetRules,
): FleetFault | undefined {
  const [card] = crewCards([id]);
  if (card === undefined) return 'unknown-card';
  // SETUP-6, SETUP-7
  if (!card.isGeneric && countIn(cardsIn(fleet), id) > 0) return 'only-one';
  const joined = withCrew(fleet, id, on);
  const isFree = card.slots === 0 && costOf(joined) === costOf(fleet);
  // SETUP-7: who costs neither points nor room could otherwise be hired without end.
  if (isFree && on !== undefined && fleet.ships[on]?.crew.includes(id) === true) return 'only-one';
  return (
    whyNotCard(fleet, id, rules) ??
    (on === undefined ? undefined : whyNotManned(joined, on)) ??
    (costOf(joined) > rules.limit ? 'over-limit' : undefined)
  );
}

/** FLEET-3 */
function whyNotCard(fleet: Fleet, id: string, { pool }: FleetRules): FleetFault | undefined {
  if (pool === undefined) return undefined;
  return countIn(cardsIn(fleet), id) < countIn(pool, id) ? undefined : 'not-dealt';
}

/** SETUP-9, SETUP-11 for one ship. */
function whyNotManned({ ships }: Fleet, on: number): FleetFault | undefined {
  const { ship = '', crew = [] } = ships[on] ?? {};
  const card = shipCard(ship);
  if (card === undefined) return 'unknown-card';
  const cards = crewCards(crew);
  if (slotsOf(cards) > roomFor(card, cards)) return 'hold-full';
  return crewCost(card, cards) > card.points ? 'crew-too-dear' : undefined;
}

/** The first thing that is wrong with a fleet, and with which card. */
export function faultOf(fleet: Fleet, rules: FleetRules): { fault: FleetFault; card?: string } | undefined {
  let built = NO_FLEET;
  for (const { ship, crew } of fleet.ships) {
    const fault = whyNotShip(built, ship, rules);
    if (fault !== undefined) return { fault, card: ship };
    built = withShip(built, ship);
    for (const card of crew) {
      const on = built.ships.length - 1;
      const why = whyNotCrew(built, card, on, rules);
      if (why !== undefined) return { fault: why, card };
      built = withCrew(built, card, on);
    }
  }
  for (const card of fleet.ashore) {
    const fault = whyNotCrew(built, card, undefined, rules);
    if (fault !== undefined) return { fault, card };
    built = withCrew(built, card, undefined);
  }
  return built.ships.length === 0 ? { fault: 'no-ship' } : undefined;
}

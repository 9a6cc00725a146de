/** Fleets that chance puts together: dealt pools and quick ones (FLEET-3, FLEET-4). */

import { type Fate, pick, shuffle } from '@tortuga/kernel';
import { CREW } from '../data/crew.ts';
import { SHIPS } from '../data/ships.ts';
import {
  type Fleet,
  type FleetRules,
  NO_FLEET,
  shipNumber,
  whyNotCrew,
  whyNotShip,
  withCrew,
  withShip,
} from './fleet.ts';

/** FLEET-3: copies of each trade in the deck. */
const COPIES = 3;

/** FLEET-3: ships and crew that are dealt to each player. */
const DEALT: { readonly [limit: number]: { readonly ships: number; readonly crew: number } } = {
  20: { ships: 5, crew: 8 },
  30: { ships: 7, crew: 12 },
  40: { ships: 9, crew: 16 },
};

/** FLEET-4: points that are left when the last ship is drawn, for crew. */
const LEFT_FOR_CREW = 3;

/** FLEET-3: one deck for all; dealt again for as long as a pool has no ship that can be afforded. */
export function dealPools(fate: Fate, seats: number, rules: FleetRules): string[][] {
  const { ships = 0, crew = 0 } = DEALT[rules.limit] ?? {};
  for (;;) {
    const shipDeck = shuffle(fate, shipsIn(rules));
    const crewDeck = shuffle(fate, crewDeckCards());
    const pools = Array.from({ length: seats }, (_, seat) => [
      ...shipDeck.slice(seat * ships, (seat + 1) * ships),
      ...crewDeck.slice(seat * crew, (seat + 1) * crew),
    ]);
    if (pools.every((pool) => pool.some((id) => whyNotShip(NO_FLEET, id, rules) === undefined))) return pools;
  }
}

function shipsIn({ hasPromos }: FleetRules): string[] {
  return SHIPS.flatMap(({ id, isPromo }) => (isPromo && !hasPromos ? [] : [id]));
}

export function crewDeckCards(): string[] {
  return CREW.flatMap(({ id, isGeneric }) => Array.from({ length: isGeneric ? COPIES : 1 }, () => id));
}

/** FLEET-4 */
export function quickFleet(fate: Fate, rules: FleetRules): Fleet {
  return manned(fate, drawnShips(fate, rules), rules);
}

function drawnShips(fate: Fate, rules: FleetRules): Fleet {
  const thrifty = { ...rules, limit: rules.limit - LEFT_FOR_CREW };
  let fleet = NO_FLEET;
  for (;;) {
    const fitting = shipsIn(rules).filter((id) => whyNotShip(fleet, id, thrifty) === undefined);
    if (fitting.length === 0) return fleet;
    fleet = withShip(fleet, pick(fate, fitting));
  }
}

/** The ships in turn get one crew of their own nation each, until none fits; one space stays free on every ship. */
function manned(fate: Fate, ships: Fleet, rules: FleetRules): Fleet {
  let fleet = ships;
  for (let isHiring = true; isHiring; ) {
    isHiring = false;
    for (let on = 0; on < fleet.ships.length; on++) {
      const fitting = crewFor(fleet, on, rules);
      if (fitting.length === 0) continue;
      fleet = withCrew(fleet, pick(fate, fitting), on);
      isHiring = true;
    }
  }
  return fleet;
}

function crewFor(fleet: Fleet, on: number, rules: FleetRules): string[] {
  const { ship = '' } = fleet.ships[on] ?? {};
  const nation = SHIPS[shipNumber(ship) ?? -1]?.nation;
  return CREW.flatMap((card) =>
    card.nation === nation && leavesSpace(fleet, card.id, on, rules) ? [card.id] : [],
  );
}

function leavesSpace(fleet: Fleet, id: string, on: number, rules: FleetRules): boolean {
  if (whyNotCrew(fleet, id, on, rules) !== undefined) return false;
  // A coin needs as much room as one more of the trade that takes a space.
  return whyNotCrew(withCrew(fleet, id, on), SPACE, on, UNBOUND) !== 'hold-full';
}

const SPACE = 'EG-Explorer';
const UNBOUND: FleetRules = { limit: Number.POSITIVE_INFINITY, hasPromos: true };

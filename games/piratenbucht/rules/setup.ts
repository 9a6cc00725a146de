/** SETUP: the table before the first question. */

import type { Fate, Log, Seat, TableSetup } from '@tortuga/kernel';
import { drawCards } from './cards.ts';
import {
  BLACK_SHIP_STARTS,
  SEATS_WITH_SECOND_BLACK_SHIP,
  START_GOLD,
  TREASURE_STOCK,
} from './data/numbers.ts';
import { PIRATE_DECK } from './data/pirate-cards.ts';
import { NOWHERE } from './data/places.ts';
import { CARDS, tavernDeck } from './data/tavern-cards.ts';
import { newShip } from './ship.ts';
import type { BlackShip, Captain, Piratenbucht, PirateOptions, PirateState } from './state.ts';

export function setup(
  { seats, options }: TableSetup<Piratenbucht>,
  fate: Fate,
  log: Log<Piratenbucht> | undefined,
): PirateState {
  const state = emptyTable(seats, options);
  log?.({ type: 'began', blackShips: state.blackShips.map(({ at }) => at) });
  for (let seat: Seat = 0; seat < seats; seat++) drawCards({ state, fate, log }, seat, 1);
  return state;
}

export function emptyTable(seats: number, options: PirateOptions): PirateState {
  const deck = tavernDeck(options.fameCardSplit);
  return {
    stack: [{ kind: 'upgrades', answers: [] }],
    options,
    stage: 'opening',
    round: 0,
    captains: Array.from({ length: seats }, newCaptain),
    pirates: PIRATE_DECK.slice(),
    loot: [],
    deck,
    discard: CARDS.map(() => 0),
    shuffled: deck.slice(),
    open: [],
    navies: [],
    blackShips: blackShipsFor(seats, options),
    stock: TREASURE_STOCK,
    throws: Array.from({ length: seats }, () => []),
    harbour: [],
    tally: { battles: 0, cardsClaimed: 0, duels: 0 },
  };
}

/** SETUP-8 to SETUP-11, SETUP-16 */
function newCaptain(): Captain {
  return {
    at: NOWHERE,
    gold: START_GOLD,
    treasure: 0,
    fame: 0,
    ship: newShip(),
    hand: [],
    seen: [],
    shown: [],
  };
}

/** SETUP-6, SETUP-7, VARIANT-6 */
function blackShipsFor(seats: number, { blackbeardRevenge }: PirateOptions): BlackShip[] {
  const starts = seats === SEATS_WITH_SECOND_BLACK_SHIP ? BLACK_SHIP_STARTS : BLACK_SHIP_STARTS.slice(0, 1);
  return starts.map((at) => ({ at: blackbeardRevenge === 'on' ? NOWHERE : at, isSunk: false }));
}

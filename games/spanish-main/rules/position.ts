/** Any position, for tests and lessons: say what matters, the rest is an empty sea with two homes far apart. */

import { at, type Seat } from '@tortuga/kernel';
import { bit, everybody } from './crew.ts';
import { CREW } from './data/crew.ts';
import { SHIPS } from './data/ships.ts';
import { crewNumber, NO_FLEET, shipNumber } from './fleet/fleet.ts';
import {
  type Crew,
  type Frame,
  type Island,
  NONE,
  type Player,
  type Seats,
  type Ship,
  type SpanishMainOptions,
  type SpanishMainState,
  type Token,
} from './state.ts';
import { type Face, measureFor, type Unique } from './treasure.ts';

/** What may be said of a ship besides. */
type Given =
  | 'fleet'
  | 'seat'
  | 'status'
  | 'tow'
  | 'guns'
  | 'actions'
  | 'isTwice'
  | 'isCancelled'
  | 'rum'
  | 'leave';

/** A ship by the id of her card. */
export interface ShipAt extends Partial<Pick<Ship, Given>> {
  readonly card: string;
  readonly at?: readonly [x: number, y: number, heading: number];
  /** How many masts stand, counted from the stern; all unless told. */
  readonly masts?: number;
  /** Crew by the ids of their cards; one with a `!` is face up. */
  readonly crew?: readonly string[];
  readonly coins?: readonly number[];
  readonly uniques?: readonly Unique[];
}

export interface IslandAt {
  readonly at: readonly [x: number, y: number];
  readonly rotation?: number;
  readonly shape?: number;
  readonly home?: Seat;
  readonly marks?: Seats;
  readonly tokens?: readonly Face[];
  /** Crew that wait here, by the ids of their cards. */
  readonly crew?: readonly string[];
}

export interface Setting {
  readonly seats?: number;
  readonly options?: Partial<SpanishMainOptions>;
  readonly ships?: readonly ShipAt[];
  /** Besides the homes, which come first in the order of the seats. */
  readonly islands?: readonly IslandAt[];
  /** No far island with treasure, which otherwise keeps the game from ending (WIN-6). */
  readonly isBare?: true;
  /** What lies on the home of each seat. */
  readonly homes?: readonly (readonly number[])[];
  readonly active?: Seat;
  readonly turn?: number;
  readonly quiet?: number;
  readonly gold?: number;
  /** The open question, if it is not an ordinary turn. */
  readonly asked?: Frame;
}

export const USUAL: SpanishMainOptions = {
  points: '30',
  fleets: 'ready',
  islands: 'chart',
  coins: 'usual',
  uniques: 'off',
  promos: 'off',
};

const GOLD = 24;

/** The active seat is asked what to do, as at the beginning of turn 1. */
export function positionOf(setting: Setting = {}): SpanishMainState {
  const { seats = 2, active = 0, turn = 1, quiet = 1, gold = GOLD } = setting;
  const options = { ...USUAL, ...setting.options };
  const { size } = measureFor(seats, options);
  const homes = cornersOf(seats, size).map((place, home): IslandAt => ({ at: place, home }));
  const hoard: IslandAt = {
    at: seats === 2 ? [1200, size - 1200] : [size >> 1, size - 1200],
    tokens: [2, 2, 2],
  };
  const islands = [...homes, ...(setting.islands ?? []), ...(setting.isBare === true ? [] : [hoard])];
  const state: SpanishMainState = {
    stack: [setting.asked ?? { kind: 'turn' }],
    agenda: setting.asked === undefined ? [{ do: 'endTurn' }] : [{ do: 'endTurn' }, { do: 'menu' }],
    options,
    size,
    players: homes.map((_, home) => playerAt(home)),
    shapes: [0, 1, 2, 3, 4, 5, 6, 7],
    islands: islands.map(islandAt),
    ships: (setting.ships ?? []).map((ship) => shipAt(ship, active)),
    crew: [],
    tokens: [],
    first: 0,
    active,
    turn,
    quiet,
    gold,
    marked: NONE,
    used: [],
  };
  state.crew = [...crewOnShips(setting, state), ...crewOnIslands(islands, state)];
  state.tokens = tokensIn(setting, islands, state);
  return state;
}

/** The homes lie in the corners of the table. */
function cornersOf(seats: number, size: number): [number, number][] {
  const [near, far] = [1200, size - 1200];
  const corners: [number, number][] = [
    [near, near],
    [far, far],
    [near, far],
    [far, near],
    [size >> 1, near],
  ];
  return corners.slice(0, seats);
}

function playerAt(home: number): Player {
  return {
    home,
    muster: { fleet: NO_FLEET, isAshore: false, isManned: true, coins: [4, 3, 2, 1, 1, 1], restarts: 0 },
    notes: [],
  };
}

function islandAt({ at: [x, y], rotation = 0, shape = 0, home = NONE, marks = 0 }: IslandAt): Island {
  return { shape, x, y, rotation, home, marks, taken: 0 };
}

function shipAt(ship: ShipAt, active: Seat): Ship {
  const { card, at: place = [0, 0, 0], masts, seat = 0 } = ship;
  const number = shipNumber(card) ?? 0;
  const printed = at(SHIPS, number).cannons.length;
  const all = (1 << printed) - 1;
  const [x, y, h] = place;
  return {
    card: number,
    fleet: ship.fleet ?? seat,
    seat,
    status: ship.status ?? 'afloat',
    x,
    y,
    h,
    masts: masts === undefined ? all : all & ~((1 << (printed - masts)) - 1),
    tow: ship.tow ?? NONE,
    guns: ship.guns ?? 0,
    actions: ship.actions ?? (seat === active ? 1 : 0),
    hasActed: false,
    isTwice: ship.isTwice ?? false,
    hits: 0,
    isDoubled: false,
    isCancelled: ship.isCancelled ?? false,
    hasUnloaded: false,
    rum: ship.rum ?? 'none',
    leave: ship.leave ?? NONE,
  };
}

function mate(card: string, seat: Seat, place: { ship?: number; island?: number }, all: Seats): Crew {
  const isUp = card.endsWith('!');
  return {
    card: crewNumber(card.replace('!', '')) ?? CREW.length,
    seat,
    ship: place.ship ?? NONE,
    island: place.island ?? NONE,
    isUp,
    known: isUp ? all : bit(seat),
    isCancelled: false,
    hasShifted: false,
  };
}

function crewOnShips({ ships = [] }: Setting, state: SpanishMainState): Crew[] {
  const all = everybody(state);
  return ships.flatMap(({ crew = [], seat = 0 }, ship) =>
    crew.map((card) => mate(card, seat, { ship }, all)),
  );
}

function crewOnIslands(islands: readonly IslandAt[], state: SpanishMainState): Crew[] {
  const all = everybody(state);
  return islands.flatMap(({ crew = [] }, island) =>
    crew.map((card) => mate(card, state.active, { island }, all)),
  );
}

function tokenAt(face: Face, known: Seats, place: { ship?: number; island?: number }, from: number): Token {
  const { ship = NONE, island = NONE } = place;
  const gold = typeof face === 'number' ? face : 0;
  return { face, gold, ship, island, known, from, nth: ship === NONE ? 0 : 1, isMinted: false };
}

function tokensIn(
  { ships = [], homes = [] }: Setting,
  islands: readonly IslandAt[],
  state: SpanishMainState,
): Token[] {
  const all = everybody(state);
  const isDuel = state.players.length === 2;
  return [
    ...islands.flatMap(({ tokens = [] }, island) =>
      tokens.map((face) => tokenAt(face, 0, { island }, island)),
    ),
    ...ships.flatMap(({ coins = [], uniques = [], seat = 0 }, ship) => [
      ...coins.map((face) => tokenAt(face, bit(seat), { ship }, NONE)),
      ...uniques.map((face) => tokenAt(face, all, { ship }, NONE)),
    ]),
    ...homes.flatMap((coins, island) =>
      coins.map((face) => tokenAt(face, isDuel ? all : bit(island), { island }, NONE)),
    ),
  ];
}

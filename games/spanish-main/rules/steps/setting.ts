/** SETUP: from fleets in secret to the first turn. */

import { at, type Fate, roll, type Seat, shuffle } from '@tortuga/kernel';
import { ask, type Course, islandName, next } from '../course.ts';
import { bit, everybody } from '../crew.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { SHIPS } from '../data/ships.ts';
import { activeCrew, crewNumber, type FleetShip, NO_FLEET, shipNumber, slotsOf } from '../fleet/fleet.ts';
import { nearestDockPlace } from '../sea/placing.ts';
import { cardOf, crewCardOf, islandOf, shipOf, watersAround } from '../ships.ts';
import { spacingFor } from '../sites.ts';
import { type Crew, NONE, type Ship, type SpanishMainState, type Token } from '../state.ts';
import { type Face, measureFor, TOKENS_PER_ISLAND } from '../treasure.ts';

type State = Readonly<SpanishMainState>;

/** SETUP-8: fleets are shown together; then the dice say who is first (SETUP-13). */
export function unveil(course: Course): void {
  const { state, log } = course;
  for (const [seat, { muster }] of state.players.entries()) {
    for (const group of muster.fleet.ships) launch(state, seat, group);
    log?.({ type: 'fleetShown', seat, ships: muster.fleet.ships.map(({ ship }) => shipNumber(ship) ?? 0) });
  }
  musterCrew(course);
  for (const { muster } of state.players) muster.fleet = NO_FLEET;
  state.gold = state.players.reduce((sum, { muster }) => sum + muster.coins.reduce((a, b) => a + b, 0), 0);
  rollForFirst(course);
  next(state, { do: 'chart' });
}

function launch(state: SpanishMainState, seat: Seat, { ship }: FleetShip): void {
  const card = shipNumber(ship) ?? 0;
  const vessel: Ship = {
    card,
    fleet: seat,
    seat,
    status: 'port',
    x: 0,
    y: 0,
    h: 0,
    masts: (1 << at(SHIPS, card).cannons.length) - 1,
    tow: NONE,
    guns: 0,
    actions: 0,
    hasActed: false,
    isTwice: false,
    hits: 0,
    isDoubled: false,
    isCancelled: false,
    hasUnloaded: false,
    rum: 'none',
    leave: NONE,
  };
  state.ships.push(vessel);
}

/** Crew are numbered at random: their order must not tell who they are (HIDE-3). */
function musterCrew({ state, fate }: Course): void {
  let firstShip = 0;
  for (const [seat, { muster }] of state.players.entries()) {
    const { ships, ashore } = muster.fleet;
    const hired = ships.flatMap(({ crew }, i) => crew.map((id) => hire(seat, id, firstShip + i)));
    const waiting = ashore.map((id) => hire(seat, id, NONE));
    state.crew.push(...shuffle(fate, [...hired, ...waiting]));
    firstShip += ships.length;
  }
  for (let ship = 0; ship < state.ships.length; ship++) showNeeded(state, ship);
}

function hire(seat: Seat, id: string, ship: number): Crew {
  return {
    card: crewNumber(id) ?? 0,
    seat,
    ship,
    island: NONE,
    isUp: false,
    known: bit(seat),
    isCancelled: false,
    hasShifted: false,
  };
}

/** SETUP-24: discounts, and what is needed for more than the printed cargo, start face up. */
function showNeeded(state: SpanishMainState, ship: number): void {
  const card = cardOf(shipOf(state, ship));
  const aboard = state.crew.filter((crew) => crew.ship === ship);
  const cards = aboard.map(crewCardOf);
  const active = new Set(activeCrew(card, cards));
  const isCrowded = slotsOf(cards) > card.cargo;
  for (const crew of aboard) {
    const { abilities, link } = crewCardOf(crew);
    const codes = abilities.map(({ code }) => code);
    const isLinked = cards.some(({ id }) => id === link);
    const isActive = active.has(crewCardOf(crew));
    if (isActive && codes.includes('CREW_DISCOUNT')) show(state, crew);
    if (isCrowded && (isLinked || (isActive && codes.includes('CARGO_BONUS')))) show(state, crew);
  }
}

function show(state: State, crew: Crew): void {
  crew.isUp = true;
  crew.known = everybody(state);
}

/** No fair die is tied so often; one that always falls the same way must not hold up the game. */
const MOST_TIES = 50;

/** SETUP-13: tied highest rollers roll again. */
function rollForFirst({ state, fate, log }: Course): void {
  let rivals = [...state.players.keys()];
  for (let tied = 0; rivals.length > 1 && tied < MOST_TIES; tied++) {
    const rolls = rivals.map(() => roll(fate, 6));
    log?.({ type: 'rolledForFirst', seats: rivals, rolls });
    const highest = Math.max(...rolls);
    rivals = rivals.filter((_, i) => rolls[i] === highest);
  }
  state.first = rivals[0] ?? 0;
  state.active = state.first;
  log?.({ type: 'isFirst', seat: state.first });
}

/** SETUP-14, SETUP-18: the next island, by chart or by hand. */
export function chart(course: Course): void {
  const { state } = course;
  const { islands } = measureFor(state.players.length, state.options);
  if (state.islands.length >= islands) next(state, { do: 'homes' });
  else if (state.options.islands === 'chart') unrollChart(course, islands);
  else {
    const seat = (state.first + state.islands.length) % state.players.length;
    ask(state, { kind: 'site', seat, spacing: spacingFor(state) });
  }
}

/** SETUP-18: one of the stored charts for so many islands. */
function unrollChart(course: Course, islands: number): void {
  const { state, fate } = course;
  const charts = LAYOUTS.filter((layout) => layout.islands.length === islands && layout.size === state.size);
  const { islands: places } = at(charts, charts.length === 1 ? 0 : fate.draw(charts.length));
  for (const [x, y, rotation] of places) placeIsland(course, state.first, x, y, rotation);
  next(state, { do: 'homes' });
}

export function placeIsland(
  { state, log }: Course,
  seat: Seat,
  x: number,
  y: number,
  rotation: number,
): void {
  const island = state.islands.length;
  const shape = at(state.shapes, island % state.shapes.length);
  state.islands.push({ shape, x, y, rotation, home: NONE, marks: 0, taken: 0 });
  if (state.options.islands === 'hand') log?.({ type: 'islandPlaced', seat, ...islandName(state, island) });
}

/** SETUP-19 to SETUP-21, MULTI-5: who names whose home next; all ships lie at theirs when nobody is left. */
export function homes({ state }: Course): void {
  const owner = nextOwner(state);
  if (owner === undefined) next(state, { do: 'stations' });
  else ask(state, { kind: 'home', seat: state.players.length === 2 ? 1 - owner : owner, owner });
}

/** SETUP-18: the player before the first one placed the last island. */
function nextOwner(state: State): Seat | undefined {
  const seats = state.players.length;
  const last = (state.first + measureFor(seats, state.options).islands - 1) % seats;
  const start = state.options.islands === 'hand' ? last : (state.first + seats - 1) % seats;
  const order = seats === 2 ? [1 - start, start] : state.players.map((_, i) => (start - i + seats) % seats);
  return order.find((seat) => at(state.players, seat).home === NONE);
}

/** SETUP-20: the ships still in port, if there are any. */
export function moor(course: Course, seat: Seat): void {
  const { state } = course;
  const waiting = shipsInPort(state, seat);
  if (waiting.length === 0) next(state, { do: 'homes' });
  else if (waiting.some((ship) => hasBerth(state, ship))) {
    ask(state, { kind: 'moor', seat });
    next(state, { do: 'moor', seat });
  } else moorAnew(course, seat);
}

export function shipsInPort({ ships }: State, seat: Seat): number[] {
  return [...ships.keys()].filter(
    (number) => at(ships, number).seat === seat && at(ships, number).status === 'port',
  );
}

function hasBerth(state: State, ship: number): boolean {
  const own = shipOf(state, ship);
  const { sea } = watersAround(state, ship);
  const shore = at(sea.obstacles, at(state.players, own.seat).home);
  return nearestDockPlace(sea, cardOf(own).hull, shore, 0) !== undefined;
}

/** Where the harbour is so full that a ship finds no room, the fleet is moored again, evenly all around. */
function moorAnew(course: Course, seat: Seat): void {
  const { state } = course;
  const fleet = [...state.ships.keys()].filter((number) => at(state.ships, number).seat === seat);
  for (const ship of fleet) shipOf(state, ship).status = 'port';
  for (const [i, ship] of fleet.entries()) {
    const { sea } = watersAround(state, ship);
    const shore = at(sea.obstacles, at(state.players, seat).home);
    const near = Math.floor((360 * i) / fleet.length);
    const pose = nearestDockPlace(sea, cardOf(shipOf(state, ship)).hull, shore, near);
    Object.assign(shipOf(state, ship), pose, { status: 'afloat' });
  }
  next(state, { do: 'homes' });
}

export function nameHome(course: Course, owner: Seat, by: Seat, island: number): void {
  const { state, log } = course;
  at(state.players, owner).home = island;
  islandOf(state, island).home = owner;
  for (const crew of state.crew) if (crew.seat === owner && crew.ship === NONE) crew.island = island;
  log?.({ type: 'homeNamed', seat: owner, by, ...islandName(state, island) });
  next(state, { do: 'moor', seat: owner });
}

/** SETUP-23 */
export function stations({ state }: Course): void {
  next(state, { do: 'deal' });
  if (state.crew.length > 0) ask(state, { kind: 'stations', posts: [], ready: [] });
}

/** SETUP-28, SETUP-29: three tokens on every wild island; nobody looks. */
export function deal(course: Course): void {
  const { state, fate, log } = course;
  const brought: Face[] = state.players.flatMap(({ muster }) => [
    ...muster.coins,
    ...(muster.unique === undefined ? [] : [muster.unique]),
  ]);
  const faces = shuffle(fate, brought);
  const wild = [...state.islands.keys()].filter((island) => islandOf(state, island).home === NONE);
  for (const [i, face] of faces.entries()) {
    const island = at(wild, Math.floor(i / TOKENS_PER_ISLAND));
    state.tokens.push(dealt(face, island));
  }
  log?.({ type: 'treasureDealt', gold: state.gold, islands: wild.length });
  next(state, { do: 'beginTurn' });
}

function dealt(face: Face, island: number): Token {
  return {
    face,
    gold: typeof face === 'number' ? face : 0,
    ship: NONE,
    island,
    known: 0,
    from: island,
    nth: 0,
    isMinted: false,
  };
}

/** GEO-19 */
export function shuffledShapes(fate: Fate, shapes: number): number[] {
  return shuffle(fate, [...Array.from({ length: shapes }).keys()]);
}

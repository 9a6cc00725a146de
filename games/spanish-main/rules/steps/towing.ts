/** TOW: derelicts that follow a ship, and ships that change hands (MOVE-17 h, ABILITY-3). */

import { at, type Seat } from '@tortuga/kernel';
import { ask, type Course, islandName, next, progress, shipName } from '../course.ts';
import { crewAboard, has } from '../crew.ts';
import { nearestDockPlace, towPlace } from '../sea/placing.ts';
import type { Pose, Sea } from '../sea/sweep.ts';
import {
  cardOf,
  crewOf,
  isAfloat,
  isDerelict,
  neighboursOf,
  shipOf,
  type shoreOf,
  touchedBy,
  touchesBow,
  towerOf,
  watersAround,
} from '../ships.ts';
import { NONE, type SpanishMainState, type Task } from '../state.ts';
import { showCargo } from './crew.ts';
import { dockOf, partTow } from './sailing.ts';

type State = Readonly<SpanishMainState>;

/** TOW-1, TOW-4: derelicts whose bow this ship touches and which can be put behind her. */
export function towTargets(state: State, ship: number): number[] {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || isDerelict(own) || own.tow !== NONE) return [];
  return neighboursOf(state, ship).filter((other) => {
    const derelict = shipOf(state, other);
    if (!isDerelict(derelict) || !touchesBow(own, derelict) || towerOf(state, other) !== NONE) return false;
    return towPose(state, ship, other) !== undefined;
  });
}

/** TOW-2: behind the tower, nothing being in the way but the tower. */
function towPose(state: State, tower: number, derelict: number): Pose | undefined {
  const own = shipOf(state, tower);
  const pose = { x: own.x, y: own.y, h: own.h };
  return towPlace(
    seaWithout(state, derelict),
    { hull: cardOf(own).hull, pose },
    cardOf(shipOf(state, derelict)).hull,
  );
}

function seaWithout(state: State, ship: number): Sea {
  return watersAround(state, ship).sea;
}

/** MOVE-17 h */
export function offerTow({ state }: Course, ship: number): void {
  if (towTargets(state, ship).length > 0) ask(state, { kind: 'tow', ship });
}

/** TOW-2, TOW-3 */
export function takeInTow(course: Course, ship: number, derelict: number): void {
  const { state, log } = course;
  const pose = towPose(state, ship, derelict);
  if (pose === undefined) return;
  const met = touchedBy(state, derelict);
  Object.assign(shipOf(state, derelict), pose);
  shipOf(state, ship).tow = derelict;
  log?.({ type: 'towed', ...shipName(state, ship), tow: shipName(state, derelict), to: pose });
  capture(course, derelict, shipOf(state, ship).seat);
  next(state, { do: 'plague', ship: derelict, met });
}

/** TOW-3, HIDE-10: a ship with everything aboard joins another fleet; she gets no action this turn (TURN-7). */
function capture(course: Course, ship: number, seat: Seat): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  if (own.seat === seat) return;
  own.seat = seat;
  own.actions = 0;
  own.leave = NONE;
  for (const crew of crewAboard(state, ship)) crewOf(state, crew).seat = seat;
  showCargo(course, ship, seat);
  progress(state);
  log?.({ type: 'captured', seat, ...shipName(state, ship) });
  course.reveal();
}

/** TOW-7, TOW-8: the derelict is docked beside her tower, if there is room. */
export function dockTow(
  course: Course,
  { ship, island }: { readonly ship: number; readonly island: number },
): void {
  const { state } = course;
  const { tow, h } = shipOf(state, ship);
  if (tow === NONE || !isAfloat(shipOf(state, tow))) return;
  berthAt(course, tow, island, (sea, shore) =>
    nearestDockPlace(sea, cardOf(shipOf(state, tow)).hull, shore, h),
  );
}

/** Puts a ship down at an island, with all that follows from it (DOCK-3, TREASURE-16). */
export function berthAt(
  course: Course,
  ship: number,
  island: number,
  place: (sea: Sea, shore: ReturnType<typeof shoreOf>) => Pose | undefined,
): void {
  const { state, log } = course;
  const sea = seaWithout(state, ship);
  const shore = sea.obstacles[island];
  const pose = shore === undefined ? undefined : place(sea, shore);
  if (pose === undefined) return;
  const [met, dock] = [touchedBy(state, ship), dockOf(state, ship)];
  Object.assign(shipOf(state, ship), pose);
  log?.({ type: 'berthed', ...shipName(state, ship), at: islandName(state, island), to: pose });
  next(state, { do: 'plague', ship, met }, { do: 'land', ship, dock, isFree: true });
}

/** ABILITY-3: the derelict joins the fleet, and both ships go home, the explorer first. */
export function claim(course: Course, { ship, other }: Extract<Task, { readonly do: 'claim' }>): void {
  const { state } = course;
  const derelict = shipOf(state, other);
  if (!has(state, ship, 'CLAIM_DERELICT') || !isAfloat(derelict) || !isDerelict(derelict)) return;
  const tower = towerOf(state, other);
  if (tower !== NONE) partTow(course, tower);
  partTow(course, ship);
  capture(course, other, shipOf(state, ship).seat);
  next(state, { do: 'berth', ship }, { do: 'berth', ship: other });
}

/** The dial of a ship that goes home is asked only if there is room (GEO-52). */
export function askBerth({ state }: Course, ship: number): void {
  if (!isAfloat(shipOf(state, ship))) return;
  const { home } = at(state.players, shipOf(state, ship).seat);
  const sea = seaWithout(state, ship);
  const shore = sea.obstacles[home];
  if (shore === undefined) return;
  if (nearestDockPlace(sea, cardOf(shipOf(state, ship)).hull, shore, 0) !== undefined) {
    ask(state, { kind: 'berth', ship });
  }
}

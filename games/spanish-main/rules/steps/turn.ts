/** TURN: the sequence of turns, and the actions in them. */

import type { Seat } from '@tortuga/kernel';
import { after, ask, type Course, next, shipName } from '../course.ts';
import { canHave, has, sourceOf, tokensOn } from '../crew.ts';
import { canShoot } from '../gunnery.ts';
import {
  fleetOf,
  isAfloat,
  isDerelict,
  isFullyRigged,
  islandOf,
  neighboursOf,
  shipOf,
  towerOf,
} from '../ships.ts';
import { type Action, NONE, type Reason, type SpanishMainState, type Task } from '../state.ts';
import { openWindows } from './cancel.ts';
import { finish, isDuel } from './gold.ts';
import { barsOf, dockOf, isAtHome, onward, partTow, passageOf, whyNoMove } from './sailing.ts';
import { declareUse } from './using.ts';

type State = Readonly<SpanishMainState>;
type Act = Extract<Task, { readonly do: 'act' | 'repeat' }>;

/** WIN-7: so many turns in a row without progress, for each player. */
const QUIET_TURNS = 20;
/** WIN-7 */
const LONGEST_MATCH = 200;

/** TURN-8, TURN-6: what begins anew with every turn. */
export function beginTurn(course: Course): void {
  const { state, log } = course;
  state.turn += 1;
  state.quiet += 1;
  state.used = [];
  for (const crew of state.crew) {
    crew.isCancelled = false;
    crew.hasShifted = false;
  }
  for (let i = 0; i < state.ships.length; i++) refresh(state, i);
  log?.({ type: 'turnStarted', seat: state.active, turn: state.turn });
  if (isDuel(state) && isStranded(state, state.active)) finish(course, 'stranded');
  else next(state, { do: 'menu' }, { do: 'endTurn' });
}

function refresh(state: SpanishMainState, number: number): void {
  const ship = shipOf(state, number);
  const isOwn = ship.seat === state.active && isAfloat(ship);
  ship.actions = isOwn ? 1 : 0;
  ship.hasActed = false;
  ship.isTwice = false;
  ship.hits = 0;
  ship.isDoubled = false;
  ship.isCancelled = false;
  ship.hasUnloaded = false;
  ship.leave = NONE;
  if (!isOwn) return;
  // TREASURE-13
  ship.rum = ship.rum === 'next' ? 'now' : 'none';
  const dock = dockOf(state, number);
  // ABILITY-5
  if (dock !== NONE && islandOf(state, dock).home >= 0 && islandOf(state, dock).home !== ship.seat)
    ship.leave = dock;
}

/** WIN-5 */
function isStranded(state: State, seat: Seat): boolean {
  return !fleetOf(state, seat).some(
    (ship) =>
      !isDerelict(shipOf(state, ship)) ||
      canHave(state, ship, 'OARS') ||
      canHave(state, ship, 'SHIPWRIGHT') ||
      isAtHome(state, ship),
  );
}

export function openMenu({ state }: Course): void {
  ask(state, { kind: 'turn' });
}

/** TURN-9, WIN-7, MULTI-13: the turn passes to the next player who has a ship (MULTI-15). */
export function endTurn(course: Course): void {
  const { state } = course;
  const seats = state.players.length;
  if (!isDuel(state) && isDecided(state)) finish(course, isSwept(state) ? 'swept' : 'alone');
  else if (state.quiet >= QUIET_TURNS * seats) finish(course, 'quiet');
  else if (state.turn >= LONGEST_MATCH * seats) finish(course, 'long');
  if (state.ended !== undefined) return;
  do state.active = after(state, state.active);
  while (!isDuel(state) && fleetOf(state, state.active).length === 0);
  next(state, { do: 'beginTurn' });
}

/** MULTI-13: only one player has a ship that is not derelict, or half of four or five have none at all. */
function isDecided(state: State): boolean {
  const sailing = state.players.filter((_, seat) =>
    fleetOf(state, seat).some((ship) => !isDerelict(shipOf(state, ship))),
  );
  return sailing.length <= 1 || isSwept(state);
}

function isSwept(state: State): boolean {
  const seats = state.players.length;
  const gone = state.players.filter((_, seat) => fleetOf(state, seat).length === 0).length;
  return seats >= 4 && gone >= Math.ceil(seats / 2);
}

/** Why a ship is given no action at all. */
export function whyNoAction(state: State, ship: number): 'acted' | 'rum' | undefined {
  const { rum, actions } = shipOf(state, ship);
  if (rum === 'now') return 'rum';
  return actions === 0 ? 'acted' : undefined;
}

type WhyNot = (state: State, ship: number, object: number) => Reason | undefined;

/** EXPLORE-1, SHOOT-12, REPAIR-1 to REPAIR-3 */
const WHY_NOT: { readonly [A in Action]: WhyNot } = {
  move: whyNoMove,
  explore: whyNoExploring,
  search: (state, ship, other) => (neighboursOf(state, ship).includes(other) ? undefined : 'not-touching'),
  shoot: (state, ship) => (canShoot(state, ship) ? undefined : 'no-target'),
  repair: whyNoRepair,
};

/** Why a ship cannot do this now, apart from having acted. */
export function whyNotDo(state: State, ship: number, action: Action, object: number): Reason | undefined {
  return WHY_NOT[action](state, ship, object);
}

function whyNoExploring(state: State, ship: number, island: number): Reason | undefined {
  if (dockOf(state, ship) !== island) return 'not-docked';
  return tokensOn(state, island).length === 0 ? 'nothing-there' : undefined;
}

function whyNoRepair(state: State, ship: number): Reason | undefined {
  if (isFullyRigged(shipOf(state, ship))) return 'nothing-to-mend';
  return isAtHome(state, ship) || canHave(state, ship, 'SHIPWRIGHT') ? undefined : 'not-at-home';
}

/** TURN-2: announces an action; enemies may cancel an ability before anything is done (CANCEL-3). */
export function order(course: Course, ship: number, action: Action, object: number): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  own.actions -= 1;
  own.hasActed = true;
  log?.({ type: 'ordered', seat: own.seat, ...shipName(state, ship), action });
  const again: Task[] = own.isTwice ? [{ do: 'repeat', ship, action, object }] : [];
  own.isTwice = false;
  next(state, { do: 'act', ship, action, object }, ...again, { do: 'menu' });
  openWindows(course, { what: 'action', ship });
}

/** Carries an action out, if it is still possible. */
export function act(course: Course, { ship, action, object }: Act): void {
  const { state } = course;
  if (!isAfloat(shipOf(state, ship)) || whyNotDo(state, ship, action, object) !== undefined) return;
  BEGIN[action](course, ship, object);
}

const BEGIN: { readonly [A in Action]: (course: Course, ship: number, object: number) => void } = {
  move: beginMove,
  explore: ({ state }, ship, island) => next(state, { do: 'explore', ship, island }),
  search: ({ state }, ship, other) => next(state, { do: 'search', ship, other }),
  shoot: ({ state }, ship) => next(state, { do: 'shoot', ship }),
  repair,
};

/** MOVE, TOW-9, ABILITY-9: a derelict that rows leaves its tower. */
function beginMove(course: Course, ship: number): void {
  const { state } = course;
  const tower = towerOf(state, ship);
  if (tower !== NONE) partTow(course, tower);
  const rows = isDerelict(shipOf(state, ship)) && !has(state, ship, 'OARS');
  const use = rows ? sourceOf(state, ship, 'OARS', 'always') : undefined;
  const passage = passageOf(state, ship, barsOf(state, ship), false);
  if (use === undefined) onward(course, passage);
  else declareUse(course, use, { do: 'onward', passage });
}

/** REPAIR-1, REPAIR-2: away from home it is the shipwright's work. */
function repair(course: Course, ship: number): void {
  const { state } = course;
  const use = isAtHome(state, ship) ? undefined : sourceOf(state, ship, 'SHIPWRIGHT', 'always');
  if (use === undefined || has(state, ship, 'SHIPWRIGHT')) next(state, { do: 'mend', ship });
  else declareUse(course, use, { do: 'mend', ship });
}

/** ABILITY-24: the same action once more, with new choices. */
export function offerRepeat({ state }: Course, { ship, action, object }: Act): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || own.seat !== state.active) return;
  const again = action === 'explore' ? dockOf(state, ship) : object;
  if (whyNotDo(state, ship, action, again) !== undefined) return;
  ask(state, { kind: 'may', seat: own.seat, about: { may: 'repeat', ship, action, object: again } });
}

/** ABILITY-5: a ship that must leave first, and can. */
export function mustLeave(state: State, seat: Seat): boolean {
  return fleetOf(state, seat).some((ship) => {
    const { leave } = shipOf(state, ship);
    if (leave === NONE || dockOf(state, ship) !== leave) return false;
    return whyNoAction(state, ship) === undefined && whyNoMove(state, ship) === undefined;
  });
}

/** Masts lost and put back, ships sunk (SHOOT-9 to SHOOT-11, SINK, REPAIR). */

import { at, type Seat } from '@tortuga/kernel';
import { ask, type Course, next, progress, shipName } from '../course.ts';
import { crewAboard, everybody, has, sourceOf, tokensAboard } from '../crew.ts';
import { isAfloat, isDerelict, isFullyRigged, mastsStanding, shipOf, towerOf } from '../ships.ts';
import { NONE, type SpanishMainState, type Task } from '../state.ts';
import { isCoin } from '../treasure.ts';
import { noteHomeGold } from './cargo.ts';
import { eliminate } from './crew.ts';
import { discard, isDuel, testGold } from './gold.ts';
import { partTow } from './sailing.ts';

type Masts = Extract<Task, { readonly do: 'masts' }>;

/** SHOOT-9, ABILITY-33: whoever chooses is asked for each mast. */
export function loseMasts(course: Course, task: Masts): void {
  const { state } = course;
  const own = shipOf(state, task.ship);
  if (!isAfloat(own) || isDerelict(own) || task.count === 0) return;
  next(state, { ...task, count: task.count - 1 });
  if (mastsStanding(own) === 1) loseMast(course, task.ship, lastMast(own.masts));
  else ask(state, { kind: 'mast', seat: chooserOf(state, task), ship: task.ship, by: task.by });
}

function lastMast(masts: number): number {
  return 31 - Math.clz32(masts);
}

/** The controller of the struck ship, unless the shooter picks (ABILITY-33). */
function chooserOf(state: SpanishMainState, { ship, seat, by }: Masts): Seat {
  if (seat !== NONE) return seat;
  return shipOf(state, has(state, by, 'CHOOSE_MAST') ? by : ship).seat;
}

/** A mast goes overboard; without any a ship is derelict, or sinks if she is fragile (ABILITY-22). */
export function loseMast(course: Course, ship: number, mast: number): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  own.masts &= ~(1 << mast);
  progress(state);
  log?.({ type: 'mastLost', ...shipName(state, ship), mast });
  if (own.masts > 0) return;
  log?.({ type: 'derelict', ...shipName(state, ship) });
  partTow(course, ship);
  if (has(state, ship, 'FRAGILE')) next(state, { do: 'sink', ship, by: destroyer(state, ship) });
}

/** Who took the last mast: the one whose task stands next, or the ship herself. */
function destroyer({ agenda }: SpanishMainState, ship: number): number {
  const task = agenda.at(-1);
  return task?.do === 'masts' && task.ship === ship ? task.by : ship;
}

/** SINK-1 to SINK-6 */
export function sink(course: Course, { ship, by }: { readonly ship: number; readonly by: number }): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  if (!isAfloat(own)) return;
  const tower = towerOf(state, ship);
  if (tower !== NONE) partTow(course, tower);
  partTow(course, ship);
  own.status = 'sunk';
  progress(state);
  log?.({ type: 'sunk', ...shipName(state, ship), by: shipName(state, by) });
  for (const crew of crewAboard(state, ship)) eliminate(course, crew);
  loseCargo(course, ship, shipOf(state, by).seat);
  if (state.ended === undefined && by !== ship) next(state, { do: 'mendAfterSink', ship: by });
}

/** SINK-2 to SINK-4, SINK-6: with two players the gold is shared, the odd piece goes to whoever sank the ship. */
function loseCargo(course: Course, ship: number, winner: Seat): void {
  const { state, log } = course;
  const cargo = tokensAboard(state, ship);
  const gold = cargo
    .map((token) => at(state.tokens, token))
    .filter(isCoin)
    .reduce((sum, coin) => sum + coin.gold, 0);
  for (const token of cargo) discard(course, token);
  if (!isDuel(state) || state.ended !== undefined) return;
  const shares = [Math.floor(gold / 2), Math.floor(gold / 2)];
  shares[winner] = gold - Math.floor(gold / 2);
  if (gold > 0) log?.({ type: 'goldShared', shares });
  for (const [seat, share] of shares.entries()) mint(course, seat, share);
  testGold(course);
}

/** SINK-3: a share becomes a coin at home. */
function mint(course: Course, seat: Seat, gold: number): void {
  const { state } = course;
  if (gold === 0) return;
  const { home } = at(state.players, seat);
  state.tokens.push({
    face: gold,
    gold,
    ship: NONE,
    island: home,
    known: everybody(state),
    from: NONE,
    nth: 0,
    isMinted: false,
  });
  noteHomeGold(course, seat);
}

/** ABILITY-8 */
export function mendAfterSink({ state }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || isFullyRigged(own)) return;
  if (sourceOf(state, ship, 'REPAIR_ON_SINK', 'always') === undefined) return;
  ask(state, { kind: 'mend', ship, isOptional: true });
}

/** REPAIR-1: which mast stands again is asked, unless only one is missing. */
export function mend(course: Course, ship: number): void {
  const { state } = course;
  const own = shipOf(state, ship);
  if (!isAfloat(own) || isFullyRigged(own)) return;
  ask(state, { kind: 'mend', ship, isOptional: false });
}

/** REPAIR-1, DERELICT-5, TOW-9: a derelict with a mast is towed no longer. */
export function raiseMast(course: Course, ship: number, mast: number): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  own.masts |= 1 << mast;
  log?.({ type: 'mastMended', ...shipName(state, ship), mast });
  const tower = towerOf(state, ship);
  if (tower !== NONE) partTow(course, tower);
}

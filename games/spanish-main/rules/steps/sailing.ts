/** MOVE: a movement, bar by bar, and what follows it. */

import type { Bar } from '../cards.ts';
import { ask, type Course, next, shipName } from '../course.ts';
import { bit, canHave, cargoLimit, has, hasUnique, spacesUsed } from '../crew.ts';
import { touch } from '../sea/distance.ts';
import { overlap } from '../sea/meeting.ts';
import { comeAbout, towPlace } from '../sea/placing.ts';
import { type Blocked, bodyAt, type Departure, departure, type Pose, type Run, sweep } from '../sea/sweep.ts';
import {
  BARS,
  bodyOf,
  cardOf,
  isDerelict,
  isFullyRigged,
  islandOf,
  isPinned,
  shipOf,
  shoreOf,
  touchedBy,
  type Waters,
  watersAround,
} from '../ships.ts';
import { NONE, type Passage, type SpanishMainState, type Task } from '../state.ts';

type State = Readonly<SpanishMainState>;

/** MOVE-2, but for the helmsman, whose bar is used last. */
export function barsOf(state: State, ship: number): Bar[] {
  const own = shipOf(state, ship);
  if (isDerelict(own) && !canHave(state, ship, 'OARS')) return [];
  const isSlow =
    isDerelict(own) ||
    own.tow !== NONE ||
    (has(state, ship, 'SLOW_WHEN_FULL') && spacesUsed(state, ship) >= cargoLimit(state, ship));
  const bars: Bar[] = isSlow ? ['S'] : cardOf(own).move.slice();
  if (has(state, ship, 'EMPTY_SPEED') && spacesUsed(state, ship) === 0) bars.push('S');
  if (has(state, ship, 'FULL_RIG_SPEED') && isFullyRigged(own)) bars.push('L');
  return bars;
}

/** DOCK-1, DOCK-2, TREASURE-15: the island a ship is docked at, or NONE. */
export function dockOf(state: State, ship: number): number {
  const touched = shoreAtBow(state, ship);
  if (touched === NONE || hasUnique(state, ship, 'plague')) return NONE;
  const { home } = islandOf(state, touched);
  const isOpen = home === NONE || home === shipOf(state, ship).seat || has(state, ship, 'RAID_HOME');
  return isOpen ? touched : NONE;
}

/** The island that the bow of a ship touches, or NONE. */
export function shoreAtBow(state: State, ship: number): number {
  const body = bodyOf(shipOf(state, ship));
  for (let i = 0; i < state.islands.length; i++) {
    if (touch(body, shoreOf(islandOf(state, i)), 'bow')) return i;
  }
  return NONE;
}

/** Is a ship docked at the home of her own player? */
export function isAtHome(state: State, ship: number): boolean {
  const dock = dockOf(state, ship);
  return dock !== NONE && islandOf(state, dock).home === shipOf(state, ship).seat;
}

/** A movement that begins now. */
export function passageOf(state: State, ship: number, bars: readonly Bar[], isFree: boolean): Passage {
  const { tow } = shipOf(state, ship);
  return {
    ship,
    bars,
    isHelmed: false,
    isBegun: false,
    isFree,
    met: touchedBy(state, ship).filter((id) => id !== tow),
    towMet: tow === NONE ? [] : touchedBy(state, tow),
    dock: dockOf(state, ship),
  };
}

/** Where a ship may go from where she lies: settled once for all headings of a dial. */
export interface Outset {
  readonly state: State;
  readonly ship: number;
  readonly waters: Waters;
  readonly from: Departure;
}

export function outsetOf(state: State, ship: number): Outset {
  const waters = watersAround(state, ship);
  const own = shipOf(state, ship);
  const pose = { x: own.x, y: own.y, h: own.h };
  return { state, ship, waters, from: departure(waters.sea, cardOf(own).hull, pose) };
}

/** MOVE-4: sails one bar, as far as she comes; a tow that would be run over blocks the heading (TOW-6). */
export function sailBar(outset: Outset, bar: Bar, heading: number): Run | Blocked | 'tow-in-way' {
  const run = sweep(outset.from, heading, BARS[bar]);
  if (typeof run === 'string') return run;
  return isTowFouled(outset, run.pose) ? 'tow-in-way' : run;
}

/** MOVE-14 */
export function turnAbout(outset: Outset, heading: number): Pose | undefined {
  const { hull, pose } = outset.from;
  const turned = comeAbout(outset.waters.sea, hull, pose, heading);
  return turned === undefined || isTowFouled(outset, turned) ? undefined : turned;
}

/** TOW-6: where the tow of a ship in this pose lies, or nothing if it cannot follow. */
function towFor({ state, ship, waters, from }: Outset, pose: Pose): Pose | undefined {
  const towed = shipOf(state, shipOf(state, ship).tow);
  const tower = { ...bodyAt(from.hull, pose), isIsland: false };
  const sea = { size: state.size, obstacles: [...waters.sea.obstacles, tower] };
  return towPlace(sea, { hull: from.hull, pose }, cardOf(towed).hull);
}

function isTowFouled(outset: Outset, pose: Pose): boolean {
  const { tow } = shipOf(outset.state, outset.ship);
  if (tow === NONE || towFor(outset, pose) !== undefined) return false;
  return overlap(bodyAt(outset.from.hull, pose), bodyOf(shipOf(outset.state, tow)), 'deep');
}

/** Puts a ship into a pose; her tow follows or parts (TOW-6). */
export function putShip(course: Course, outset: Outset, pose: Pose): void {
  const { state, log } = course;
  const own = shipOf(state, outset.ship);
  const towed = own.tow === NONE ? undefined : shipOf(state, own.tow);
  const place = towed === undefined ? undefined : towFor(outset, pose);
  Object.assign(own, pose);
  if (towed === undefined) return;
  if (place === undefined) partTow(course, outset.ship);
  else {
    Object.assign(towed, place);
    log?.({ type: 'towFollowed', ...shipName(state, own.tow), to: place });
  }
}

/** TOW-9: the two go separate ways; the derelict stays with the fleet (TOW-3). */
export function partTow({ state, log }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (own.tow === NONE) return;
  log?.({ type: 'towParted', ...shipName(state, ship), tow: shipName(state, own.tow) });
  own.tow = NONE;
}

/** CREW-14: is the bar of a helmsman still to be had? */
export function hasHelm(state: State, { ship, isHelmed, isFree }: Passage): boolean {
  return !isHelmed && !isFree && canHave(state, ship, 'HELMSMAN');
}

/** MOVE-4 to MOVE-9: sails a bar that was chosen, then goes on or arrives. */
export function sailOn(course: Course, task: Extract<Task, { readonly do: 'sail' }>): void {
  const { state, log } = course;
  const { passage, bar, heading, isHelm } = task;
  // CANCEL-4
  if (isHelm && !has(state, passage.ship, 'HELMSMAN')) {
    onward(course, passage);
    return;
  }
  const outset = outsetOf(state, passage.ship);
  const run = sailBar(outset, bar, heading);
  if (typeof run === 'string') {
    onward(course, passage);
    return;
  }
  const from = outset.from.pose;
  const { isCastingOff } = outset.from;
  putShip(course, outset, run.pose);
  log?.({
    type: 'sailed',
    ...shipName(state, passage.ship),
    bar,
    from,
    to: run.pose,
    steps: run.steps,
    isCastingOff,
  });
  const stop = stopOf(outset, run);
  if (stop !== undefined) log?.({ type: 'stopped', ...shipName(state, passage.ship), by: stop });
  const begun = { ...passage, isBegun: true };
  if (run.stop !== undefined || meetsAnew(state, passage)) arrive(course, begun);
  else onward(course, begun);
}

function stopOf({ waters }: Outset, { stop }: Run): 'edge' | 'island' | 'ship' | undefined {
  if (stop === undefined || stop === 'edge') return stop;
  return (waters.ids[stop] ?? 0) < 0 ? 'island' : 'ship';
}

/** MOVE-9: does she touch what she did not touch when the action began? */
function meetsAnew(state: State, { ship, met }: Passage): boolean {
  const { tow } = shipOf(state, ship);
  return touchedBy(state, ship).some((id) => id !== tow && !met.includes(id));
}

/** Asks for the next bar, if there is one. */
export function onward(course: Course, passage: Passage): void {
  const { state } = course;
  const isLeft = passage.bars.length > 0 || hasHelm(state, passage);
  if (isLeft && shipOf(state, passage.ship).status === 'afloat') ask(state, { kind: 'sail', ...passage });
  else arrive(course, passage);
}

/** MOVE-17: what follows a movement, in its order. */
export function arrive({ state }: Course, passage: Passage): void {
  const { ship, met, towMet, dock, isFree, isBegun } = passage;
  if (!isBegun) return;
  const { tow } = shipOf(state, ship);
  next(
    state,
    { do: 'plague', ship, met },
    ...(tow === NONE ? [] : [{ do: 'plague', ship: tow, met: towMet } as const]),
    { do: 'theft', ship },
    { do: 'ramOffer', ship, met },
    { do: 'dock', ship, dock, isFree },
    ...(isFree ? [] : [{ do: 'captain', ship } as const]),
  );
}

/** MOVE-12, MOVE-13, MOVE-16: why a ship cannot be given a move action. */
export function whyNoMove(state: State, ship: number): 'pinned' | 'derelict' | 'no-way' | undefined {
  const bars = barsOf(state, ship);
  if (bars.length === 0) return 'derelict';
  if (isPinned(state, ship)) return 'pinned';
  const outset = outsetOf(state, ship);
  return canTurn(outset) || canSail(outset, bars) ? undefined : 'no-way';
}

const DEGREES = 360;

function canTurn(outset: Outset): boolean {
  const { h } = outset.from.pose;
  for (let turn = DEGREES / 2; turn < DEGREES + DEGREES / 2; turn += 5) {
    if (turnAbout(outset, (h + turn) % DEGREES) !== undefined) return true;
  }
  for (let heading = 0; heading < DEGREES; heading++) {
    if (turnAbout(outset, heading) !== undefined) return true;
  }
  return false;
}

function canSail(outset: Outset, bars: readonly Bar[]): boolean {
  for (let heading = 0; heading < DEGREES; heading++) {
    for (const bar of bars) if (typeof sailBar(outset, bar, heading) !== 'string') return true;
  }
  return false;
}

/** DOCK-5: the fleets whose mark lies on an island. */
export function isMarked(state: State, island: number, seat: number): boolean {
  return (islandOf(state, island).marks & bit(seat)) !== 0;
}

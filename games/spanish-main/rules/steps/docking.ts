/** DOCK: arriving at islands (MOVE-17 g, i and j). */

import { at } from '@tortuga/kernel';
import { ask, type Course, islandName, next, shipName } from '../course.ts';
import { bit, canHave, has, sourceOf, spacesFree, tokensAboard, tokensOn } from '../crew.ts';
import { isWithin } from '../sea/distance.ts';
import { BARS, bodyOf, isAfloat, isDerelict, islandOf, shipOf, shoreOf } from '../ships.ts';
import { NONE, type SpanishMainState, type Task } from '../state.ts';
import { isUnloadable } from '../treasure.ts';
import { testUnloadable, unload } from './cargo.ts';
import { mayReveal } from './crew.ts';
import { dockOf, isMarked, outsetOf, sailBar, shoreAtBow } from './sailing.ts';

type State = Readonly<SpanishMainState>;

/** MOVE-17 g: a crew that opens the homes of others may show itself first. */
export function comeIn(
  { state }: Course,
  { ship, dock, isFree }: Extract<Task, { readonly do: 'dock' }>,
): void {
  if (!isAfloat(shipOf(state, ship))) return;
  const shore = shoreAtBow(state, ship);
  const { home } = shore === NONE ? { home: NONE } : islandOf(state, shore);
  const isForeign = home !== NONE && home !== shipOf(state, ship).seat;
  next(state, ...(isForeign ? [mayReveal(ship, 'RAID_HOME')] : []), { do: 'land', ship, dock, isFree });
}

/** DOCK-3: a docking event, if there is one; then tow, exploring and the free move. */
export function land(course: Course, { ship, dock, isFree }: Extract<Task, { readonly do: 'land' }>): void {
  const { state, log } = course;
  if (!isAfloat(shipOf(state, ship))) return;
  const island = dockOf(state, ship);
  const isEvent = island !== NONE && island !== dock;
  if (island !== dock && dock !== NONE) {
    log?.({ type: 'undocked', ...shipName(state, ship), at: islandName(state, dock) });
  }
  if (isEvent) log?.({ type: 'docked', ...shipName(state, ship), at: islandName(state, island) });
  next(
    state,
    ...(isEvent ? eventTasks(course, ship, island) : [{ do: 'unloadOffer', ship } as const]),
    { do: 'towOffer', ship },
    ...(isEvent ? arrivalTasks(course, ship, island) : []),
    ...(isFree ? [] : [{ do: 'follow', ship } as const]),
  );
}

/** DOCK-4, ABILITY-5, TOW-7 */
function eventTasks({ state }: Course, ship: number, island: number): Task[] {
  const { home } = islandOf(state, island);
  const { seat, tow } = shipOf(state, ship);
  const towed: Task[] = tow === NONE ? [] : [{ do: 'towDock', ship, island }];
  if (home === seat) return [mayReveal(ship, 'TREASURE_BONUS'), { do: 'home', ship }, ...towed];
  return home === NONE ? towed : [{ do: 'raid', ship, island }, ...towed];
}

/** DOCK-5, EXPLORE-7: whether the mark lay there decides about exploring; then it is put there. */
function arrivalTasks({ state, log }: Course, ship: number, number: number): Task[] {
  const island = islandOf(state, number);
  const { seat } = shipOf(state, ship);
  if (island.home !== NONE) return [];
  const wasMarked = isMarked(state, number, seat);
  if (!wasMarked) {
    island.marks |= bit(seat);
    log?.({ type: 'marked', seat, at: islandName(state, number) });
  }
  return [{ do: 'arrival', ship, island: number, isMarked: wasMarked }];
}

/** DOCK-4, MULTI-12 */
export function comeHome(course: Course, ship: number): void {
  testUnloadable(course, ship);
  if (course.state.ended === undefined) unload(course, ship, 'bonus');
}

/** ABILITY-5: one token of those that lie on the home of another. */
export function offerRaid(
  { state }: Course,
  { ship, island }: { readonly ship: number; readonly island: number },
): void {
  if (!isAfloat(shipOf(state, ship)) || !has(state, ship, 'RAID_HOME') || spacesFree(state, ship) === 0)
    return;
  if (tokensOn(state, island).length > 0) ask(state, { kind: 'raid', ship, island });
}

/** ABILITY-45: could this ship unload from where she lies? */
export function canUnload(state: State, ship: number): boolean {
  const own = shipOf(state, ship);
  const { home } = at(state.players, own.seat);
  if (home === NONE || sourceOf(state, ship, 'UNLOAD_WITHIN_S', 'always') === undefined) return false;
  if (!tokensAboard(state, ship).some((token) => isUnloadable(at(state.tokens, token)))) return false;
  return isWithin(bodyOf(own), shoreOf(islandOf(state, home)), BARS.S);
}

/** MOVE-17 g: at the end of her movement, if she did not dock. */
export function offerUnload({ state }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || !canUnload(state, ship)) return;
  ask(state, { kind: 'may', seat: own.seat, about: { may: 'unload', ship } });
}

/** MOVE-17 i: exploring at once, with a mark or an explorer. */
export function offerExploring(
  { state }: Course,
  { ship, island, isMarked }: Extract<Task, { readonly do: 'arrival' }>,
): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || dockOf(state, ship) !== island || tokensOn(state, island).length === 0) return;
  if (!isMarked && !canHave(state, ship, 'EXPLORER')) return;
  ask(state, { kind: 'may', seat: own.seat, about: { may: 'explore', ship, island, isMarked } });
}

/** MOVE-17 j, ABILITY-37 */
export function offerFollow({ state }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || !own.hasUnloaded || isDerelict(own)) return;
  if (sourceOf(state, ship, 'MOVE_AFTER_UNLOAD', 'once') === undefined) return;
  const outset = outsetOf(state, ship);
  for (let heading = 0; heading < 360; heading++) {
    if (typeof sailBar(outset, 'S', heading) === 'string') continue;
    ask(state, { kind: 'may', seat: own.seat, about: { may: 'follow', ship } });
    return;
  }
}

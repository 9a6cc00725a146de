/** CANCEL: switching abilities off for the rest of a turn. */

import type { Seat } from '@tortuga/kernel';
import { after, ask, type Course, crewName, next, shipName } from '../course.ts';
import { sourceOf } from '../crew.ts';
import { areNear, cardOf, crewOf, fleetOf, isAfloat, shipOf } from '../ships.ts';
import { type CancelWindow, NONE, type SpanishMainState, type Task, type Use } from '../state.ts';

type State = Readonly<SpanishMainState>;

/** CANCEL-3: every enemy of a ship is asked in turn; those who cannot cancel anything are passed over. */
export function openWindows({ state }: Course, about: CancelWindow): void {
  const { seat: owner } = shipOf(state, about.ship);
  const windows: Task[] = [];
  for (let seat = after(state, owner); seat !== owner; seat = after(state, seat)) {
    windows.push({ do: 'window', seat, about });
  }
  next(state, ...windows);
}

/** CANCEL-1: the ships of a seat that may cancel something in this turn. */
export function cancellers(state: State, seat: Seat): Use[] {
  return fleetOf(state, seat).flatMap((ship) => sourceOf(state, ship, 'CANCEL_ABILITY', 'once') ?? []);
}

/** CANCEL-2: what can be cancelled, by ships and by crew. */
export interface Target {
  readonly ship: number;
  readonly crew: number;
}

/** CANCEL-2, CANCEL-6: may one of these ships switch this off? */
function isInReach(state: State, uses: readonly Use[], { ship, crew }: Target): boolean {
  if (!isAfloat(shipOf(state, ship))) return false;
  if (crew === NONE) {
    const { isCancelled } = shipOf(state, ship);
    if (isCancelled || cardOf(shipOf(state, ship)).ability === undefined) return false;
  } else if (!crewOf(state, crew).isUp || crewOf(state, crew).isCancelled) return false;
  return uses.some((use) => use.crew !== crew && areNear(state, use.ship, ship));
}

/** CANCEL-2: everything a seat could switch off now. */
export function targetsOf(state: State, seat: Seat): Target[] {
  const uses = cancellers(state, seat);
  if (uses.length === 0) return [];
  const ships = state.ships.map((_, ship): Target => ({ ship, crew: NONE }));
  const crew = state.crew.flatMap(({ ship }, number): Target[] =>
    ship === NONE ? [] : [{ ship, crew: number }],
  );
  return [...ships, ...crew].filter((target) => isInReach(state, uses, target));
}

/** CANCEL-7: asked only if there is a target. */
export function askWindow(
  { state }: Course,
  { seat, about }: Extract<Task, { readonly do: 'window' }>,
): void {
  if (windowTargets(state, seat, about).length > 0) ask(state, { kind: 'cancel', seat, about });
}

/** What a window is about: one use, or whatever is near when an action is announced. */
export function windowTargets(state: State, seat: Seat, about: CancelWindow): Target[] {
  const uses = cancellers(state, seat);
  if (uses.length === 0) return [];
  if (about.what === 'use') return isInReach(state, uses, about) ? [about] : [];
  return uses.some((use) => areNear(state, use.ship, about.ship)) ? targetsOf(state, seat) : [];
}

/** The use of a cancelling ability on a target, by the first ship that can. */
export function cancelUse(state: State, seat: Seat, target: Target): Use | undefined {
  return cancellers(state, seat).find((use) => isInReach(state, [use], target));
}

/** CANCEL-5 */
export function switchOff({ state, log }: Course, { ship, crew }: Target): void {
  if (crew === NONE) {
    shipOf(state, ship).isCancelled = true;
    log?.({ type: 'shipCancelled', ...shipName(state, ship) });
  } else {
    crewOf(state, crew).isCancelled = true;
    log?.({ type: 'crewCancelled', ...shipName(state, ship), who: crewName(state, crew) });
  }
}

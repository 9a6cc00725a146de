/** TAKE: a trick was won; what its winner is asked, one thing after the other. */

import { at, pick, type Seat } from '@tortuga/kernel';
import { cargoOf } from './cargo.ts';
import { FIRST_EXTRA, type Loot, RELOCATE, REMOVE, SHIPS } from './loot.ts';
import { beside, discardedBy, type Place } from './places.ts';
import { type Course, proceed, TRICKS } from './rounds.ts';
import { isOverloaded } from './ships.ts';
import { NONE, type PortRoyalState } from './state.ts';

/** The faces of all prisoners (BONUS-7). */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** TAKE-2: the questions that follow, put on the stack in reverse. */
export function beginTaking(course: Course, seat: Seat): void {
  const { state } = course;
  state.stack.pop();
  // TRICK-22: after the last trick nobody is named.
  if (state.tricks.length < TRICKS) state.stack.push({ kind: 'leader', by: seat });
  if (state.stake === state.leftOver && state.attached > 0) lookAtPrisoners(course, seat);
  askAboutLoot(course, seat);
}

/** BONUS-3, BONUS-4. Nobody has looked at them before, so they get their faces now. */
function lookAtPrisoners({ state, fate, log }: Course, seat: Seat): void {
  const faces: number[] = [];
  for (; state.attached > 0; state.attached--) {
    const unseen = FACES.filter((face) => state.prisoners.every((prisoner) => prisoner.face !== face));
    const face = pick(fate, unseen);
    state.prisoners.push({ at: beside(seat), face });
    faces.push(face);
  }
  state.stack.push({ kind: 'prisoner', seat });
  log?.({ type: 'prisonersWon', seat, count: faces.length });
  log?.({ type: 'prisonersSeen', seat, faces }, [seat]);
}

function askAboutLoot(course: Course, seat: Seat): void {
  const { state, log } = course;
  if (state.stake === REMOVE) state.stack.push({ kind: 'remove', seat });
  else if (state.stake !== RELOCATE) state.stack.push({ kind: 'take', seat });
  else if (movableCargo(state, seat).length > 0) state.stack.push({ kind: 'relocate', seat });
  else {
    // EXTRA-25
    putStake(state, discardedBy(seat));
    log?.({ type: 'relocateLapsed', seat });
    proceed(course);
  }
}

/** EXTRA-21, EXTRA-22: extras and prisoners, no goods. */
export function movableCargo(state: Readonly<PortRoyalState>, seat: Seat): number[] {
  return cargoOf(state, seat, FIRST_EXTRA);
}

/** The loot card at stake goes to its place, and the pawn leaves the row. */
export function putStake(state: PortRoyalState, place: Place): Loot {
  const loot = state.stake;
  state.loot[loot] = place;
  state.stake = NONE;
  return loot;
}

/** Does something to a captain's ships, and tells which became too heavy and which are so no longer. */
export function shiftLoad({ state, log }: Course, seat: Seat, shift: () => void): void {
  if (log === undefined) {
    shift();
    return;
  }
  const before = SHIPS.map((ship) => isOverloaded(state, seat, ship));
  shift();
  for (const ship of SHIPS) {
    const isHeavy = isOverloaded(state, seat, ship);
    if (isHeavy && !at(before, ship)) log({ type: 'overloaded', seat, ship });
    if (!isHeavy && at(before, ship)) log({ type: 'relieved', seat, ship });
  }
}

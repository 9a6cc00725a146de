/** Crew that show themselves, and crew that are lost (CREW-3 to CREW-7). */

import { ask, type Course, crewName, next, shipName } from '../course.ts';
import { bit, coinsAboard, crewAboard, everybody, has, hiddenWith } from '../crew.ts';
import { cardOf, crewOf, isAfloat, shipOf } from '../ships.ts';
import { NONE, type Task } from '../state.ts';
import { openWindows } from './cancel.ts';

type AskReveal = Extract<Task, { readonly do: 'askReveal' }>;

/** A question whether a hidden crew shows itself now, if one on this ship could matter. */
export function mayReveal(ship: number, code: AskReveal['code'], against: number = NONE): AskReveal {
  return { do: 'askReveal', ship, code, against };
}

/** CREW-4: asks only if it would change anything. */
export function askReveal({ state }: Course, { ship, code, against }: AskReveal): void {
  if (!isAfloat(shipOf(state, ship))) return;
  const nation = against === NONE ? undefined : cardOf(shipOf(state, against)).nation;
  if (has(state, ship, code, nation) || hiddenWith(state, ship, code, nation) === NONE) return;
  ask(state, { kind: 'reveal', seat: shipOf(state, ship).seat, ship, code });
}

/** CREW-3: turns a crew face up for good. */
export function turnUp(course: Course, number: number): void {
  const { state, log } = course;
  const crew = crewOf(state, number);
  if (crew.isUp) return;
  course.reveal();
  crew.isUp = true;
  crew.known = everybody(state);
  if (crew.ship !== NONE) {
    log?.({
      type: 'crewRevealed',
      seat: crew.seat,
      ...shipName(state, crew.ship),
      by: crewName(state, number),
    });
  }
}

/** CREW-4: shows a crew for what it gives by being seen; enemies may cancel it at once (CANCEL-3). */
export function revealCrew(course: Course, number: number): void {
  turnUp(course, number);
  const { ship } = crewOf(course.state, number);
  if (ship !== NONE) openWindows(course, { what: 'use', ship, crew: number });
}

/** CREW-6: an eliminated crew leaves the game and is shown to all. */
export function eliminate(course: Course, number: number): void {
  const { state, log } = course;
  course.reveal();
  const crew = crewOf(state, number);
  const { ship } = crew;
  crew.ship = NONE;
  crew.island = NONE;
  crew.isUp = true;
  crew.known = everybody(state);
  if (ship !== NONE) log?.({ type: 'crewLost', ...shipName(state, ship), who: crewName(state, number) });
}

/** A crew that was chosen dies, unless its ship protects it (ABILITY-39). */
export function slay(course: Course, { crew }: { readonly crew: number }): void {
  const { state, log } = course;
  const { ship } = crewOf(state, crew);
  if (ship === NONE) return;
  if (has(state, ship, 'CREW_SAFE')) log?.({ type: 'crewSafe', ...shipName(state, ship) });
  else eliminate(course, crew);
}

/** CREW-7: the controller of a ship loses one crew, or one crew or coin, of his choice. */
export function askLoss(course: Course, { ship, what }: Extract<Task, { readonly do: 'loss' }>): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  if (!isAfloat(own)) return;
  const isSafe = has(state, ship, 'CREW_SAFE');
  const crew = crewAboard(state, ship);
  if (isSafe && crew.length > 0) log?.({ type: 'crewSafe', ...shipName(state, ship) });
  const coins = what === 'cargo' ? coinsAboard(state, ship).length : 0;
  if ((isSafe ? 0 : crew.length) + coins > 0) ask(state, { kind: 'loss', seat: own.seat, ship, what });
}

/** A crew of this ship is to be lost: her controller may protect it first (DEC-1, W5). */
export function loseOne(course: Course, ship: number, what: 'crew' | 'cargo'): void {
  next(course.state, mayReveal(ship, 'CREW_SAFE'), { do: 'loss', ship, what });
}

/** TREASURE-15: Plague takes the whole crew. */
export function strikeCrew(course: Course, ship: number): void {
  const { state, log } = course;
  if (has(state, ship, 'CREW_SAFE')) {
    log?.({ type: 'crewSafe', ...shipName(state, ship) });
    return;
  }
  for (const crew of crewAboard(state, ship)) eliminate(course, crew);
}

/** Everything aboard is seen by a seat (HIDE-10, EXPLORE-10). */
export function showCargo({ state }: Course, ship: number, seat: number): void {
  for (const number of crewAboard(state, ship)) crewOf(state, number).known |= bit(seat);
  for (const token of state.tokens) if (token.ship === ship) token.known |= bit(seat);
}

/** How many things of each kind lie face down for a seat. */
export function isKnownTo(known: number, seat: number): boolean {
  return ((known >> seat) & 1) === 1;
}

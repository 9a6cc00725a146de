/** Gold at home, and the ends of a match (WIN, MULTI-9 to MULTI-17). */

import { at, type Seat } from '@tortuga/kernel';
import type { Course } from '../course.ts';
import { everybody, tokensOn } from '../crew.ts';
import { type Ending, NONE, type SpanishMainState } from '../state.ts';
import { isCoin, isUnloadable } from '../treasure.ts';

type State = Readonly<SpanishMainState>;

/** TREASURE-5: the gold on a seat's home island. */
export function homeGold(state: State, seat: Seat): number {
  const { home } = at(state.players, seat);
  if (home === NONE) return 0;
  return tokensOn(state, home).reduce((sum, token) => sum + at(state.tokens, token).gold, 0);
}

/** The gold of the coins aboard the ships of a seat. */
function goldAboard(state: State, seat: Seat): number {
  let gold = 0;
  for (const token of state.tokens) {
    if (token.ship !== NONE && isUnloadable(token) && at(state.ships, token.ship).seat === seat) {
      gold += token.gold;
    }
  }
  return gold;
}

/** MULTI-1: everything that differs with three players and more. */
export function isDuel({ players }: State): boolean {
  return players.length === 2;
}

export function finish(course: Course, ending: Ending): void {
  const { state, log } = course;
  if (state.ended !== undefined) return;
  course.reveal();
  state.ended = ending;
  state.stack.length = 0;
  state.agenda.length = 0;
  // MULTI-16: at the end everything is revealed.
  for (const token of state.tokens) token.known = everybody(state);
  for (const crew of state.crew) crew.known = everybody(state);
  log?.({ type: 'ended', ending });
}

/** WIN-1, WIN-2, WIN-6: tested whenever gold has come home or left the game. */
export function testGold(course: Course): void {
  const { state } = course;
  if (!isDuel(state) || state.ended !== undefined) return;
  if (isRich(state, 0) || isRich(state, 1)) finish(course, 'gold');
  else if (!state.tokens.some((token) => isStillToBeWon(state, token))) finish(course, 'bare');
}

/** WIN-1 */
function isRich(state: State, seat: Seat): boolean {
  return 2 * homeGold(state, seat) > state.gold;
}

/** WIN-6: on a wild island or aboard a ship. */
function isStillToBeWon({ islands }: State, token: State['tokens'][number]): boolean {
  if (!isUnloadable(token)) return false;
  return token.ship !== NONE || (token.island !== NONE && at(islands, token.island).home === NONE);
}

/** MULTI-9 to MULTI-12: the game ends when the marked token comes home or leaves the game. */
export function testMarker(course: Course, token: number): void {
  const { state } = course;
  if (isDuel(state) || state.marked !== token) return;
  if (at(state.tokens, token).face !== 'plague') finish(course, 'marker');
}

/** A token leaves the game (SINK-4, SINK-6, ABILITY-18); with two players everybody sees what it was. */
export function discard(course: Course, number: number): void {
  const { state } = course;
  const token = at(state.tokens, number);
  token.ship = NONE;
  token.island = NONE;
  if (isDuel(state) || !isCoin(token)) token.known = everybody(state);
  course.reveal();
  testMarker(course, number);
}

/** How a match ended for every seat: gold at home, and with three players and more the gold aboard too. */
export function scoresOf(state: State): number[] {
  return state.players.map(
    (_, seat) => homeGold(state, seat) + (isDuel(state) ? 0 : goldAboard(state, seat)),
  );
}

/** WIN-1, WIN-2, WIN-4, MULTI-16 */
export function placesOf(state: State): number[] {
  const scores = scoresOf(state);
  const tieBreaks = state.players.map((_, seat) => tieBreak(state, seat));
  return scores.map((score, seat) => {
    const isBetter = (other: number, rival: Seat) =>
      other > score || (other === score && at(tieBreaks, rival) > at(tieBreaks, seat));
    return 1 + scores.filter(isBetter).length;
  });
}

function tieBreak(state: State, seat: Seat): number {
  if (!isDuel(state)) return homeGold(state, seat);
  return state.ended === 'gold' && state.active === seat ? 1 : 0;
}

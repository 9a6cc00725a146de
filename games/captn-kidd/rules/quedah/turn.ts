/** The sequence of a turn around its questions (QM-TURN-15), and the ends of the match. */

import { roll, type Seat, type Turn } from '@tortuga/kernel';
import { freeStarts, reserveOf, standingOf } from '../deck/crew.ts';
import { count, NONE } from '../deck/spaces.ts';
import { canPlay, isBlocked } from './entering.ts';
import type { Ending, Quedah, QuedahState } from './state.ts';

/** QM-SETUP-2: the die has two faces each of 1, 2 and 3. */
const DIE = 3;

/** QM-END-1: so many captives in all end the match. */
const CAPTIVES = 7;

/** The players are told so many turns before the limit. */
const IDLE_WARNING = 20;

/**
 * QM-END-12, in turns. Each player can be left with a single pirate that circles a diamond, all others being locked for
 * good, and liberations can go to and fro: only a count of all turns makes every match finite.
 */
export const LONGEST_MATCH = 20_000;

/** What goes on between questions: no seat has a say in it. */
export type Course = Pick<Turn<Quedah>, 'state' | 'fate' | 'log'>;

/** How many captives a player holds. */
export function heldBy(state: Readonly<QuedahState>, seat: Seat): number {
  return count(standingOf(state, seat) & state.stacks);
}

/**
 * Begins the turn of the active player, and the turns after it for as long as they lapse. Who is not blocked
 * can play a 1, so with a fair die this comes to an end even without an idle limit.
 */
export function beginTurn(course: Course): void {
  const { state } = course;
  testForEnd(course);
  while (state.ended === undefined) {
    rollDie(course);
    if (canPlay(state, state.active, state.roll)) {
      state.stack.push({ kind: 'turn' });
      return;
    }
    missTurn(course);
  }
}

/** QM-END-4 and only then QM-END-10: a win counts before a draw (DECK-33). */
function testForEnd(course: Course): void {
  const { state, log } = course;
  const turnsLeft = state.options.idleLimit - state.idle;
  if (isBlocked(state, state.active)) {
    log?.({ type: 'blocked', seat: state.active });
    end(course, 'blocked');
  } else if (turnsLeft === 0 && state.idle > 0) end(course, 'idle');
  else if (state.turn >= LONGEST_MATCH) end(course, 'endless');
  else if (turnsLeft === IDLE_WARNING) log?.({ type: 'idling', turnsLeft });
}

function rollDie({ state, fate, log }: Course): void {
  state.roll = roll(fate, DIE);
  state.idle += 1;
  log?.({ type: 'rolled', seat: state.active, roll: state.roll });
}

/** QM-END-7, QM-END-8: the number cannot be played. */
function missTurn(course: Course): void {
  const { state, log } = course;
  if (state.options.stuck === 'strict') {
    end(course, 'stuck');
  } else {
    log?.({ type: 'turnLapsed', seat: state.active, roll: state.roll });
    changeTurn(state);
    testForEnd(course);
  }
}

function changeTurn(state: QuedahState): void {
  state.turn += 1;
  state.active = 1 - state.active;
}

export function finishTurn(course: Course): void {
  changeTurn(course.state);
  beginTurn(course);
}

/** After the move with all its captures: QM-END-1, the new piece if one is due, then the other player. */
export function finishMove(course: Course): void {
  const { state } = course;
  if (count(state.stacks) === CAPTIVES) {
    end(course, 'captives');
    return;
  }
  if (state.stack.length > 0 && cannotReinforce(course)) state.stack.pop();
  if (state.stack.length === 0) finishTurn(course);
}

/** QM-TURN-10, QM-TURN-14: without a reserve or a free start space nothing is placed. */
function cannotReinforce({ state, log }: Course): boolean {
  if (reserveOf(state, state.active) === 0) return true;
  if (freeStarts(state) !== NONE) return false;
  log?.({ type: 'noStartFree', seat: state.active });
  return true;
}

function end({ state, log }: Course, ending: Ending): void {
  state.ended = ending;
  state.stack.length = 0;
  const winner = winnerOf(state);
  if (winner === undefined) log?.({ type: 'drawn', ending });
  else log?.({ type: 'ended', ending, winner });
}

/** Who has won a match that is over; nobody if it was drawn. */
export function winnerOf(state: Readonly<QuedahState>): Seat | undefined {
  if (state.ended === 'idle' || state.ended === 'endless') return undefined;
  if (state.ended !== 'captives') return 1 - state.active;
  // QM-END-2, QM-END-3: seven is odd, so one of them holds more.
  return heldBy(state, 0) > heldBy(state, 1) ? 0 : 1;
}

/** What follows an action (MG-TURN-11): who is out, who is next, who must pass, whether it is over. */

import type { Log, Seat, Turn } from '@tortuga/kernel';
import { freeStarts, occupied, reserveOf, standingOf } from '../deck/crew.ts';
import { canWalk, type Walker } from '../deck/routes.ts';
import { afterFirst, first, NONE, type Space } from '../deck/spaces.ts';
import { LONGEST_TRAIL, PASSED, timesStood } from '../deck/trail.ts';
import type { Draw, Madagaskar, MadagaskarOptions, MadagaskarState } from './state.ts';
import { heightAt } from './towers.ts';

/** MG-END-7: so often the same position is a draw. */
const REPETITIONS = 3;

/** The players are told so many turns before the idle limit. */
const IDLE_WARNING = 20;

type Report = Log<Madagaskar> | undefined;

/** MG-TURN-5, MG-CAPTURE-5: a tower goes as far as it is high and hunts every tower of the others. */
export function walkerOn(state: Readonly<MadagaskarState>, seat: Seat, from: Space): Walker {
  return { from, steps: heightAt(state, from), prey: occupied(state) & ~standingOf(state, seat) };
}

/** DATA-5: a placing or a capture cannot be walked back, so counting starts anew. */
export function finishPlacing({ state, frame, log }: Turn<Madagaskar>): void {
  state.trail = '';
  if (frame.kind === 'setup') finishSetup(state, log);
  else finishTurn(state, log);
}

export function finishWalk({ state, log }: Turn<Madagaskar>, trace: string): void {
  state.trail += trace;
  finishTurn(state, log);
}

export function finishCapture({ state, log }: Turn<Madagaskar>, victim: Seat): void {
  state.trail = '';
  if (isBeaten(state, victim)) {
    state.out.push(victim);
    log?.({ type: 'playerOut', seat: victim });
  }
  if (playersIn(state) === 1) win(state, log);
  else finishTurn(state, log);
}

/** MG-SETUP-4, MG-SETUP-6: once all start spaces are occupied, the first player has come round again. */
function finishSetup(state: MadagaskarState, log: Report): void {
  state.active = nextSeat(state);
  if (freeStarts(state) !== NONE) return;
  state.stack = [{ kind: 'turn' }];
  passWhileStuck(state, log);
}

function finishTurn(state: MadagaskarState, log: Report): void {
  changeTurn(state, log);
  passWhileStuck(state, log);
}

/** MG-TURN-2: who can do nothing passes, and nobody else may. */
function passWhileStuck(state: MadagaskarState, log: Report): void {
  while (state.ended === undefined && !canAct(state, state.active)) {
    log?.({ type: 'passed', seat: state.active });
    state.trail += PASSED;
    changeTurn(state, log);
  }
}

function changeTurn(state: MadagaskarState, log: Report): void {
  state.turn += 1;
  state.active = nextSeat(state);
  if (haveAllPassed(state)) draw(state, 'immobile', log);
  else if (!testIdle(state, log)) testRepetition(state, log);
}

/** DECK-28: in seat order, among the players still in the game. */
function nextSeat({ active, out, standing }: Readonly<MadagaskarState>): Seat {
  let seat = active;
  do seat = (seat + 1) % standing.length;
  while (out.includes(seat));
  return seat;
}

export function playersIn({ standing, out }: Readonly<MadagaskarState>): number {
  return standing.length - out.length;
}

/** MG-END-1, MG-END-3: no tower and no reserve. */
function isBeaten(state: Readonly<MadagaskarState>, seat: Seat): boolean {
  return standingOf(state, seat) === NONE && reserveOf(state, seat) === 0;
}

/** MG-TURN-1: a placing or a move, anything at all. */
export function canAct(state: Readonly<MadagaskarState>, seat: Seat): boolean {
  if (reserveOf(state, seat) > 0 && freeStarts(state) !== NONE) return true;
  for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
    if (canWalk(state, walkerOn(state, seat, first(own)))) return true;
  }
  return false;
}

/** MG-END-5 */
function haveAllPassed(state: Readonly<MadagaskarState>): boolean {
  return state.trail.endsWith(PASSED.repeat(playersIn(state)));
}

/** MG-END-6, MG-END-10: a limit that is off is the longest there can be. */
export function idleLimitOf({ idleLimit }: MadagaskarOptions): number {
  return idleLimit === 0 ? LONGEST_TRAIL : idleLimit;
}

function testIdle(state: MadagaskarState, log: Report): boolean {
  const { trail, options } = state;
  if (trail === '') return false;
  const turnsLeft = idleLimitOf(options) - trail.length / PASSED.length;
  if (turnsLeft === 0) draw(state, 'idle', log);
  else if (turnsLeft === IDLE_WARNING) log?.({ type: 'idling', turnsLeft });
  return turnsLeft === 0;
}

/**
 * MG-END-7, MG-END-8. The player to move is the same every time all players still in the game have had their
 * turn: a pass is a turn of the trail, and who goes out does so by a capture, with which the trail begins.
 */
function testRepetition(state: MadagaskarState, log: Report): void {
  const times = timesStood(state, state.trail, playersIn(state), (owner, space) =>
    towerKind(state, owner, space),
  );
  if (times === REPETITIONS) draw(state, 'repetition', log);
  else if (times > 1) log?.({ type: 'repeated', times });
}

/** MG-END-8: top owner and height tell towers apart, not what is inside them. */
function towerKind(state: Readonly<MadagaskarState>, owner: Seat, space: Space): number {
  return heightAt(state, space) * state.standing.length + owner;
}

/** MG-END-2 */
function win(state: MadagaskarState, log: Report): void {
  state.ended = 'captured';
  state.turn += 1;
  state.stack.pop();
  log?.({ type: 'ended', ending: 'captured', winner: state.active });
}

/** MG-END-4 */
function draw(state: MadagaskarState, ending: Draw, log: Report): void {
  state.ended = ending;
  state.stack.pop();
  log?.({ type: 'drawn', ending });
}

/** What follows an action (LC-TURN-8): captures, change of turn, the tests for the end. */

import { type Log, RulesBug, type Seat, type Turn } from '@tortuga/kernel';
import { borderOf, shortestRound } from '../deck/board.ts';
import { aheadOf, freeStarts, occupied, reserveOf, standingOf } from '../deck/crew.ts';
import { afterFirst, first, listOf, NONE, type SpaceSet } from '../deck/spaces.ts';
import { LONGEST_TRAIL, PASSED, timesStood } from '../deck/trail.ts';
import { capturedOf, groupsOf, lastGap, remove } from './capture.ts';
import type { Ending, Loyal, LoyalOptions, LoyalState } from './state.ts';

/** LC-END-5: so often the same position is a draw. */
const REPETITIONS = 3;

/** Nobody is back where they were, looking the same way, in fewer steps than the shortest round of the board. */
const SHORTEST_ROUND = shortestRound();

/** LC-END-7: so many turns without placing and capture are a draw. */
const IDLE_LIMIT = 200;

/** The players are told so many turns before the limit. */
const IDLE_WARNING = 20;

/** What kind of action it was, and for a step its entry in the trail. */
export type Action = { readonly placed: true } | { readonly placed: false; readonly walk: string };

export function finishAction({ state, seat, log }: Turn<Loyal>, action: Action): void {
  const hasCaptured = resolveCaptures(state, seat, action, log);
  if (log !== undefined) warnOfThreats(state, log);
  note(state, action, hasCaptured);
  state.turn += 1;
  state.active = 1 - seat;
  if (!canAct(state, state.active)) end(state, 'immobile', log);
  else if (!testIdle(state, log)) testRepetition(state, log);
}

/** LC-CAPTURE-8, LC-CAPTURE-9: the opponent's groups go first, then, on what is left, one's own. */
export function resolveCaptures(
  state: LoyalState,
  seat: Seat,
  action: Action,
  log: Log<Loyal> | undefined,
): boolean {
  const enemies = capturedOf(state, 1 - seat);
  if (enemies !== NONE) {
    if (log !== undefined) tellEncircled(1 - seat, enemies, log);
    remove(state, 1 - seat, enemies);
  }
  const own = capturedOf(state, seat);
  if (own === NONE) return enemies !== NONE;
  // LC-CAPTURE-14: the space just left is free and borders the piece that stepped.
  if (!action.placed) throw new RulesBug('a step lost own pieces');
  if (log !== undefined)
    for (const spaces of groupsOf(own).map(listOf)) log({ type: 'selfCaptured', owner: seat, spaces });
  remove(state, seat, own);
  return true;
}

function tellEncircled(owner: Seat, captured: SpaceSet, log: Log<Loyal>): void {
  for (const group of groupsOf(captured)) {
    log({ type: 'encircled', owner, spaces: listOf(group), captors: listOf(borderOf(group)) });
  }
}

function warnOfThreats(state: LoyalState, log: Log<Loyal>): void {
  for (const owner of [0, 1]) {
    for (const group of groupsOf(standingOf(state, owner))) {
      const gap = lastGap(state, group, standingOf(state, 1 - owner));
      if (gap !== undefined) log({ type: 'threatened', owner, spaces: listOf(group), gap });
    }
  }
}

/** DATA-5: a placing or a capture cannot be walked back, so counting starts anew. */
function note(state: LoyalState, action: Action, hasCaptured: boolean): void {
  if (action.placed || hasCaptured) {
    state.trail = '';
    state.idle = 0;
  } else if (state.options.repetition === 'draw3') state.trail += action.walk;
  else state.idle += 1;
}

/** LC-END-1 to LC-END-3: a placing or a step, anything at all. */
export function canAct(state: Readonly<LoyalState>, seat: Seat): boolean {
  if (reserveOf(state, seat) > 0 && freeStarts(state) !== NONE) return true;
  const taken = occupied(state);
  for (let left = standingOf(state, seat); left !== NONE; left = afterFirst(left)) {
    if ((aheadOf(state, first(left)) & ~taken) !== NONE) return true;
  }
  return false;
}

function testRepetition(state: LoyalState, log: Log<Loyal> | undefined): void {
  if (state.options.repetition === 'off') return;
  const times = timesStood(state, state.trail, 2, ownerAsKind, 2 * SHORTEST_ROUND);
  if (times === REPETITIONS) end(state, 'repetition', log);
  else if (times > 1) log?.({ type: 'repeated', times });
}

function ownerAsKind(owner: Seat): number {
  return owner + 1;
}

/** LC-END-7, LC-END-8 */
export function idleLimitOf({ repetition }: LoyalOptions): number {
  return repetition === 'off' ? IDLE_LIMIT : LONGEST_TRAIL;
}

function testIdle(state: LoyalState, log: Log<Loyal> | undefined): boolean {
  const turnsLeft = idleLimitOf(state.options) - state.idle - state.trail.length / PASSED.length;
  if (turnsLeft === 0) end(state, 'idle', log);
  else if (turnsLeft === IDLE_WARNING) log?.({ type: 'idling', turnsLeft });
  return turnsLeft === 0;
}

function end(state: LoyalState, ending: Ending, log: Log<Loyal> | undefined): void {
  state.ended = ending;
  state.stack.pop();
  if (ending === 'immobile') log?.({ type: 'ended', ending, winner: 1 - state.active });
  else log?.({ type: 'drawn', ending });
}

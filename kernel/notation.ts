/** A move in one line of text (`sail 5`): in logs, playthroughs, tests, bug reports and on the wire. */

import type { Game, GameTypes, MoveRule, Seat } from './game.ts';
import { isOnDial, type Offer, turnDial } from './menu.ts';
import { checkSeat, offersFor, phaseOf, ruleFor, ruleOf, topFrame } from './questions.ts';
import { granted, type Result, refuse } from './refusal.ts';

/** The longest line that can be a move. */
export const LONGEST_NOTATION = 200;

/** Writes a move of the open question in one line. */
export function writeMove<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  move: G['move'],
): string {
  return lineOf(ruleFor(game, state, move), move);
}

function lineOf<G extends GameTypes>(rule: MoveRule<G>, move: G['move']): string {
  return rule.notation?.(move) ?? Object.values(move).join(' ');
}

/**
 * Reads a line as an answer of a seat to the open question. There is no parser: a line is legal if and only
 * if one of the offers is written that way. A blocked offer refuses with its own reason.
 *
 * @example
 * ```ts
 * import { apply, type Fate, type Game, type GameTypes, readMove } from '@tortuga/kernel';
 *
 * function typed<G extends GameTypes>(game: Game<G>, state: G['state'], line: string, fate: Fate) {
 *   const move = readMove(game, state, 0, line);
 *   return move.ok ? apply(game, state, 0, move.value, fate) : move;
 * }
 * ```
 */
export function readMove<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  line: unknown,
): Result<G['move'], G['reason']> {
  if (typeof line !== 'string' || line.length > LONGEST_NOTATION) {
    return refuse('malformed', 'A move is one short line of text.');
  }
  const refusal = checkSeat(game, state, seat);
  if (refusal !== undefined) return refusal;
  const phase = phaseOf(game, topFrame<G>(state));
  let reason: G['reason'] | undefined;
  for (const offer of offersFor(game, state, seat)) {
    const read = readOffer(ruleOf(phase, offer.move.type), offer, line);
    if (read?.ok) return read;
    if (read !== undefined) reason ??= read.code;
  }
  return refuse(reason ?? 'not-offered');
}

function readOffer<G extends GameTypes>(
  rule: MoveRule<G>,
  { move, no, dial }: Offer<G['move'], G['reason']>,
  line: string,
): Result<G['move'], G['reason']> | undefined {
  if (dial !== undefined) {
    const value = Number(/-?\d+$/.exec(line)?.[0]);
    if (!isOnDial(dial, value)) return undefined;
    const turned = turnDial(dial, value);
    if (lineOf(rule, turned) !== line) return undefined;
    const blocked = dial.no?.(value);
    return blocked === undefined ? granted(turned) : refuse(blocked);
  }
  if (lineOf(rule, move) !== line) return undefined;
  return no === undefined ? granted(move) : refuse(no);
}

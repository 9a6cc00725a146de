/**
 * How often has the position stood before? (LC-END-5, MG-END-7.)
 *
 * Only walking can be undone by walking: after a placing or a capture no earlier position comes back. So the
 * state keeps the walks since then, and the question is answered by taking them back one by one. That is
 * exact and needs two characters per turn, where a list of positions would need some twenty.
 */

import { at, RulesBug, type Seat } from '@tortuga/kernel';
import { BOARD, neighboursOf } from './board.ts';
import { type Back, type Crew, ENTRY } from './crew.ts';
import { afterFirst, first, NONE, type Space } from './spaces.ts';

/** The walks since the last placing or capture, two characters each; `PASSED` where nobody walked. */
export type Trail = string;

const SPACES = BOARD.names.length;
const SIDES = 4;

/** A turn of the trail in which nobody walked. */
export const PASSED = '--';
const DASH = 45;

/** All walks there can be, as two digits of base 36: 18 spaces × 18 spaces × 4 sides = 36 × 36. */
const BASE = 36;
const CODES = Array.from({ length: SPACES * SPACES * SIDES }, (_, n) => n.toString(BASE).padStart(2, '0'));

/** A walk in two characters: enough to take it back from the position after it. */
export function packWalk(from: Space, backBefore: Back, to: Space): string {
  return at(CODES, (from * SPACES + to) * SIDES + sideOf(from, backBefore));
}

function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

/** Which side of a space a back points to: 0 for the stub, else the number of the neighbour. */
function sideOf(space: Space, back: Back): number {
  if (back === ENTRY) return 0;
  let side = 1;
  for (let left = neighboursOf(space); first(left) !== back; left = afterFirst(left)) side += 1;
  return side;
}

function backAt(space: Space, side: number): Back {
  if (side === 0) return ENTRY;
  let left = neighboursOf(space);
  for (let skip = 1; skip < side; skip++) left = afterFirst(left);
  if (left === NONE) throw new RulesBug('a trail names a side that the space does not have');
  return first(left);
}

/** What stands on a space, as one number; positions are equal when these are. */
type Mark = number;

const now: Mark[] = BOARD.names.map(() => 0);
const then: Mark[] = BOARD.names.map(() => 0);

/** `kind` tells pieces apart: in Loyal Captain the owner, in Madagaskar owner and height. */
function markOf(kind: number, back: Back): Mark {
  return kind * (SPACES + 2) + back + 2;
}

/**
 * How often the position after the last walk has stood, itself included: positions are compared every `seats`
 * turns, since the player to move must be the same.
 */
export function timesStood(
  crew: Readonly<Crew>,
  trail: Trail,
  seats: number,
  kindOf: (seat: Seat, space: Space) => number,
): number {
  if (trail.length < PASSED.length * seats) return 1;
  for (let space = 0; space < SPACES; space++) now[space] = then[space] = 0;
  for (let seat = 0; seat < crew.standing.length; seat++) {
    for (let left = at(crew.standing, seat); left !== NONE; left = afterFirst(left)) {
      const space = first(left);
      now[space] = then[space] = markOf(kindOf(seat, space), at(crew.back, space));
    }
  }
  return countEqual(trail, seats);
}

function countEqual(trail: Trail, seats: number): number {
  let times = 1;
  let different = 0;
  for (let turn = trail.length - 2, age = 1; turn >= 0; turn -= 2, age++) {
    const high = trail.charCodeAt(turn);
    if (high !== DASH) different += takeBack(digit(high) * BASE + digit(trail.charCodeAt(turn + 1)));
    if (different === 0 && age % seats === 0) times += 1;
  }
  return times;
}

/** Takes one walk back in `then`; returns by how many spaces the two positions have come to differ more. */
function takeBack(packed: number): number {
  const side = packed % SIDES;
  const ends = (packed - side) / SIDES;
  const to = ends % SPACES;
  const from = (ends - to) / SPACES;
  const before = differs(from) + (from === to ? 0 : differs(to));
  const kind = Math.floor(at(then, to) / (SPACES + 2));
  then[to] = 0;
  then[from] = markOf(kind, backAt(from, side));
  return differs(from) + (from === to ? 0 : differs(to)) - before;
}

function differs(space: Space): number {
  return at(now, space) === at(then, space) ? 0 : 1;
}

/**
 * How often has the position stood before? (LC-END-5, MG-END-7.)
 *
 * Only walking can be undone by walking: after a placing or a capture no earlier position comes back. So the
 * state keeps the walks since then, and the question is answered by taking them back one by one. That is
 * exact and needs two characters per turn, where a list of positions would need some twenty.
 */

import { at, type Seat } from '@tortuga/kernel';
import { BOARD, neighboursOf } from './board.ts';
import { type Back, backOf, type Crew, ENTRY, standingOf } from './crew.ts';
import { afterFirst, first, listOf, NONE, type Space } from './spaces.ts';

/** The walks since the last placing or capture, two characters each; `PASSED` where nobody walked. */
export type Trail = string;

/** No trail is longer, in turns: this is what keeps a state below 2 kB (LC-END-8, MG-END-10). */
export const LONGEST_TRAIL = 600;

const SPACES = BOARD.names.length;

/** A turn of the trail in which nobody walked. */
export const PASSED = '--';
const DASH = 45;
const WIDTH = PASSED.length;

/** All a walk must tell to be taken back from the position after it. */
interface Walked {
  readonly from: Space;
  readonly backBefore: Back;
  readonly to: Space;
}

/** Every walk there can be. Two digits of base 36 name them all: 18 spaces × 18 spaces × at most 4 backs. */
const WALKS: readonly Walked[] = BOARD.names.flatMap((_, from) =>
  [ENTRY, ...listOf(neighboursOf(from))].flatMap((backBefore) =>
    BOARD.names.map((_, to) => ({ from, backBefore, to })),
  ),
);
const BASE = 36;
const CODES: readonly string[] = WALKS.map((_, n) => n.toString(BASE).padStart(WIDTH, '0'));

/** For every space and back, where its walks begin in the list. */
const FIRST_WALK: readonly number[][] = BOARD.names.map((_, space) => {
  const firsts: number[] = [];
  for (const back of [ENTRY, ...listOf(neighboursOf(space))]) {
    firsts[back + 1] = WALKS.findIndex(({ from, backBefore }) => from === space && backBefore === back);
  }
  return firsts;
});

/** A walk in two characters. */
export function packWalk(from: Space, backBefore: Back, to: Space): string {
  return at(CODES, at(at(FIRST_WALK, from), backBefore + 1) + to);
}

function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

function walkAt(trail: Trail, turn: number): Walked {
  return at(WALKS, digit(trail.charCodeAt(turn)) * BASE + digit(trail.charCodeAt(turn + 1)));
}

/** What stands on a space, as one number; positions are equal when these are. */
type Mark = number;

const BACKS = SPACES + 2;
const now: Mark[] = BOARD.names.map(() => 0);
const then: Mark[] = BOARD.names.map(() => 0);

/**
 * How often the position after the last walk has stood, itself included. `kindOf` tells pieces apart: in Loyal
 * Captain by owner, in Madagaskar by owner and height. Positions are compared every `seats` turns, since the
 * player to move must be the same; none comes back sooner than after `soonest` turns.
 */
export function timesStood(
  crew: Readonly<Crew>,
  trail: Trail,
  seats: number,
  kindOf: (seat: Seat, space: Space) => number,
  soonest = seats,
): number {
  if (trail.length < WIDTH * soonest) return 1;
  markNow(crew, kindOf);
  let times = 1;
  let different = 0;
  for (let turn = trail.length - WIDTH, age = 1; turn >= 0; turn -= WIDTH, age++) {
    // Two characters are a walk, and a walk mends two spaces at most: the rest of the trail cannot mend more.
    if (different > turn + WIDTH) break;
    if (trail.charCodeAt(turn) !== DASH) different += takeBack(walkAt(trail, turn));
    if (different === 0 && age % seats === 0) times += 1;
  }
  return times;
}

function markNow(crew: Readonly<Crew>, kindOf: (seat: Seat, space: Space) => number): void {
  for (let space = 0; space < SPACES; space++) now[space] = then[space] = 0;
  for (let seat = 0; seat < crew.standing.length; seat++) {
    for (let left = standingOf(crew, seat); left !== NONE; left = afterFirst(left)) {
      const space = first(left);
      now[space] = then[space] = kindOf(seat, space) * BACKS + backOf(crew, space) + 2;
    }
  }
}

/** Takes one walk back in `then`; returns by how many spaces the two positions have come to differ more. */
function takeBack({ from, backBefore, to }: Walked): number {
  const before = differs(from) + differs(to);
  const walked = then[to] ?? 0;
  then[to] = 0;
  then[from] = walked - (walked % BACKS) + backBefore + 2;
  const change = differs(from) + differs(to) - before;
  // A round trip has one space only, which must not count twice.
  return from === to ? change / 2 : change;
}

function differs(space: Space): number {
  return (now[space] ?? 0) === (then[space] ?? 0) ? 0 : 1;
}

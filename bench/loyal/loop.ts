/**
 * Loyal Captain by hand: typed arrays changed in place, buffers used again, nothing but the rules. What a good
 * engineer writes in an afternoon who needs this one game fast, and nothing else from it.
 */

import type { Fate } from '@tortuga/kernel';
import { NEIGHBOURS, PIRATES, REPETITIONS, SPACES, STARTS } from './deck.ts';

const NOBODY = -1;
const STUB = -1;

/** What `result` says besides the player who has won. */
export const UNDECIDED = -1;
export const DRAWN = 2;

/** A space has at most three neighbours; what is missing is -1. */
const SIDES = 3;
const sides = Int8Array.from(NEIGHBOURS.flatMap((next) => [...next, -1, -1, -1].slice(0, SIDES)));
const starts = Int8Array.from(STARTS);

/** A move is a number: the space of a placing, or `STEP + from * 32 + to`. */
const STEP = 1 << 10;

/** A position is exact in two numbers: nine spaces each, nine things that can stand on a space. */
const HALF = 9;
const weights = Int32Array.from({ length: SPACES }, (_, space) => 9 ** (space % HALF));
/** Room for more steps in a row than three repetitions leave. */
const LONGEST_WALK = 1 << 14;

const moves = new Int16Array(64);
const owner = new Int8Array(SPACES);
const back = new Int8Array(SPACES);
/** What stands on each space, as one digit of the position. */
const digit = new Int8Array(SPACES);
const reserve = new Int8Array(2);
const group = new Int8Array(SPACES);
const seen = new Int32Array(SPACES);
const lows = new Int32Array(LONGEST_WALK);
const highs = new Int32Array(LONGEST_WALK);
let stamp = 0;
let low = 0;
let high = 0;
let walked = 0;

export const loop = { owner, back, reserve, moves, count: 0, active: 0, result: UNDECIDED };

export function begin(): void {
  owner.fill(NOBODY);
  back.fill(STUB);
  digit.fill(0);
  reserve.fill(PIRATES);
  low = high = walked = 0;
  loop.active = 0;
  loop.result = UNDECIDED;
  remember();
  listMoves();
}

/** Carries out one of the listed moves and lists those of the opponent. */
export function playMove(move: number): void {
  const player = loop.active;
  const opponent = 1 - player;
  const isStep = move >= STEP;
  const to = move & 31;
  if (isStep) {
    const from = (move - STEP) >> 5;
    leave(from);
    stand(to, player, from);
  } else {
    reserve[player] = (reserve[player] as number) - 1;
    stand(to, player, STUB);
  }
  let isFinal = !isStep;
  for (let i = to * SIDES; i < (to + 1) * SIDES; i++) {
    const next = sides[i] as number;
    if (next >= 0 && owner[next] === opponent && capture(next)) isFinal = true;
  }
  if (!isStep) capture(to);
  if (isFinal) walked = 0;
  remember();
  loop.active = opponent;
  listMoves();
  if (loop.count === 0) loop.result = player;
  else if (timesStood() === REPETITIONS) loop.result = DRAWN;
}

/** A move in words; a placing is the space itself. */
export function stepOf(move: number): { readonly from: number; readonly to: number } | undefined {
  return move < STEP ? undefined : { from: (move - STEP) >> 5, to: move & 31 };
}

function put(space: number, now: number): void {
  const change = (now - (digit[space] as number)) * (weights[space] as number);
  if (space < HALF) low += change;
  else high += change;
  digit[space] = now;
}

function stand(space: number, player: number, behind: number): void {
  owner[space] = player;
  back[space] = behind;
  let side = 0;
  if (behind >= 0) while (sides[space * SIDES + side++] !== behind);
  put(space, 1 + player * 4 + side);
}

function leave(space: number): void {
  owner[space] = NOBODY;
  back[space] = STUB;
  put(space, 0);
}

/** Removes the group of a pirate if no border space is free and none of its enemies looks away. */
function capture(space: number): boolean {
  const player = owner[space] as number;
  let size = 1;
  group[0] = space;
  seen[space] = ++stamp;
  for (let i = 0; i < size; i++) {
    const member = group[i] as number;
    for (let j = member * SIDES; j < (member + 1) * SIDES; j++) {
      const next = sides[j] as number;
      if (next < 0 || seen[next] === stamp) continue;
      const who = owner[next] as number;
      if (who === NOBODY) return false;
      if (who !== player) {
        if (back[next] === member) return false;
      } else {
        seen[next] = stamp;
        group[size++] = next;
      }
    }
  }
  for (let i = 0; i < size; i++) leave(group[i] as number);
  return true;
}

function listMoves(): void {
  const player = loop.active;
  let count = 0;
  if ((reserve[player] as number) > 0) {
    for (let i = 0; i < starts.length; i++) {
      const start = starts[i] as number;
      if (owner[start] === NOBODY) moves[count++] = start;
    }
  }
  for (let from = 0; from < SPACES; from++) {
    if (owner[from] !== player) continue;
    for (let i = from * SIDES; i < (from + 1) * SIDES; i++) {
      const to = sides[i] as number;
      if (to >= 0 && owner[to] === NOBODY && back[from] !== to) moves[count++] = STEP + (from << 5) + to;
    }
  }
  loop.count = count;
}

function remember(): void {
  lows[walked] = low;
  highs[walked++] = high;
}

function timesStood(): number {
  let times = 0;
  for (let i = walked - 1; i >= 0; i -= 2) if (lows[i] === low && highs[i] === high) times++;
  return times;
}

/** Plays a game at random and returns the number of its moves. */
export function playOut(luck: Fate): number {
  begin();
  let played = 0;
  for (; loop.result === UNDECIDED; played++) playMove(moves[luck.draw(loop.count)] as number);
  return played;
}

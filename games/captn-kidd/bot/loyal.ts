/** What a position of Loyal Captain is worth (BOT-LC): pieces, mobility, liberties, locks. */

import type { Seat } from '@tortuga/kernel';
import { borderOf } from '../rules/deck/board.ts';
import { aheadOf, backOf, freeStarts, occupied, reserveOf, standingOf } from '../rules/deck/crew.ts';
import { afterFirst, count, first, has, NONE, type SpaceSet } from '../rules/deck/spaces.ts';
import { groupsOf } from '../rules/loyal/capture.ts';
import type { LoyalState } from '../rules/loyal/state.ts';
import { squash } from './squash.ts';

const PIECE = 10;
const CRAMPED = 6;
const IN_DANGER = 0.5;
const LOCK = 1.5;

/** A lead of one piece is worth about a third of a win. */
const SCALE = 2 * PIECE;

export function evaluateLoyal(state: Readonly<LoyalState>, seat: Seat): number {
  return squash(worth(state, seat) - worth(state, 1 - seat), SCALE);
}

function worth(state: Readonly<LoyalState>, seat: Seat): number {
  const own = standingOf(state, seat);
  const pieces = count(own) + reserveOf(state, seat);
  return PIECE * pieces + mobility(state, seat) + safety(state, seat) + LOCK * locks(state, seat);
}

/** BOT-LC-2: actions count one each; the last ones count most, since none at all is the end. */
function mobility(state: Readonly<LoyalState>, seat: Seat): number {
  const actions = placings(state, seat) + steps(state, seat);
  return actions - (actions < 3 ? CRAMPED * (3 - actions) : 0);
}

function placings(state: Readonly<LoyalState>, seat: Seat): number {
  return reserveOf(state, seat) > 0 ? count(freeStarts(state)) : 0;
}

function steps(state: Readonly<LoyalState>, seat: Seat): number {
  const free = ~occupied(state);
  let n = 0;
  for (let left = standingOf(state, seat); left !== NONE; left = afterFirst(left)) {
    n += count(aheadOf(state, first(left)) & free);
  }
  return n;
}

/** BOT-LC-3: a group with a single liberty is half lost. */
function safety(state: Readonly<LoyalState>, seat: Seat): number {
  let danger = 0;
  for (const group of groupsOf(standingOf(state, seat))) {
    if (liberties(state, seat, group) === 1) danger += IN_DANGER * PIECE * count(group);
  }
  return -danger;
}

function liberties(state: Readonly<LoyalState>, seat: Seat, group: SpaceSet): number {
  const border = borderOf(group);
  const enemies = standingOf(state, 1 - seat);
  let n = count(border & ~enemies);
  for (let left = border & enemies; left !== NONE; left = afterFirst(left)) {
    const back = backOf(state, first(left));
    if (back >= 0 && has(group, back)) n += 1;
  }
  return n;
}

/** BOT-LC-4: own pieces right behind an enemy cannot be captured while he stays. */
function locks(state: Readonly<LoyalState>, seat: Seat): number {
  const own = standingOf(state, seat);
  let n = 0;
  for (let left = standingOf(state, 1 - seat); left !== NONE; left = afterFirst(left)) {
    const back = backOf(state, first(left));
    if (back >= 0 && has(own, back)) n += 1;
  }
  return n;
}

/** What a position of Madagaskar is worth (BOT-MG-1 to BOT-MG-4, BOT-MG-7): own minus the best opponent's. */

import type { Seat } from '@tortuga/kernel';
import { standingOf } from '../rules/deck/crew.ts';
import { endsOf } from '../rules/deck/routes.ts';
import { afterFirst, count, first, NONE, type Space } from '../rules/deck/spaces.ts';
import type { MadagaskarState } from '../rules/madagaskar/state.ts';
import { heightAt } from '../rules/madagaskar/towers.ts';
import { playersIn, walkerOn } from '../rules/madagaskar/turn.ts';
import { squash } from './squash.ts';

const MOVE = 0.06;
const STUCK = 0.25;

/** BOT-MG-2: what a tower that can be taken loses of its height, by who is next: the hunter or somebody else. */
const HUNTED = { now: 0.9, later: 0.25 };

/** A lead of so many pirates is worth half a win. */
const SCALE = 4;

export function evaluateMadagaskar(state: Readonly<MadagaskarState>, seat: Seat): number {
  if (state.ended !== undefined || state.out.includes(seat)) return resultFor(state, seat);
  const worth = worthOfAll(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other++) {
    if (other !== seat) best = Math.max(best, worth[other] ?? 0);
  }
  return squash((worth[seat] ?? 0) - best, SCALE);
}

/** Players out rank below those still in, who share what is left. */
function resultFor(state: Readonly<MadagaskarState>, seat: Seat): number {
  const others = state.standing.length - 1;
  const left = state.out.indexOf(seat);
  return 1 - (left < 0 ? playersIn(state) - 1 : 2 * (others - left)) / others;
}

function worthOfAll(state: Readonly<MadagaskarState>): number[] {
  const worth = state.reserve.slice();
  const danger = state.towers.map(() => 0);
  for (let seat = 0; seat < worth.length; seat++) {
    const urgency = seat === state.active ? HUNTED.now : HUNTED.later;
    for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
      worth[seat] = (worth[seat] ?? 0) + prospects(state, seat, first(own), urgency, danger);
    }
  }
  for (let seat = 0; seat < worth.length; seat++) {
    for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
      worth[seat] = (worth[seat] ?? 0) - (danger[first(own)] ?? 0) * heightAt(state, first(own));
    }
  }
  return worth;
}

/** BOT-MG-1, BOT-MG-3: what a tower is worth by itself; whom it hunts is noted in `danger`. */
function prospects(
  state: Readonly<MadagaskarState>,
  seat: Seat,
  from: Space,
  urgency: number,
  danger: number[],
): number {
  const ends = endsOf(state, walkerOn(state, seat, from));
  let moves = 0;
  for (let to = 0; to < ends.length; to++) {
    if (ends[to] === NONE) continue;
    moves += count(ends[to] ?? NONE);
    danger[to] = Math.max(danger[to] ?? 0, urgency);
  }
  const height = heightAt(state, from);
  return moves === 0 ? (1 - STUCK) * height : height + MOVE * moves;
}

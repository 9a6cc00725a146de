/** A ship on its way through what it still has to do this round, in a simpler world: without battles and luck. */

import { at } from '@tortuga/kernel';
import { costOf, kindOf, lairOn, PORT_ROYAL, type Route, retreatsFrom, type Space } from '../rules/chart.ts';
import type { Good } from '../rules/data/components.ts';
import { cargo, contains, countIn, EMPTY, goodIn, type Holds, stockOf } from '../rules/holds.ts';
import type { Ship } from '../rules/state.ts';

/** Where a ship is and what it has, as far as it was looked ahead. Changed in place, and used again and again. */
export interface Voyage {
  at: Space;
  lap: number;
  readonly holds: Holds;
  /** The lairs that still have their token. */
  lairs: number;
  /** Treasures raised on the way, which nobody has seen. */
  raised: number;
}

export function newVoyage(): Voyage {
  return { at: PORT_ROYAL, lap: 0, holds: [], lairs: 0, raised: 0 };
}

/** Starts from where a ship is. */
export function embark(voyage: Voyage, { at: space, lap, holds }: Readonly<Ship>, lairs: number): void {
  voyage.at = space;
  voyage.lap = lap;
  voyage.lairs = lairs;
  voyage.raised = 0;
  copyHolds(voyage.holds, holds);
}

/** Goes on from where another voyage is. */
export function resume(voyage: Voyage, from: Readonly<Voyage>): void {
  voyage.at = from.at;
  voyage.lap = from.lap;
  voyage.lairs = from.lairs;
  voyage.raised = from.raised;
  copyHolds(voyage.holds, from.holds);
}

function copyHolds(to: Holds, from: Readonly<Holds>): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = at(from, i);
}

/** What a token is worth to whoever must throw one away. */
const LOSSES: { readonly [G in Good]: number } = { gold: 2, food: 1, powder: 1 };

/** Loads as the rules demand; what is cleared is what hurts least. */
export function stow({ holds }: Voyage, good: Good, count: number): void {
  const empty = holds.indexOf(EMPTY);
  const berth = empty >= 0 ? empty : cheapestBut(holds, good);
  if (berth >= 0) holds[berth] = cargo(good, count);
}

/** The hold with another good that is easiest to lose, or -1. */
function cheapestBut(holds: Readonly<Holds>, good: Good): number {
  let cheapest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < holds.length; i++) {
    const hold = at(holds, i);
    if (contains(hold, good)) continue;
    const loss = countIn(hold) * LOSSES[goodIn(hold)];
    if (loss >= least) continue;
    cheapest = i;
    least = loss;
  }
  return cheapest;
}

export function follow(voyage: Voyage, { to, laps }: Route): void {
  voyage.at = to;
  voyage.lap += laps;
  settle(voyage);
}

/** Plunders or pays where the ship has arrived, and falls back if it cannot pay. */
export function settle(voyage: Voyage): void {
  const lair = lairOn(voyage.at) & voyage.lairs;
  if (lair !== 0) {
    voyage.lairs &= ~lair;
    voyage.raised += 1;
  }
  const cost = costOf(voyage.at);
  if (cost === 0) return;
  const good: Good = kindOf(voyage.at) === 'port' ? 'gold' : 'food';
  const paid = Math.min(cost, stockOf(voyage.holds, good));
  payFromSmallest(voyage.holds, good, paid);
  if (paid < cost) fallBack(voyage);
}

function fallBack(voyage: Voyage): void {
  const { holds } = voyage;
  const [target = PORT_ROYAL] = retreatsFrom(voyage.at, stockOf(holds, 'gold'), stockOf(holds, 'food'));
  voyage.at = target;
  settle(voyage);
}

/** Small stocks first: that frees holds. */
export function payFromSmallest(holds: Holds, good: Good, count: number): void {
  let due = count;
  while (due > 0) {
    const smallest = smallestOf(holds, good);
    if (smallest < 0) return;
    const stock = countIn(at(holds, smallest));
    const paid = Math.min(due, stock);
    holds[smallest] = cargo(good, stock - paid);
    due -= paid;
  }
}

function smallestOf(holds: Readonly<Holds>, good: Good): number {
  let smallest = -1;
  for (let i = 0; i < holds.length; i++) {
    if (!contains(at(holds, i), good)) continue;
    if (smallest < 0 || at(holds, i) < at(holds, smallest)) smallest = i;
  }
  return smallest;
}

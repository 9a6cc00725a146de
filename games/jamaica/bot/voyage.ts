/** A ship on its way through what it still has to do this round, in a simpler world: without battles and luck. */

import { at } from '@tortuga/kernel';
import { costOf, kindOf, lairOn, PORT_ROYAL, type Route, retreatsFrom, type Space } from '../rules/chart.ts';
import type { Good } from '../rules/data/components.ts';
import { cargo, contains, countIn, EMPTY, goodIn, type Holds, stockOf } from '../rules/holds.ts';

/** Where a ship is and what it has, as far as it was looked ahead. Used again and again. */
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

/** Goes on from where another voyage is. */
export function resume(voyage: Voyage, from: Readonly<Voyage>): void {
  voyage.at = from.at;
  voyage.lap = from.lap;
  voyage.lairs = from.lairs;
  voyage.raised = from.raised;
  voyage.holds.length = from.holds.length;
  for (let i = 0; i < from.holds.length; i++) voyage.holds[i] = at(from.holds, i);
}

/** What a token is worth to whoever must throw one away. */
const CLEARING: { readonly [G in Good]: number } = { gold: 2, food: 1, powder: 1 };

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
    const loss = countIn(hold) * CLEARING[goodIn(hold)];
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

/** Pays for the space, falls back where it must, and plunders. */
export function settle(voyage: Voyage): void {
  const lair = lairOn(voyage.at) & voyage.lairs;
  if (lair !== 0) {
    voyage.lairs &= ~lair;
    voyage.raised += 1;
  }
  const cost = costOf(voyage.at);
  if (cost === 0 || voyage.at === PORT_ROYAL) return;
  const good: Good = kindOf(voyage.at) === 'port' ? 'gold' : 'food';
  const due = Math.min(cost, stockOf(voyage.holds, good));
  payFromSmallest(voyage.holds, good, due);
  if (due < cost) fallBack(voyage);
}

/** The nearest space, on the inner lane if there are two as near. */
function fallBack(voyage: Voyage): void {
  const { holds } = voyage;
  const targets = retreatsFrom(voyage.at, stockOf(holds, 'gold'), stockOf(holds, 'food'));
  voyage.at = at(targets, 0);
  settle(voyage);
}

/** Small stocks first: they free a hold. */
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

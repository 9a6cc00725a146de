/** What loot, debt and the special cards are worth to a captain, as far as one can tell now (BOT-1). */

import { at, type Seat } from '@tortuga/kernel';
import {
  factorOf,
  isGoods,
  type Loot,
  RELOCATE,
  REMOVE,
  repaysOf,
  roomOf,
  SHIPS,
  shipFor,
  weightOf,
} from '../rules/loot.ts';
import { aboard, beside, type Place } from '../rules/places.ts';
import { prisonersUnder } from '../rules/row.ts';
import { debtOf } from '../rules/ships.ts';
import { type Outlook, shipWorth } from './outlook.ts';

/** What a captain has: ships, a kept "remove", and debt. */
export function standingOf(outlook: Outlook, seat: Seat): number {
  const { state } = outlook;
  let worth = -debtOf(state, seat) - openBid(outlook, seat);
  if (keepsRemove(outlook, seat)) worth += removeWorth(outlook);
  for (let ship = 0; ship < SHIPS.length; ship++) worth += at(outlook.ships.worths, aboard(seat, ship));
  return worth;
}

/** A bid up to this can usually be repaid with a single card. */
const REPAYABLE = 9;
/** Of such a bid so much becomes debt even though the round has just begun, and so much more with every trick. */
const UNPAID = 0.4;
const UNPAID_PER_TRICK = 0.075;

/** How much of a bid will probably become debt, after so many tricks (BOT-5, BOT-6). */
export function expectedDebt(bid: number, tricks: number): number {
  const share = UNPAID + UNPAID_PER_TRICK * tricks;
  return Math.min(bid, REPAYABLE) * share + Math.max(0, bid - REPAYABLE);
}

function openBid({ state: { holder, bid, isRepaid, tricks } }: Outlook, seat: Seat): number {
  return seat === holder && !isRepaid ? expectedDebt(bid, tricks.length) : 0;
}

/** What "remove" is worth while it is kept; near the end there is less and less to use it for (BOT-12). */
const REMOVE_WORTH = 5;
const RELOCATE_WORTH = 2;
/** The mean of the prisoners, some of which sink. */
const PRISONER_WORTH = 3.2;

function keepsRemove({ state: { loot } }: Outlook, seat: Seat): boolean {
  return loot[REMOVE] === beside(seat);
}

function removeWorth({ left }: Outlook): number {
  return REMOVE_WORTH * Math.min(1, 4 * left);
}

/** How much better off a captain is who wins a loot card and does the best with it. */
export function gainOf(outlook: Outlook, seat: Seat, loot: Loot): number {
  const prisoners = PRISONER_WORTH * prisonersUnder(outlook.state, loot);
  if (loot === REMOVE) return prisoners + removeWorth(outlook);
  if (loot === RELOCATE) return prisoners + RELOCATE_WORTH;
  const loaded = Math.max(bestLoad(outlook, seat, loot), repayGain(outlook, seat, loot));
  return prisoners + (keepsRemove(outlook, seat) ? Math.max(loaded, -removeWorth(outlook)) : loaded);
}

function repayGain(outlook: Outlook, seat: Seat, loot: Loot): number {
  const unpaid = openBid(outlook, seat);
  const repays = repaysOf(loot);
  if (unpaid === 0 || repays === 0) return Number.NEGATIVE_INFINITY;
  return unpaid - Math.max(0, outlook.state.bid - repays);
}

function bestLoad(outlook: Outlook, seat: Seat, loot: Loot): number {
  if (isGoods(loot)) return loadGain(outlook, aboard(seat, shipFor(loot)), loot);
  let best = Number.NEGATIVE_INFINITY;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    best = Math.max(best, loadGain(outlook, aboard(seat, ship), loot));
  }
  return best;
}

function loadGain(outlook: Outlook, place: Place, loot: Loot): number {
  const { weights, factors, capacities, faces, worths } = outlook.ships;
  const load = (at(weights, place) + weightOf(loot)) * at(factors, place) * factorOf(loot);
  const capacity = at(capacities, place) + roomOf(loot);
  return shipWorth(outlook, load, capacity, at(faces, place)) - at(worths, place);
}

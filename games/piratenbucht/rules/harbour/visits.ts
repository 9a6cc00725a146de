/** Phase 5: the visits one after the other, and the questions of each (HARBOUR-1 to HARBOUR-4). */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { cardsLeft } from '../cards.ts';
import { SECTORS } from '../data/chart.ts';
import { GOLD_PER_FAME, TAVERN_PRICE } from '../data/numbers.ts';
import { COVE, TAVERN_ISLAND, TREASURE_ISLAND } from '../data/places.ts';
import { REFITS } from '../data/tavern-cards.ts';
import type { Doing } from '../doing.ts';
import { forgetThrows, inOrder } from '../order.ts';
import type { Frame } from '../state.ts';
import { enterCove } from './income.ts';
import { canFlip, canUpgrade, rebateOf } from './purse.ts';

/** HARBOUR-1 to HARBOUR-3 */
export function beginHarbour(doing: Doing): void {
  const { state } = doing;
  state.stage = 'harbour';
  forgetThrows(state);
  state.harbour = inOrder(doing, [...state.captains.keys()], (seat) => -captainOf(state, seat).at);
  nextVisit(doing);
}

function nextVisit(doing: Doing): void {
  const seat = doing.state.harbour.shift();
  if (seat !== undefined) visit(doing, seat);
}

/** What a place is for; questions without a choice are not asked. */
function visit(doing: Doing, seat: Seat): void {
  const { state } = doing;
  const captain = captainOf(state, seat);
  const credit = rebateOf(captain.ship);
  if (captain.at === TAVERN_ISLAND) {
    if (captain.gold >= TAVERN_PRICE && cardsLeft(state) > 0) ask(doing, { kind: 'tavern', seat });
    else turnCards(doing, seat, credit);
  } else if (captain.at === COVE) {
    if (enterCove(doing, seat)) ask(doing, { kind: 'cove', seat });
    else turnCards(doing, seat, credit);
  } else if (canUpgrade(captain, credit)) ask(doing, { kind: 'shipyard', seat, credit });
  else turnCards(doing, seat, credit);
}

function ask({ state }: Doing, frame: Frame): void {
  state.stack.push(frame);
}

/** HARBOUR-10 to HARBOUR-12: NEW cards are turned for nothing, REINFORCE cards for gold. */
export function turnCards(doing: Doing, seat: Seat, credit: number): void {
  raiseRefits(doing, seat);
  if (canFlip(captainOf(doing.state, seat), credit)) ask(doing, { kind: 'flip', seat, credit });
  else openChest(doing, seat);
}

function raiseRefits({ state, log }: Doing, seat: Seat): void {
  const { ship } = captainOf(state, seat);
  for (const sector of SECTORS) {
    if (ship[sector].refit !== 1) continue;
    ship[sector].refit = 2;
    log?.({ type: 'shipCardRaised', seat, card: REFITS[sector], sector });
  }
}

/** TREASUREISLAND-6 */
export function openChest(doing: Doing, seat: Seat): void {
  const { at, treasure } = captainOf(doing.state, seat);
  if (at !== TREASURE_ISLAND) nextVisit(doing);
  else if (treasure > 0) ask(doing, { kind: 'chest', seat });
  else openPurse(doing, seat);
}

export function openPurse(doing: Doing, seat: Seat): void {
  if (captainOf(doing.state, seat).gold >= GOLD_PER_FAME) ask(doing, { kind: 'purse', seat });
  else nextVisit(doing);
}

export function endVisit(doing: Doing): void {
  nextVisit(doing);
}

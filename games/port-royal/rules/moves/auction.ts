/** AUCTION: the three privileges of a round are sold together, against future loot. */

import { at, type MoveRule, type Seat } from '@tortuga/kernel';
import { ascending, askNext, type Course } from '../rounds.ts';
import { say } from '../say.ts';
import { debtOf } from '../ships.ts';
import {
  type AuctionFrame,
  type Bid,
  NONE,
  type Pass,
  type PortRoyal,
  type PortRoyalState,
} from '../state.ts';

/** AUCTION-7: no debt goes beyond this, the bid included. */
const MOST_DEBT = 19;

const BIDS: readonly Bid[] = Array.from({ length: MOST_DEBT }, (_, i) => ({ type: 'bid', tons: i + 1 }));
const PASS: Pass = { type: 'pass' };

export function highestBid(state: Readonly<PortRoyalState>, seat: Seat): number {
  return MOST_DEBT - debtOf(state, seat);
}

/** AUCTION-3 to AUCTION-5, AUCTION-7 */
export const bid: MoveRule<PortRoyal, Bid, AuctionFrame> = {
  type: 'bid',
  offers({ state, seat, frame: { high } }, menu) {
    const most = highestBid(state, seat);
    for (let tons = 1; tons <= MOST_DEBT; tons++) menu.add(at(BIDS, tons - 1), whyNot(tons, high, most));
  },
  label: ({ tons }) => say('bid', { tons }),
  apply(turn, { tons }) {
    const { seat, frame, log } = turn;
    log?.({ type: 'bid', seat, tons });
    nextSpeaker(turn, { ...frame, high: tons, bidder: seat });
  },
};

function whyNot(tons: number, high: number, most: number): PortRoyal['reason'] | undefined {
  if (tons <= high) return 'not-higher';
  return tons > most ? 'beyond-debt' : undefined;
}

/** AUCTION-6; AUCTION-8: who can only pass is not asked. */
export const pass: MoveRule<PortRoyal, Pass, AuctionFrame> = {
  type: 'pass',
  offers(_, menu) {
    menu.add(PASS);
  },
  label: () => say('pass'),
  apply(turn) {
    const { state, seat, frame, log } = turn;
    log?.({ type: 'passed', seat, isForced: highestBid(state, seat) <= frame.high });
    nextSpeaker(turn, { ...frame, passed: [...frame.passed, seat] });
  },
};

function nextSpeaker(course: Course, auction: AuctionFrame): void {
  const { state } = course;
  const { speaker, bidder, passed } = auction;
  const seats = state.debts.length;
  let next = (speaker + 1) % seats;
  while (passed.includes(next)) next = (next + 1) % seats;
  // AUCTION-9: nobody but the highest bidder is left. AUCTION-10: nobody has bid, and only the dealer is left.
  if (next === bidder || (bidder === NONE && next === state.dealer)) award(course, next, auction.high);
  else askNext(state, { ...auction, speaker: next });
}

/** AUCTION-12 to AUCTION-14, PRIVILEGE-2 */
function award({ state, log }: Course, seat: Seat, tons: number): void {
  state.holder = seat;
  state.bid = tons;
  state.bidTotal += tons;
  log?.({ type: 'privileges', seat, tons });
  if (tons > 0) log?.({ type: 'bidCube', seat, position: debtOf(state, seat) + tons });
  at(state.hands, seat).push(...state.open);
  at(state.hands, seat).sort(ascending);
  askNext(state, { kind: 'exchange' });
}

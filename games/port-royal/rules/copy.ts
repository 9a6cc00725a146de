/** Copies by hand: they are made for every step of a search. Frames, tricks and prisoners are only ever replaced. */

import type { PortRoyalState, PublicState } from './state.ts';

/** What everybody knows. */
export function copyPublic(known: Readonly<PublicState>): PublicState {
  return {
    options: known.options,
    round: known.round,
    dealer: known.dealer,
    debts: known.debts.slice(),
    voids: known.voids.slice(),
    open: known.open.slice(),
    holder: known.holder,
    bid: known.bid,
    isRepaid: known.isRepaid,
    trump: known.trump,
    leader: known.leader,
    stake: known.stake,
    trick: known.trick.slice(),
    loot: known.loot.slice(),
    leftOver: known.leftOver,
    attached: known.attached,
    bidTotal: known.bidTotal,
    repaidBids: known.repaidBids,
  };
}

export function copy(state: Readonly<PortRoyalState>): PortRoyalState {
  const { stack, hands, aside, tricks, prisoners } = state;
  return {
    ...copyPublic(state),
    stack: stack.slice(),
    hands: hands.map((hand) => hand.slice()),
    aside: aside.slice(),
    tricks: tricks.slice(),
    prisoners: prisoners.slice(),
  };
}

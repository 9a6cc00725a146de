import type { Game } from '@tortuga/kernel';
import { LOOT_CARDS } from './loot.ts';
import { STACK } from './places.ts';
import { beginRound } from './rounds.ts';
import { NONE, type PortRoyal, type PortRoyalState } from './state.ts';

/** SETUP-5 to SETUP-9, and everything up to the first bid. */
export const setup: Game<PortRoyal>['setup'] = ({ seats, options }, fate, log) => {
  const state: PortRoyalState = {
    stack: [],
    options,
    round: 1,
    dealer: fate.draw(seats),
    debts: Array.from({ length: seats }, () => 0),
    voids: Array.from({ length: seats }, () => 0),
    hands: [],
    open: [],
    aside: [],
    holder: NONE,
    bid: 0,
    isRepaid: false,
    trump: NONE,
    leader: NONE,
    stake: NONE,
    trick: [],
    tricks: [],
    loot: LOOT_CARDS.map(() => STACK),
    leftOver: NONE,
    attached: 0,
    prisoners: [],
    bidTotal: 0,
    repaidBids: 0,
  };
  beginRound({ state, fate, log });
  return state;
};

/** a loot card was won. It repays the bid, is removed, or is loaded (TAKE-3). */

import { at, type MoveRule, type Seat } from '@tortuga/kernel';
import { GOODS, goodsName, isGoods, REMOVE, repaysOf, SHIPS, shipFor } from '../loot.ts';
import { aboard, beside, discardedBy } from '../places.ts';
import { carryOn } from '../rounds.ts';
import { say } from '../say.ts';
import { capacityOf, debtOf, loadOf } from '../ships.ts';
import type { Load, PortRoyal, PortRoyalState, Remove, Repay, TakeFrame } from '../state.ts';
import { putStake, shiftLoad } from '../taking.ts';

const REPAY: Repay = { type: 'repay' };

/** TAKE-5 to TAKE-14 */
export const repay: MoveRule<PortRoyal, Repay, TakeFrame> = {
  type: 'repay',
  offers({ state, seat }, menu) {
    menu.add(REPAY, whyNotRepay(state, seat));
  },
  label: (_, { stake, bid }) => say('repay', { loot: stake, tons: Math.min(bid, repaysOf(stake)) }),
  apply(turn) {
    const { state, seat, log } = turn;
    const loot = putStake(state, discardedBy(seat));
    const [value, bid] = [repaysOf(loot), state.bid];
    const debt = debtOf(state, seat) + bid - Math.min(bid, value);
    state.debts[seat] = debt;
    state.isRepaid = true;
    state.repaidBids += 1;
    log?.({ type: 'repaid', seat, loot, debt, surplus: Math.max(0, value - bid) });
    carryOn(turn);
  },
};

function whyNotRepay(state: Readonly<PortRoyalState>, seat: Seat): PortRoyal['reason'] | undefined {
  if (seat !== state.holder) return 'not-holder';
  if (state.bid === 0) return 'nothing-bid';
  if (state.isRepaid) return 'already-repaid';
  return repaysOf(state.stake) === 0 ? 'cannot-repay' : undefined;
}

const REMOVE_BOTH: Remove = { type: 'remove' };

/** TAKE-16, TAKE-17 */
export const remove: MoveRule<PortRoyal, Remove, TakeFrame> = {
  type: 'remove',
  offers({ state, seat }, menu) {
    if (state.loot[REMOVE] === beside(seat)) menu.add(REMOVE_BOTH);
  },
  label: (_, { stake }) => say('remove', { loot: stake }),
  apply(turn) {
    const { state, seat, log } = turn;
    state.loot[REMOVE] = discardedBy(seat);
    const loot = putStake(state, discardedBy(seat));
    log?.({ type: 'removeUsed', seat, loot });
    carryOn(turn);
  },
};

const LOADS: readonly Load[] = GOODS.map((_, ship) => ({ type: 'load', ship }));

/** TAKE-19 to TAKE-21 */
export const load: MoveRule<PortRoyal, Load, TakeFrame> = {
  type: 'load',
  offers({ state: { stake } }, menu) {
    for (let ship = 0; ship < SHIPS.length; ship++) {
      menu.add(at(LOADS, ship), isGoods(stake) && shipFor(stake) !== ship ? 'wrong-ship' : undefined);
    }
  },
  label: ({ ship }, { stake }) => say('load', { loot: stake, ship }),
  notation: ({ ship }) => `load ${goodsName(ship)}`,
  apply(turn, { ship }) {
    const { state, seat, log } = turn;
    const loot = state.stake;
    shiftLoad(turn, seat, () => {
      putStake(state, aboard(seat, ship));
      if (log === undefined) return;
      const [tons, capacity] = [loadOf(state, seat, ship), capacityOf(state, seat, ship)];
      log({ type: 'loaded', seat, loot, ship, load: tons, capacity });
    });
    carryOn(turn);
  },
};

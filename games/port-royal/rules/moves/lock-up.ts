/** a prisoner goes onto a ship (BONUS-5, BONUS-6). */

import { at, type MoveRule } from '@tortuga/kernel';
import { putCargo, waitingPrisoner } from '../cargo.ts';
import { GOODS, goodsName } from '../loot.ts';
import { aboard } from '../places.ts';
import { carryOn } from '../rounds.ts';
import { say } from '../say.ts';
import { type LockUp, NONE, type PortRoyal, type PrisonerFrame } from '../state.ts';

const LOCK_UPS: readonly LockUp[] = GOODS.map((_, ship) => ({ type: 'lockUp', ship }));

export const lockUp: MoveRule<PortRoyal, LockUp, PrisonerFrame> = {
  type: 'lockUp',
  offers(_, menu) {
    for (let ship = 0; ship < LOCK_UPS.length; ship++) menu.add(at(LOCK_UPS, ship));
  },
  label: ({ ship }) => say('lockUp', { ship }),
  notation: ({ ship }) => `lock ${goodsName(ship)}`,
  apply(turn, { ship }) {
    const { state, seat, log } = turn;
    putCargo(state, waitingPrisoner(state, seat), aboard(seat, ship));
    log?.({ type: 'prisonerPlaced', seat, ship });
    if (waitingPrisoner(state, seat) === NONE) carryOn(turn);
  },
};

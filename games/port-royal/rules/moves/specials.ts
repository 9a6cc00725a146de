/** "remove 1 card" and "relocate 1 card" were won (EXTRA-14 to EXTRA-26). */

import type { MoveRule } from '@tortuga/kernel';
import { cargoName, cargoOf, faceOf, isPrisoner, putCargo, shipUnder } from '../cargo.ts';
import { goodsName, SHIPS } from '../loot.ts';
import { aboard, beside, discardedBy } from '../places.ts';
import { carryOn } from '../rounds.ts';
import { say } from '../say.ts';
import type { Keep, Leave, PortRoyal, Relocate, RelocateFrame, RemoveFrame, TakeOff } from '../state.ts';
import { movableCargo, putStake, shiftLoad } from '../taking.ts';

const KEEP: Keep = { type: 'keep' };

/** EXTRA-16, EXTRA-17 */
export const keep: MoveRule<PortRoyal, Keep, RemoveFrame> = {
  type: 'keep',
  offers(_, menu) {
    menu.add(KEEP);
  },
  label: () => say('keep'),
  apply(turn) {
    const { state, seat, log } = turn;
    putStake(state, beside(seat));
    log?.({ type: 'removeKept', seat });
    carryOn(turn);
  },
};

/** EXTRA-14, EXTRA-15 */
export const takeOff: MoveRule<PortRoyal, TakeOff, RemoveFrame> = {
  type: 'takeOff',
  offers({ state, seat }, menu) {
    for (const cargo of cargoOf(state, seat)) menu.add({ type: 'takeOff', cargo });
  },
  label({ cargo }, state) {
    const ship = shipUnder(state, cargo);
    return isPrisoner(cargo)
      ? say('takeOff.prisoner', { face: faceOf(state, cargo), ship })
      : say('takeOff.loot', { loot: cargo, ship });
  },
  notation: ({ cargo }) => `take ${cargoName(cargo)}`,
  apply(turn, { cargo }) {
    const { state, seat, log } = turn;
    putStake(state, discardedBy(seat));
    const ship = shipUnder(state, cargo);
    shiftLoad(turn, seat, () => {
      putCargo(state, cargo, discardedBy(seat));
      log?.({ type: 'takenOff', seat, cargo, ship });
    });
    carryOn(turn);
  },
};

const LEAVE: Leave = { type: 'leave' };

/** EXTRA-24, EXTRA-25 */
export const leave: MoveRule<PortRoyal, Leave, RelocateFrame> = {
  type: 'leave',
  offers(_, menu) {
    menu.add(LEAVE);
  },
  label: () => say('leave'),
  apply(turn) {
    const { state, seat, log } = turn;
    putStake(state, discardedBy(seat));
    log?.({ type: 'relocateUnused', seat });
    carryOn(turn);
  },
};

/** EXTRA-21 to EXTRA-23 */
export const relocate: MoveRule<PortRoyal, Relocate, RelocateFrame> = {
  type: 'relocate',
  offers({ state, seat }, menu) {
    for (const cargo of movableCargo(state, seat)) {
      const from = shipUnder(state, cargo);
      for (const ship of SHIPS) if (ship !== from) menu.add({ type: 'relocate', cargo, ship });
    }
  },
  label({ cargo, ship: to }, state) {
    const from = shipUnder(state, cargo);
    return isPrisoner(cargo)
      ? say('relocate.prisoner', { face: faceOf(state, cargo), from, to })
      : say('relocate.loot', { loot: cargo, from, to });
  },
  notation: ({ cargo, ship }) => `relocate ${cargoName(cargo)} ${goodsName(ship)}`,
  apply(turn, { cargo, ship: to }) {
    const { state, seat, log } = turn;
    putStake(state, discardedBy(seat));
    const from = shipUnder(state, cargo);
    shiftLoad(turn, seat, () => {
      putCargo(state, cargo, aboard(seat, to));
      log?.({ type: 'relocated', seat, cargo, from, to });
    });
    carryOn(turn);
  },
};

/** Captains, their purses and their secrets. */

import { at, type Seat, type Viewer } from '@tortuga/kernel';
import type { Isle } from './isles.ts';
import type { Captain, SmugglerState } from './state.ts';

export function captainOf(state: Readonly<SmugglerState>, seat: Seat): Captain {
  return at(state.captains, seat);
}

/** The seats of all captains but one. */
export function rivalsOf({ captains }: Readonly<SmugglerState>, seat: Seat): Seat[] {
  return [...captains.keys()].filter((other) => other !== seat);
}

/** HIDE-3: may this viewer know where a captain's hideout is? */
export function knowsHideout(
  { captains, digs, stack }: Readonly<SmugglerState>,
  viewer: Viewer,
  owner: Seat,
): boolean {
  const { hideout, knownBy } = at(captains, owner);
  if (viewer === owner || stack.length === 0) return true;
  return isUncovered(digs, hideout) || knownBy.some((seat) => seat === viewer);
}

/** DIG-4: somebody dug there. */
export function isUncovered(digs: readonly Isle[], hideout: Isle | undefined): boolean {
  return hideout !== undefined && digs.includes(hideout);
}

/** Half of a purse, rounded down. */
export function halfPurse({ coins }: Readonly<Captain>): number {
  return Math.floor(coins / 2);
}

/** Coins from one purse into another, as many as there are; says how many. */
export function handOver(from: Captain, to: Captain, sum: number): number {
  const coins = Math.min(sum, from.coins);
  from.coins -= coins;
  to.coins += coins;
  return coins;
}

/** Coins out of the bank into a purse, or back if `sum` is negative. SETUP-4: there are enough. */
export function payOut(state: SmugglerState, seat: Seat, sum: number): void {
  captainOf(state, seat).coins += sum;
  state.bank -= sum;
}

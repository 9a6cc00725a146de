import type { Seat } from '@tortuga/kernel';
import { captainOf, isUncovered, rivalsOf } from '../rules/captains.ts';
import { KEPT_HIDEOUT } from '../rules/scoring.ts';
import type { SmugglerState } from '../rules/state.ts';

/** A lead of so many coins is as good as won. */
const DECISIVE = 25;

/** How far one's wealth is ahead of the best rival's. */
export function evaluate(state: Readonly<SmugglerState>, seat: Seat): number {
  const best = Math.max(...rivalsOf(state, seat).map((rival) => wealth(state, rival)));
  const lead = (wealth(state, seat) - best) / DECISIVE;
  return Math.max(-1, Math.min(1, lead));
}

/** Coins, and what the hideout may still bring. */
function wealth(state: Readonly<SmugglerState>, seat: Seat): number {
  const { coins, hideout } = captainOf(state, seat);
  return isUncovered(state.digs, hideout) ? coins : coins + KEPT_HIDEOUT;
}

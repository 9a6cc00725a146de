/** Phase 6: Blackbeard sails on, and what does not fit goes overboard (HOLD-1 to HOLD-8). */

import type { Seat } from '@tortuga/kernel';
import { sailOn } from '../blackbeard/route.ts';
import { captainOf, unloadTreasure } from '../captains.ts';
import type { Doing } from '../doing.ts';
import { sectorValue } from '../ship.ts';

export function endRound(doing: Doing): void {
  const { state } = doing;
  // VARIANT-1
  if (state.options.blackbeardRevenge === 'off') sailOn(doing);
  for (let seat = 0; seat < state.captains.length; seat++) checkHold(doing, seat);
}

/** HOLD-5, HOLD-6 */
function checkHold({ state, log }: Doing, seat: Seat): void {
  const { ship, treasure } = captainOf(state, seat);
  const treasures = treasure - sectorValue(ship, 'hold');
  if (treasures <= 0 || ship.hold.refit > 0) return;
  unloadTreasure(state, seat, treasures);
  log?.({ type: 'overboard', seat, treasures });
}

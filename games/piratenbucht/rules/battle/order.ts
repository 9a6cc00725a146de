/** BATTLE-12: who comes first in a battle. */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { STRONG_WIND } from '../data/numbers.ts';
import type { Doing } from '../doing.ts';
import { inOrder } from '../order.ts';
import { sectorValue } from '../ship.ts';
import type { PirateState } from '../state.ts';
import { battleOf, copiesOf, hasNewSails } from './battle.ts';

/** Faster than any sails in any wind. */
const FASTEST = 100;

export function battleOrder(doing: Doing): Seat[] {
  const { state } = doing;
  return inOrder(doing, battleOf(state).ships, (seat) => speedOf(state, seat));
}

function speedOf(state: Readonly<PirateState>, seat: Seat): number {
  if (hasNewSails(state, seat)) return FASTEST;
  const winds = copiesOf(battleOf(state).winds, seat);
  return sectorValue(captainOf(state, seat).ship, 'sails') + STRONG_WIND * winds;
}

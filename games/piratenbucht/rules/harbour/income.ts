/** COVE-1 to COVE-3: what the cove pays, and the repair. */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { drawCards } from '../cards.ts';
import { COVE_GOLD, REPAIR_FIELD, REPAIR_PRICE } from '../data/numbers.ts';
import type { Doing } from '../doing.ts';
import { destroyedSector } from '../ship.ts';
import type { Captain } from '../state.ts';

/** COVE-2 */
export function canTakeCards({ ship, gold }: Readonly<Captain>): boolean {
  return gold >= REPAIR_PRICE || destroyedSector(ship) === undefined;
}

/** Pays at once where there is no choice; says whether there is one. */
export function enterCove(doing: Doing, seat: Seat): boolean {
  if (canTakeCards(captainOf(doing.state, seat))) return true;
  payIncome(doing, seat, 'gold');
  return false;
}

export function payIncome(doing: Doing, seat: Seat, take: 'gold' | 'cards'): void {
  const { state, log } = doing;
  const gold = take === 'gold' ? COVE_GOLD : 0;
  const cards = take === 'gold' ? 1 : 2;
  captainOf(state, seat).gold += gold;
  log?.({ type: 'rested', seat, gold, cards });
  drawCards(doing, seat, cards);
  repair(doing, seat);
}

/** COVE-3, COVE-7 */
function repair({ state, log }: Doing, seat: Seat): void {
  const captain = captainOf(state, seat);
  const sector = destroyedSector(captain.ship);
  if (sector === undefined) return;
  captain.gold -= REPAIR_PRICE;
  captain.ship[sector].field = REPAIR_FIELD;
  log?.({ type: 'repaired', seat, sector });
}

/** Ships: what they can do, and what damage does to them. */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from './captains.ts';
import { discard } from './cards.ts';
import { chartValue, SECTORS, type Sector, START_FIELD } from './data/chart.ts';
import { REFITS } from './data/tavern-cards.ts';
import type { Doing } from './doing.ts';
import type { Column, Ship } from './state.ts';

export function newShip(): Ship {
  return { hold: newColumn(), sails: newColumn(), cannons: newColumn(), crew: newColumn() };
}

function newColumn(): Column {
  return { field: START_FIELD, reinforce: 0, refit: 0 };
}

/** The number the ring of a sector shows. */
export function sectorValue(ship: Ship, sector: Sector): number {
  return chartValue(sector, ship[sector].field);
}

/** BATTLE-37: the sector that was shot to pieces, if there is one. */
export function destroyedSector(ship: Ship): Sector | undefined {
  for (const sector of SECTORS) if (ship[sector].field === 0) return sector;
  return undefined;
}

/** BATTLE-28 to BATTLE-36: hits on one sector, one by one; those after its destruction are lost. */
export function damage(doing: Doing, seat: Seat, sector: Sector, hits: number): void {
  const column = captainOf(doing.state, seat).ship[sector];
  let left = hits;
  for (; left > 0 && column.reinforce > 0; left--) hitShield(doing, seat, sector, 'reinforce');
  for (; left > 0 && column.refit > 0; left--) hitShield(doing, seat, sector, 'refit');
  if (left > 0) moveRing(doing, seat, sector, Math.max(0, column.field - left));
}

/** BATTLE-29 */
function hitShield({ state, log }: Doing, seat: Seat, sector: Sector, kind: 'reinforce' | 'refit'): void {
  const column = captainOf(state, seat).ship[sector];
  const card = kind === 'reinforce' ? 'reinforce' : REFITS[sector];
  const isTurned = column[kind] === 2;
  column[kind] = isTurned ? 1 : 0;
  if (!isTurned) discard(state, card);
  log?.({ type: isTurned ? 'shipCardTurned' : 'shipCardLost', seat, card, sector });
}

/** Moves a ring down; at 0 it is off the chart. */
export function moveRing({ state, log }: Doing, seat: Seat, sector: Sector, to: number): void {
  const column = captainOf(state, seat).ship[sector];
  const from = column.field;
  if (from === to) return;
  column.field = to;
  if (to === 0) log?.({ type: 'sectorDestroyed', seat, sector });
  else log?.({ type: 'ringMoved', seat, sector, from, to });
}

/** The places of the picture an event speaks of: ships, islands and players by number. */

import type { Seat } from '@tortuga/kernel';
import type { SpanishMainEvent } from '../../rules/events.ts';

export function shipPlace(ship: number): string {
  return `ship ${ship}`;
}

export function islandPlace(island: number): string {
  return `island ${island}`;
}

export function seatPlace(seat: Seat): string {
  return `seat ${seat}`;
}

interface Named {
  readonly ship?: number;
  readonly island?: number;
  readonly seat?: Seat;
  readonly at?: { readonly island: number };
  readonly target?: { readonly ship: number };
  readonly other?: { readonly ship: number };
  readonly tow?: { readonly ship: number };
  readonly by?: unknown;
}

export function placesOf(event: SpanishMainEvent): string[] {
  const { ship, island, seat, at, target, other, tow } = event as Named;
  const ships = [ship, target?.ship, other?.ship, tow?.ship].filter((id) => id !== undefined);
  const islands = [island, at?.island].filter((id) => id !== undefined);
  const players = ships.length + islands.length === 0 && seat !== undefined ? [seatPlace(seat)] : [];
  return [...ships.map(shipPlace), ...islands.map(islandPlace), ...players];
}

/** The places of the picture by name, for what the log speaks of. */

import type { Seat } from '@tortuga/kernel';
import { cardName } from '../../rules/cards.ts';
import { goodsName, lootName } from '../../rules/loot.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';

export const ROW_PLACE = 'row';
export const TRICK_PLACE = 'trick';
export const TRUMP_PLACE = 'trump';
export const HAND_PLACE = 'hand';
export const FLEET_PLACE = 'fleet';

export const seatPlace = (seat: Seat): string => `captain${seat + 1}`;
export const debtPlace = (seat: Seat): string => `debt${seat + 1}`;
export const shipPlace = (seat: Seat, ship: number): string => `${goodsName(ship)}-${seat + 1}`;

/** Events that are about the cubes of a captain, and those about a captain as such. */
const DEBTS: ReadonlySet<PortRoyalEvent['type']> = new Set(['bidCube', 'debtFixed', 'repaid']);
const CAPTAINS: ReadonlySet<PortRoyalEvent['type']> = new Set([
  'bid',
  'passed',
  'privileges',
  'exchanged',
  'startPlayer',
  'voidMarker',
  'removeKept',
  'finalScore',
]);

export function placesOf(event: PortRoyalEvent): readonly string[] {
  if ('ship' in event) return [shipPlace(event.seat, event.ship)];
  switch (event.type) {
    case 'lootTurned':
      return event.loot.map(lootName);
    case 'openCards':
      return event.cards.map(cardName);
    case 'trumpNamed':
      return [TRUMP_PLACE];
    case 'lootAtStake':
    case 'leftOver':
      return [lootName(event.loot)];
    case 'played':
      return [cardName(event.card)];
    case 'trickWon':
      return [cardName(event.card), seatPlace(event.seat)];
    case 'relocated':
      return [shipPlace(event.seat, event.from), shipPlace(event.seat, event.to)];
    case 'winner':
      return event.seats.map(seatPlace);
    default:
      return 'seat' in event ? captainPlaces(event.type, event.seat) : [];
  }
}

function captainPlaces(type: PortRoyalEvent['type'], seat: Seat): readonly string[] {
  if (DEBTS.has(type)) return [debtPlace(seat)];
  return CAPTAINS.has(type) ? [seatPlace(seat)] : [];
}

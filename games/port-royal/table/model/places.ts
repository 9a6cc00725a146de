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

export function placesOf(event: PortRoyalEvent): readonly string[] {
  switch (event.type) {
    case 'lootTurned':
      return event.loot.map(lootName);
    case 'openCards':
      return event.cards.map(cardName);
    case 'bid':
    case 'passed':
    case 'privileges':
    case 'exchanged':
    case 'startPlayer':
    case 'voidMarker':
    case 'removeKept':
    case 'finalScore':
      return [seatPlace(event.seat)];
    case 'bidCube':
    case 'debtFixed':
    case 'repaid':
      return [debtPlace(event.seat)];
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
    case 'loaded':
    case 'overloaded':
    case 'relieved':
    case 'takenOff':
    case 'prisonerPlaced':
    case 'shipScored':
    case 'shipSunk':
    case 'prisonersRevealed':
      return [shipPlace(event.seat, event.ship)];
    case 'winner':
      return event.seats.map(seatPlace);
    default:
      return [];
  }
}

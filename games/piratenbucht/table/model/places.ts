/** The places of the picture an event speaks of: places by number, ships by seat. */

import type { Seat } from '@tortuga/kernel';
import type { Place } from '../../rules/data/places.ts';
import type { PirateEvent } from '../../rules/events.ts';

export function isleOf(place: Place): string {
  return `isle ${place}`;
}

export function shipOf(seat: Seat): string {
  return `ship ${seat}`;
}

export function placesOf(event: PirateEvent): string[] {
  return [...islesOf(event).map(isleOf), ...shipsOf(event).map(shipOf)];
}

function islesOf(event: PirateEvent): Place[] {
  if (event.type === 'enteredCove' || event.type === 'rested') return [7];
  if (event.type === 'escaped' || event.type === 'challenged') return [event.from, event.to];
  if (event.type === 'sailed' || event.type === 'navySent' || event.type === 'blackbeardSailed')
    return [event.to];
  return 'at' in event ? [event.at] : [];
}

function shipsOf(event: PirateEvent): Seat[] {
  const ships: Seat[] = [];
  if ('seat' in event) ships.push(event.seat);
  if ('ships' in event) ships.push(...event.ships);
  if ('by' in event && typeof event.by === 'number') ships.push(event.by);
  if ('ship' in event && (event.type === 'aimed' || event.type === 'sabotaged')) ships.push(event.ship);
  return ships;
}

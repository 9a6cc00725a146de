/** The places of the picture an event speaks of: spaces by name, boats by seat, the die. */

import type { Seat } from '@tortuga/kernel';
import { nameOf } from '../../rules/deck/board.ts';
import type { Space } from '../../rules/deck/spaces.ts';
import type { DeckEvent } from './story.ts';

export const DIE = 'die';

export function boatOf(seat: Seat): string {
  return `boat ${seat}`;
}

/** Whatever it is called in an event, a space is a space. */
export function placesOf(event: DeckEvent): string[] {
  const spaces = new Set<Space>();
  if ('at' in event) spaces.add(event.at);
  if ('from' in event) spaces.add(event.from);
  if ('to' in event) spaces.add(event.to);
  if ('gap' in event) spaces.add(event.gap);
  for (const list of ['route', 'spaces', 'captors'] as const) {
    const found: unknown = Reflect.get(event, list);
    if (Array.isArray(found)) for (const space of found) spaces.add(Number(space));
  }
  return [...[...spaces].map(nameOf), ...thingsOf(event)];
}

function thingsOf(event: DeckEvent): string[] {
  if (event.type === 'rolled' || event.type === 'turnLapsed') return [DIE];
  if (event.type === 'freedToReserve' || event.type === 'playerOut' || event.type === 'noStartFree') {
    return [boatOf(event.seat)];
  }
  return [];
}

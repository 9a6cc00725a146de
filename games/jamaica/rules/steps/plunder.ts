/** LAIR-1: the token leaves the game, and a treasure comes aboard. */

import { at, drawFrom } from '@tortuga/kernel';
import { size } from '../cards.ts';
import { lairOn, type Space } from '../chart.ts';
import { TREASURES, TREASURES_USED, type Treasure } from '../data/components.ts';
import { GHOST, type ShipId } from '../ships.ts';
import type { Slot } from '../state.ts';
import { addSlot, isPower, knowing, layOut } from '../treasures.ts';
import type { Course } from './course.ts';

export function plunder(course: Course, space: Space): void {
  const { state, fate, log } = course;
  const ship = state.active;
  state.lairs &= ~lairOn(space);
  log?.({ type: 'plundered', ship, at: space });
  // SETUP-5: the cards that left the game are still among them, and no more are drawn than there are tokens.
  const card = at(TREASURES, drawFrom(fate, state.hoard));
  if (ship !== GHOST && isPower(card)) {
    layOut(state, ship, card);
    log?.({ type: 'raisedPower', ship, power: card });
  } else hide(course, ship, card);
}

/** TREASURE-2; GHOST-28: the ghost's card may be anything. */
function hide({ state, log }: Course, ship: ShipId, card: Treasure): void {
  const id = TREASURES_USED - size(state.lairs);
  const slot: Slot = { id, card, sort: ship === GHOST ? 'any' : 'riches', known: 0 };
  addSlot(state, ship, { ...slot, known: knowing(slot, ship) });
  log?.({ type: 'raised', ship, slot: id });
  if (ship !== GHOST && !isPower(card)) log?.({ type: 'learned', seat: ship, slot: id, card }, [ship]);
}

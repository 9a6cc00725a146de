/** The ship that is spoken of: her card is shown. */

import type { Seat } from '@tortuga/kernel';
import type { SpanishMainView } from '../../rules/state.ts';
import type { Selected } from '../desk.ts';
import { courseAt } from './course.ts';
import { offersOf, placeOf, type ShownOffer } from './offers.ts';

/** The ship chosen, pointed at, or asked about; before that the first of one's own. */
export function focusOf(
  view: SpanishMainView,
  offers: readonly ShownOffer[],
  selected: Selected,
  pointed: readonly string[],
  own: Seat | undefined,
): number | undefined {
  if (selected !== undefined && 'ship' in selected) return selected.ship;
  return pointedShip(view, offers, pointed) ?? askedShip(view) ?? firstOf(view, own);
}

function pointedShip(
  view: SpanishMainView,
  offers: readonly ShownOffer[],
  pointed: readonly string[],
): number | undefined {
  for (const line of pointed) {
    const offer = offers.find((other) => other.line === line) ?? courseAt(offers, line)?.offer;
    if (offer === undefined) continue;
    const place = placeOf(offer, view);
    if (place.on === 'ship') return place.ship;
    const [mooring] = offersOf([offer], 'moor');
    if (mooring !== undefined) return mooring.move.ship;
  }
  return undefined;
}

function askedShip({ stack }: SpanishMainView): number | undefined {
  const frame = stack.at(-1);
  if (frame === undefined) return undefined;
  if (frame.kind === 'may') return frame.about.ship;
  return 'ship' in frame ? frame.ship : undefined;
}

function firstOf({ ships }: SpanishMainView, own: Seat | undefined): number | undefined {
  const first = ships.findIndex(({ seat, status }) => seat === own && status !== 'sunk');
  return first < 0 ? undefined : first;
}

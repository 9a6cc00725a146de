/** The opening upgrades, put together ring by ring before they are offered as a whole. */

import { SECTORS, type Sector, START_FIELD } from '../../rules/data/chart.ts';
import type { Card } from '../../rules/data/tavern-cards.ts';
import type { Fit } from '../../rules/moves.ts';
import { dialOffer, offersOf, plainOffers, type ShownOffer } from './aims.ts';

export type Draft = { readonly [S in Sector]: number };

export const BARE: Draft = {
  hold: START_FIELD,
  sails: START_FIELD,
  cannons: START_FIELD,
  crew: START_FIELD,
};

export function isFitting(offers: readonly ShownOffer[]): boolean {
  return offers[0]?.move.type === 'fit';
}

/** The offer that fits a ship out like this; none if it cannot be paid. */
export function fitOffer(offers: readonly ShownOffer[], draft: Draft): ShownOffer | undefined {
  return offersOf(offers, 'fit').find(({ move }) => isSame(move, draft))?.offer;
}

function isSame(move: Fit, draft: Draft): boolean {
  return SECTORS.every((sector) => move[sector] === draft[sector]);
}

/** What a fit costs, as its label says. */
export function fitPrice({ label }: ShownOffer): number {
  return 'price' in label.params ? Number(label.params['price']) : 0;
}

/** Is there anything to be pressed that has no place on the table? */
export function needsCounter(offers: readonly ShownOffer[], held: Card | undefined): boolean {
  if (held !== undefined || isFitting(offers)) return true;
  return dialOffer(offers) !== undefined || plainOffers(offers, undefined).length > 0;
}

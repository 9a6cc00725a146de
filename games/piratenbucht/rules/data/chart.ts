/** The ship chart (specification 2.2), the same for every ship. */

import { at } from '@tortuga/kernel';

export const SECTORS = ['hold', 'sails', 'cannons', 'crew'] as const;

export type Sector = (typeof SECTORS)[number];

export const START_FIELD = 2;
export const TOP_FIELD = 8;

const WIDE = [0, 4, 5, 6, 7, 8, 9, 10, 12];
const DICE = [0, 2, 2, 3, 3, 4, 4, 5, 5];

/** The number printed on each field; field 0 stands for a ring off the chart. */
const VALUES: { readonly [S in Sector]: readonly number[] } = {
  hold: WIDE,
  sails: WIDE,
  cannons: DICE,
  crew: DICE,
};

/** Gold to raise a ring into each field, and that gold added up from field 1. */
const STEP_PRICES = [0, 0, 1, 1, 2, 2, 3, 3, 4];
const PRICES_FROM_1 = STEP_PRICES.map((_, field) => STEP_PRICES.slice(0, field + 1).reduce((a, b) => a + b));

export function chartValue(sector: Sector, field: number): number {
  return at(VALUES[sector], field);
}

/** What raising a ring costs, every step paid. */
export function priceOf(from: number, to: number): number {
  return at(PRICES_FROM_1, to) - at(PRICES_FROM_1, from);
}

/** HOLD-1 to HOLD-4: along the islands, one further each round. */

import { ISLANDS, type Island } from '../data/places.ts';
import type { Doing } from '../doing.ts';

export function sailOn({ state, log }: Doing): void {
  for (const [ship, { at }] of state.blackShips.entries()) {
    const to = ((at % ISLANDS.length) + 1) as Island;
    state.blackShips[ship] = { at: to, isSunk: false };
    log?.({ type: 'blackbeardSailed', ship, to });
  }
}

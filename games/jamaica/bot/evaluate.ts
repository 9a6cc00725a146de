/** Expected result of a position: how far one's points are ahead of the best rival's, as far as can be seen. */

import { at, type Seat } from '@tortuga/kernel';
import { POWERS, type Power } from '../rules/data/components.ts';
import type { JamaicaState } from '../rules/state.ts';
import { worthOf } from '../rules/treasures.ts';
import { outlookOf } from './outlook.ts';

/** A lead of so many points is half a win: no more, or a search would not tell good answers from the best. */
const LEAD = 4;

/** What a power brings in the course of a match, in points. */
const POWER_WORTH: { readonly [P in Power]: number } = { map: 2, sabre: 1.5, beth: 1.5, sixth: 1.5 };

export function evaluate(state: Readonly<JamaicaState>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.ships.length; rival++) {
    if (rival !== seat) best = Math.max(best, prospectsOf(state, rival));
  }
  const lead = prospectsOf(state, seat) - best;
  return lead / (LEAD + Math.abs(lead));
}

function prospectsOf(state: Readonly<JamaicaState>, seat: Seat): number {
  let points = outlookOf(state, seat);
  for (const { card } of at(state.ships, seat).slots) points += worthOf(card);
  for (const power of POWERS) if (state.powers[power] === seat) points += POWER_WORTH[power];
  return points;
}

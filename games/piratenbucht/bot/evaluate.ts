import { at, type Seat } from '@tortuga/kernel';
import type { PirateState } from '../rules/state.ts';

export function evaluate(state: Readonly<PirateState>, seat: Seat): number {
  const worth = state.captains.map(({ fame, treasure, gold }) => fame + treasure / 2 + gold / 6);
  const best = Math.max(...worth.filter((_, other) => other !== seat));
  const lead = at(worth, seat) - best;
  return lead / (10 + Math.abs(lead));
}

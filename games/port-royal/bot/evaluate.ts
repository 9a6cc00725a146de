import type { Seat } from '@tortuga/kernel';
import { scoreOf } from '../rules/scoring.ts';
import type { PortRoyalState } from '../rules/state.ts';

export function evaluate(state: Readonly<PortRoyalState>, seat: Seat): number {
  const best = Math.max(...state.debts.map((_, rival) => (rival === seat ? -99 : scoreOf(state, rival))));
  return Math.max(-1, Math.min(1, (scoreOf(state, seat) - best) / 80));
}

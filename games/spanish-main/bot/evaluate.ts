import type { Seat } from '@tortuga/kernel';
import type { SpanishMainState } from '../rules/state.ts';
import { homeGold } from '../rules/steps/gold.ts';

export function evaluate(state: Readonly<SpanishMainState>, seat: Seat): number {
  const best = Math.max(...state.players.map((_, other) => (other === seat ? 0 : homeGold(state, other))));
  return Math.max(-1, Math.min(1, (homeGold(state, seat) - best) / 24));
}

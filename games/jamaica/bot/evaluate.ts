import { at, type Seat } from '@tortuga/kernel';
import { progressOf } from '../rules/chart.ts';
import type { JamaicaState } from '../rules/state.ts';

export function evaluate({ ships }: Readonly<JamaicaState>, seat: Seat): number {
  return Math.max(-1, Math.min(1, progressOf(at(ships, seat)) / 100));
}

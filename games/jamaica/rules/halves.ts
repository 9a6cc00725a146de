/** ROUND-10: a turn has two halves, each with its die and its side of the card. */

import type { JamaicaState } from './state.ts';

export const HALVES = ['morning', 'evening'] as const;
export type Half = (typeof HALVES)[number];

/** The die of the present half. */
export function dieOf({ dice, half }: Readonly<JamaicaState>): number {
  return half === 'morning' ? dice[0] : dice[1];
}

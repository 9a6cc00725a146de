/** ROUND-10: a turn has two halves, each with its die and its side of the card. */

import type { JamaicaState } from './state.ts';

export type Half = 'morning' | 'evening';

/** The die of the present half. */
export function dieOf({ dice, half }: Readonly<JamaicaState>): number {
  return half === 'morning' ? dice[0] : dice[1];
}

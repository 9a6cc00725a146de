/** The deck as the yardsticks see it: the same board file, in tables of their own. */

import { KIDD_DECK } from '../../games/captn-kidd/rules/deck/data/kidd-deck.ts';

const ids: readonly string[] = KIDD_DECK.spaces.map(({ id }) => id);

export const SPACES = ids.length;

/** The start spaces, ascending. */
export const STARTS: readonly number[] = KIDD_DECK.spaces.flatMap(({ kind }, space) =>
  kind === 'start' ? [space] : [],
);

/** The neighbours of every space, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = ids.map((id) =>
  KIDD_DECK.edges
    .flatMap(([a, b]) => (a === id ? [ids.indexOf(b)] : b === id ? [ids.indexOf(a)] : []))
    .sort((a, b) => a - b),
);

/**
 * The neighbours of a space. The yardsticks share no function with the kernel: what one of them passes to it
 * would shape how it is compiled for the other.
 */
export function nextTo(space: number): readonly number[] {
  return NEIGHBOURS[space] ?? [];
}

/** LC-SETUP-1: the pirates of each player. */
export const PIRATES = 7;

/** LC-END-5: so often the same position is a draw. */
export const REPETITIONS = 3;

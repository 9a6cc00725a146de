/** How long to wait before trying again. */

const FIRST = 500;
const LONGEST = 15_000;

/** Doubles from half a second to a quarter of a minute, and spreads: a server that comes back is not overrun. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(wait * (0.5 + random() / 2));
}

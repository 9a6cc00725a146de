/** How long a bot may go on when others wait. */

/** Who waits, and who thinks. */
export interface Crowd {
  /** Milliseconds until each waiting bot must have answered, ascending. */
  readonly waiting: readonly number[];
  /** How many bots think now. */
  readonly thinking: number;
  readonly threads: number;
}

/**
 * The milliseconds that every thinking bot may still have, so that all who wait get as much before their own
 * time is up: until the k-th of them must answer, the threads are shared by k bots and those that think now.
 */
export function fairShare({ waiting, thinking, threads }: Crowd): number {
  const shares = waiting.map((left, k) => (Math.max(0, left) * threads) / (k + 1 + thinking));
  return Math.min(Number.POSITIVE_INFINITY, ...shares);
}

/** What goes to the threads that play matches, and what comes back. */

import type { MatchRecord, Plan } from './plan.ts';

/** What a thread is told when it starts: the address of the module that exports `GAMES`. */
export interface Briefing {
  readonly games: string;
}

export interface Task {
  readonly plan: Plan;
  /** How many matches are taken, and how many are done. All threads share it. */
  readonly tally: Int32Array<SharedArrayBuffer>;
}

export const TAKEN = 0;
export const DONE = 1;

/** A record and the number of its match. */
export type Numbered = readonly [match: number, record: MatchRecord];

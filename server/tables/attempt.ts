/** A wish on its way: judged, stored, taken, told. Nearly all a server does, so it goes without promises. */

import type { Judged, Moment } from '@tortuga/tables';
import type { Asker, Ending } from './harbour.ts';

/** Would it be granted now? */
export type Judge = (now: Moment) => Judged;

export class Attempt {
  readonly judge: Judge;
  readonly ending: Ending;
  readonly asker: Asker | undefined;
  /** How often somebody else was faster. */
  tries = 0;

  constructor(judge: Judge, ending: Ending, asker: Asker | undefined) {
    this.judge = judge;
    this.ending = ending;
    this.asker = asker;
  }
}

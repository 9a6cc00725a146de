/** What a table would record if a wish were granted. */

import type { GameTypes, Prepared, Result } from '@tortuga/kernel';
import type { Happening } from './records.ts';

/** What is to be recorded; an answer comes with what it does, so that it need not be carried out twice. */
export interface Plan {
  readonly happenings: readonly Happening[];
  readonly prepared?: Prepared<GameTypes>;
}

/** A plan, or a refusal with a code of the kernel, of the table or of the game. */
export type Ruling = Result<Plan, string>;

export function plan(...happenings: readonly Happening[]): Ruling {
  return { ok: true, value: { happenings } };
}

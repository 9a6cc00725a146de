/**
 * Errors are of three kinds. A {@link Refusal} is a value with a code: somebody asked for what cannot be.
 * A {@link RulesBug} is thrown: our own code is wrong. A fault is I/O and lives outside the kernel.
 */

/** Why an answer or a file can be refused, besides the reasons a game gives for its blocked offers. */
export const REFUSALS = [
  'stale',
  'not-your-turn',
  'not-offered',
  'game-over',
  'malformed',
  'nothing-to-undo',
  'unknown-game',
  'seat-count',
  'unknown-option',
  'option-value',
  'wrong-version',
  'truncated',
  'corrupt',
] as const;

/** A refusal every game shares. */
export type RefusalCode = (typeof REFUSALS)[number];

/**
 * "No", as a value. Nothing has changed.
 *
 * `code` is one of {@link REFUSALS} or the game's own reason. `detail` is one sentence in English for the
 * person who must repair it; it never holds hidden information.
 */
export interface Refusal<Reason extends string = never> {
  readonly ok: false;
  readonly code: RefusalCode | Reason;
  readonly detail?: string;
}

/** Either what was asked for, or a refusal. */
export type Result<T, Reason extends string = never> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Reason>;

/** Wraps what was asked for. */
export function granted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Makes a refusal. */
export function refuse<Code extends string>(
  code: Code,
  detail?: string,
): Refusal<Exclude<Code, RefusalCode>> {
  const known = code as RefusalCode | Exclude<Code, RefusalCode>;
  return detail === undefined ? { ok: false, code: known } : { ok: false, code: known, detail };
}

/** Our own code is wrong. Never thrown for what a person or a file did. */
export class RulesBug extends Error {
  override name = 'RulesBug';
}

/** Makes a failing game smaller: fewer numbers on the tape of its luck and choices, and lower ones. */

import type { Fate } from '@tortuga/kernel';

/** The numbers that luck and choices took from fate, in order. */
export type Tape = readonly number[];

/** Gives the numbers of a tape, made to fit, and zeros after its end: every tape is a game. */
export function tapeFate(tape: Tape): Fate {
  let next = 0;
  return { draw: (n) => (tape[next++] ?? 0) % n };
}

/** How hard to try. */
export interface Effort {
  readonly runs: number;
  readonly milliseconds: number;
}

/**
 * Looks for a simpler tape that still fails. `run` plays a tape and returns what it used of it if the same
 * law broke, and nothing otherwise.
 */
export function shrink(
  tape: Tape,
  run: (tape: Tape) => Tape | undefined,
  { runs, milliseconds }: Effort = { runs: 500, milliseconds: 3000 },
): Tape {
  const deadline = performance.now() + milliseconds;
  let left = runs;
  let best = tape;
  const isBetter = (candidate: Tape): boolean => {
    left -= 1;
    const used = run(candidate);
    if (used === undefined || !isSimpler(used, best)) return false;
    best = used;
    return true;
  };
  const isTired = (): boolean => left <= 0 || performance.now() > deadline;
  let before: Tape;
  do {
    before = best;
    for (const candidate of simpler(() => best)) {
      if (isTired()) return best;
      isBetter(candidate);
    }
  } while (best !== before);
  return best;
}

function isSimpler(a: Tape, b: Tape): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const i = a.findIndex((n, k) => n !== b[k]);
  return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
}

/** Tapes with a piece cut out, large pieces first; then with one number lowered. */
function* simpler(best: () => Tape): Generator<Tape> {
  for (let size = best().length >> 1; size >= 1; size >>= 1) {
    for (let from = best().length - size; from >= 0; from -= size) {
      yield [...best().slice(0, from), ...best().slice(from + size)];
    }
  }
  for (let i = 0; i < best().length; i++) {
    const n = best()[i] ?? 0;
    if (n > 0) yield best().with(i, 0);
    if (n > 1) yield best().with(i, n >> 1);
    if (n > 2) yield best().with(i, n - 1);
  }
}

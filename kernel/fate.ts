/**
 * Luck. The rules know one source of it, {@link Fate}, and one question to ask it: {@link Fate.draw}.
 * Everything else (dice, shuffles, picks) is built on that, so a match is replayed by handing the
 * recorded numbers back in the same order.
 */

import { RulesBug } from './refusal.ts';

/**
 * The only source of luck.
 *
 * @example
 * ```ts
 * import { type Fate, roll } from '@tortuga/kernel';
 *
 * const alwaysLowest: Fate = { draw: () => 0 };
 * const one: number = roll(alwaysLowest, 6);
 * ```
 */
export interface Fate {
  /** A whole number from 0 to `n - 1`, all equally likely; `n` is at least 1 and at most 2^32. */
  draw(n: number): number;
}

/** A die with `faces` faces: a whole number from 1 to `faces`. */
export function roll(fate: Fate, faces: number): number {
  return fate.draw(faces) + 1;
}

/** One element of a list that must not be empty. */
export function pick<T>(fate: Fate, list: readonly T[]): T {
  const picked = list[fate.draw(list.length)];
  if (picked === undefined) throw new RulesBug('pick: fate drew outside the list');
  return picked;
}

/** The list in a new order; the list itself is left alone. */
export function shuffle<T>(fate: Fate, list: readonly T[]): T[] {
  const rest = list.slice();
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(fate.draw(rest.length), 1));
  return shuffled;
}

/**
 * Takes one item out of a multiset of which only the counts are known: a deck nobody has looked at has
 * no order. `counts` is changed; the index of the drawn kind is returned.
 *
 * @example
 * ```ts
 * import { drawFrom, scriptedFate } from '@tortuga/kernel';
 *
 * const deck = [2, 1]; // two doubloons, one skull
 * const kind = drawFrom(scriptedFate([2]), deck); // the third of three cards: the skull
 * const left: number[] = deck; // [2, 0]
 * ```
 */
export function drawFrom(fate: Fate, counts: number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  let skip = fate.draw(total);
  for (const [kind, count] of counts.entries()) {
    if (skip < count) {
      counts[kind] = count - 1;
      return kind;
    }
    skip -= count;
  }
  throw new RulesBug('drawFrom: nothing left to draw');
}

/** Chris Doty-Humphrey's sfc32: small, fast and good enough for simulation, never for a table of people. */
class Sfc32 implements Fate {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 4294967296) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 15; i++) this.#next();
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  draw(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 4294967296)) throw new RulesBug(`fate cannot draw from ${n}`);
    // Numbers in the last, incomplete block would make low results likelier: draw again.
    const fair = 4294967296 - (4294967296 % n);
    let x = this.#next();
    while (x >= fair) x = this.#next();
    return x % n;
  }
}

/** Luck for simulations and tests: the same seed gives the same numbers on every machine. */
export function seededFate(seed: number): Fate {
  return new Sfc32(seed);
}

/**
 * Luck that was dictated: gives the numbers in order and refuses to invent more. Tests dictate dice with
 * it, replays hand back what was recorded.
 */
export function scriptedFate(draws: readonly number[]): Fate & { readonly left: number } {
  let next = 0;
  return {
    get left() {
      return draws.length - next;
    },
    draw(n: number): number {
      const drawn = draws[next];
      if (drawn === undefined) throw new RulesBug(`fate was asked for draw ${next + 1} of ${draws.length}`);
      if (!(Number.isInteger(drawn) && drawn >= 0 && drawn < n)) {
        throw new RulesBug(`scripted draw ${drawn} is not one of ${n}`);
      }
      next += 1;
      return drawn;
    },
  };
}

/** Passes draws on and writes them down. */
export function recordedFate(source: Fate): Fate & { readonly draws: number[] } {
  const draws: number[] = [];
  return {
    draws,
    draw(n: number): number {
      const drawn = source.draw(n);
      draws.push(drawn);
      return drawn;
    },
  };
}

/** For rules that must not draw here: asking it is a bug in the rules. */
export const noFate: Fate = {
  draw() {
    throw new RulesBug('these rules drew where no luck was allowed');
  },
};

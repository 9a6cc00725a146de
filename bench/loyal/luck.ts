/** Luck for playouts, the same for all contestants and so cheap that it does not blur what is measured. */

import type { Fate } from '@tortuga/kernel';

/** George Marsaglia's xorshift32, scaled by multiplication: a bias of one in a hundred million is no matter. */
class Luck implements Fate {
  #x: number;

  constructor(seed: number) {
    // Neighbouring seeds must not begin alike, and zero would stay zero.
    this.#x = Math.imul(seed + 1, 0x9e3779b1) | 1;
  }

  draw(n: number): number {
    let x = this.#x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#x = x;
    return Math.floor(((x >>> 0) / 4294967296) * n);
  }
}

export function luckFrom(seed: number): Fate {
  return new Luck(seed);
}

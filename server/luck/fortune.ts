/**
 * Fair dice. Before a match the server commits to a secret seed by showing its SHA-256; every draw is derived from
 * the seed and the number of the draw; when the match is over the seed is revealed, and anybody can derive the
 * draws again. The server cannot choose luck once people have seen the hash, and people cannot foresee it.
 */

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Fate, RulesBug } from '@tortuga/kernel';
import type { Fortune } from '@tortuga/tables';

const SEED_BYTES = 32;
const WORDS = 0x1_0000_0000;
const WORD_BYTES = 4;

/** The hash that is shown before the first draw. */
export function commitTo(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex');
}

/**
 * Draw `number` from 0 to `n - 1`: the first 32-bit word, big-endian, of HMAC-SHA256(seed, "number.0"), then of
 * "number.1" and so on, that lies below the largest multiple of `n`; modulo `n`. So every result is equally likely.
 */
export function deriveDraw(seed: string, number: number, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= WORDS)) throw new RulesBug(`fate cannot draw from ${n}`);
  const fair = WORDS - (WORDS % n);
  for (let round = 0; ; round++) {
    const digest = createHmac('sha256', seed).update(`${number}.${round}`).digest();
    for (let byte = 0; byte < digest.length; byte += WORD_BYTES) {
      const word = digest.readUInt32BE(byte);
      if (word < fair) return word % n;
    }
  }
}

/** The luck of a seed from one of its draws on. */
export function seedFate(seed: string, from: number): Fate {
  let number = from;
  return { draw: (n) => deriveDraw(seed, number++, n) };
}

/** Luck for tables of people. */
export const fairFortune: Fortune = {
  draw() {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    return { seed, commit: commitTo(seed) };
  },
  fate: seedFate,
};

/** Rates. */

import { Recent } from '../people/recent.ts';

/** How often something may happen, without a timer: tokens flow in with time, and every time takes one. */
export class Bucket {
  readonly #perSecond: number;
  readonly #size: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, size: number, now: number) {
    this.#perSecond = perSecond;
    this.#size = size;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes a token, if there is one; `now` in milliseconds. */
  take(now: number): boolean {
    const gained = ((now - this.#at) * this.#perSecond) / 1000;
    this.#tokens = Math.min(this.#size, this.#tokens + gained);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Buckets are kept for so many of those who came last. */
const REMEMBERED = 10_000;

/** The same rate for everybody, each by their own key. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #size: number;
  readonly #buckets = new Recent<string, Bucket>(REMEMBERED);

  constructor(perMinute: number, size = perMinute) {
    this.#perMinute = perMinute;
    this.#size = size;
  }

  /** Counts once more; says whether that was too often. */
  isReached(key: string): boolean {
    const now = performance.now();
    const known = this.#buckets.get(key);
    const bucket = known ?? new Bucket(this.#perMinute / 60, this.#size, now);
    if (known === undefined) this.#buckets.set(key, bucket);
    return !bucket.take(now);
  }
}

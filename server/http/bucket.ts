/** A rate limit without a timer: tokens flow in with time, and every message takes one. */
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

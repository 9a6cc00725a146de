/** One after the other: whoever comes while another is at it waits for their turn. */

export class Queue {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Nobody is at it, and nobody waits. */
  get isIdle(): boolean {
    return !this.#isTaken;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) return this.#do(work);
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#do(work));
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }
}

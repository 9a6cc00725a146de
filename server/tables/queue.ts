/** One after the other: whoever comes while another is at it waits for their turn. */

export class Queue {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Nobody is at it, and nobody waits. */
  get isIdle(): boolean {
    return !this.#isTaken;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
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

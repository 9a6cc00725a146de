/** One after the other: whoever comes while another is at it waits for their turn. */

export class Queue {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Nobody is at it, and nobody waits. */
  get isIdle(): boolean {
    return !this.#isTaken;
  }

  /** Whoever enters must leave, however it ends. Nobody need wait for their turn if there is nothing to wait for. */
  enter(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}

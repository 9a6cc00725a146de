/** One after the other: whoever comes while another is at it waits for their turn. */

export class Queue {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Nobody is at it, and nobody waits. */
  get isIdle(): boolean {
    return !this.#isTaken;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) return this.#begin(work);
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#begin(work));
  }

  #begin<T>(work: () => Promise<T>): Promise<T> {
    this.#isTaken = true;
    const done = work();
    // Before anybody learns that it is done, and however it ended.
    done.then(this.#next, this.#next);
    return done;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  };
}

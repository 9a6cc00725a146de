/** What a harbour does now and then, done when the test says so. */

const real = globalThis.setInterval;

export class Chores {
  readonly #chores: { readonly work: () => void; readonly every: number }[] = [];

  /** From now on nothing happens now and then by itself. */
  constructor() {
    globalThis.setInterval = ((work: () => void, every: number) => {
      this.#chores.push({ work, every });
      return setTimeout(() => undefined);
    }) as typeof setInterval;
  }

  /** Does all chores that come round so often, in milliseconds. */
  do(every: number): void {
    for (const chore of this.#chores) if (chore.every === every) chore.work();
  }

  stop(): void {
    globalThis.setInterval = real;
  }
}

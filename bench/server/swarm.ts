/** Many tables at which two players answer as soon as they are asked. */

export interface Tally {
  /** Answers the server has acknowledged. */
  readonly moves: number;
  /** Milliseconds from every answer to its acknowledgement. */
  readonly waits: readonly number[];
}

/** A table with two players. */
export interface BusyTable {
  close(): void;
}

/** Counts the answers of all tables of a server, and can hold their players back. */
export class Swarm {
  #moves = 0;
  #waits: number[] = [];
  #isHeld = false;
  /** What those wait to do who were asked meanwhile. */
  #held: (() => void)[] = [];

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Nobody answers from now on. */
  hold(): void {
    this.#isHeld = true;
  }

  /** An answer of somebody who is held. */
  keep(answer: () => void): void {
    this.#held.push(answer);
  }

  letLoose(): void {
    this.#isHeld = false;
    for (const answer of this.#held.splice(0)) answer();
  }

  /** An answer given at that moment was acknowledged. */
  count(since: number): void {
    this.#moves += 1;
    this.#waits.push(performance.now() - since);
  }

  /** What happened since it was last asked. */
  take(): Tally {
    const tally = { moves: this.#moves, waits: this.#waits };
    this.#moves = 0;
    this.#waits = [];
    return tally;
  }
}

/** Any of a list that is not empty. */
export function anyOf<T>(list: readonly T[]): T {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error('nobody may do anything');
  return item;
}

/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

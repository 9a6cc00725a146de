import type { Fate } from '@tortuga/kernel';
import { NO_LUCK } from './node.ts';

/** Fate that remembers what it drew as one number, so that questions after different luck are kept apart. */
export class TracedFate implements Fate {
  readonly #source: Fate;
  trace = NO_LUCK;

  constructor(source: Fate) {
    this.#source = source;
  }

  draw(n: number): number {
    const drawn = this.#source.draw(n);
    this.note(drawn);
    return drawn;
  }

  note(what: number): void {
    this.trace = (Math.imul(this.trace, 1_000_003) + what + 1) | 0;
  }
}

/** How fast people may talk: a few lines at once, then one every other second. */

import type { PersonId } from '@tortuga/tables';

const BURST = 5;
const REFILL = 2000;
const MOST = 10_000;

export class Talk {
  /** By person: how many lines they had left, and when. */
  readonly #left = new Map<PersonId, { readonly lines: number; readonly at: number }>();

  allows(person: PersonId, at: number): boolean {
    const had = this.#left.get(person) ?? { lines: BURST, at };
    const lines = Math.min(BURST, had.lines + (at - had.at) / REFILL);
    if (lines < 1) return false;
    if (this.#left.size > MOST) this.#left.clear();
    this.#left.set(person, { lines: lines - 1, at });
    return true;
  }
}

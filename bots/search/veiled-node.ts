/** One question in the tree of a veiled search: which answers exist differs from world to world. */

import type { AnyMove, Seat } from '@tortuga/kernel';
import { keyOf } from './node.ts';

export class VeiledNode<M extends AnyMove> {
  readonly seat: Seat;
  readonly moves: M[] = [];
  readonly visits: number[] = [];
  readonly totals: number[] = [];
  /** How often each answer could have been given: what n is where every answer always exists. */
  readonly chances: number[] = [];
  /** Visits of all answers together. */
  n = 0;
  readonly #known = new Map<string, number>();
  /** The same by identity: games that keep one object for each answer need no key. */
  readonly #same = new Map<M, number>();
  readonly #next = new Map<string, VeiledNode<M>>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  knows(move: M): boolean {
    return this.#same.has(move) || this.#known.has(keyOf(move));
  }

  /** The number of an answer, whether it was known before or not. */
  numberOf(move: M): number {
    const same = this.#same.get(move);
    if (same !== undefined) return same;
    const key = keyOf(move);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.moves.length);
    this.#same.set(move, this.moves.length);
    this.moves.push(move);
    this.visits.push(0);
    this.totals.push(0);
    this.chances.push(0);
    return this.moves.length - 1;
  }

  /** Among the answers possible in this world, the most promising; one never tried comes first. */
  choose(possible: readonly number[], exploration: number): number {
    let best = possible[0] ?? 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const answer of possible) {
      const chances = (this.chances[answer] ?? 0) + 1;
      this.chances[answer] = chances;
      const tried = this.visits[answer] ?? 0;
      const promise =
        tried === 0
          ? Number.POSITIVE_INFINITY
          : (this.totals[answer] ?? 0) / tried + exploration * Math.sqrt(Math.log(chances + 1) / tried);
      if (promise > highest) {
        best = answer;
        highest = promise;
      }
    }
    return best;
  }

  credit(answer: number, result: number): void {
    this.n += 1;
    this.visits[answer] = (this.visits[answer] ?? 0) + 1;
    this.totals[answer] = (this.totals[answer] ?? 0) + result;
  }

  /** The question of a seat after a way that is told apart by a key, and whether it is new. */
  after(key: string, seat: Seat): { node: VeiledNode<M>; isNew: boolean } {
    const known = this.#next.get(key);
    if (known !== undefined) return { node: known, isNew: false };
    const node = new VeiledNode<M>(seat);
    this.#next.set(key, node);
    return { node, isNew: true };
  }
}

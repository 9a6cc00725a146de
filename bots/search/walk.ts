/** The way one iteration took through the tree, and how its result is carried back. */

import { type AnyMove, at, type GameTypes } from '@tortuga/kernel';
import type { Judge } from './judge.ts';
import type { Node } from './node.ts';

export class Walk<G extends GameTypes> {
  readonly #nodes: Node<G['move']>[] = [];
  readonly #answers: number[] = [];
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  go(node: Node<G['move']>, answer: number): void {
    this.#nodes[this.#length] = node;
    this.#answers[this.#length] = answer;
    this.#length += 1;
  }

  /** Credits every answer on the way with what the result is worth to the seat that gave it. */
  carryBack(judge: Judge<G>): void {
    for (let i = 0; i < this.#length; i++) {
      const node = at(this.#nodes, i);
      node.credit(this.#answers[i] ?? 0, judge.valueFor(node.seat));
    }
  }
}

/** UCB1: the answer with the best mean plus a bonus for those tried little; one never tried comes first. */
export function mostPromising<M extends AnyMove>(
  { visits, totals, n }: Node<M>,
  exploration: number,
): number {
  const bonus = exploration * Math.sqrt(Math.log(n + 1));
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < visits.length; i++) {
    const tried = visits[i] ?? 0;
    if (tried === 0) return i;
    const promise = (totals[i] ?? 0) / tried + bonus / Math.sqrt(tried);
    if (promise > highest) {
      best = i;
      highest = promise;
    }
  }
  return best;
}

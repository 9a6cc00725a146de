/** The memory of a search: for every question met, its answers with their visits and results. */

import {
  type AnyMove,
  at,
  type Dial,
  type Fate,
  type LegalMenu,
  type Seat,
  sampleDial,
} from '@tortuga/kernel';

/** Stands for "nothing was drawn" and "nothing to tell apart". */
export const NO_LUCK = 0;

/** A question with more answers than this is opened little by little, as is every dial. */
const MANY = 48;

/** How many answers of a wide question are known after n visits: a few, then more with the root of n. */
export function widthAfter(n: number): number {
  return 8 + 2 * Math.floor(Math.sqrt(n));
}

/** One question in the tree. Answers are kept in parallel lists: that is what the hot loop reads. */
export class Node<M extends AnyMove> {
  readonly seat: Seat;
  /** The answers known so far. */
  readonly moves: M[] = [];
  readonly visits: number[] = [];
  /** Sums of results for `seat`, one per answer. */
  readonly totals: number[] = [];
  /** Visits of all answers together. */
  n = 0;
  /** What follows an answer: one question, or where luck came in, one for every course it took. */
  readonly #next: (Node<M> | Map<number, Node<M>> | undefined)[] = [];
  /** Answers not opened yet. */
  readonly #waiting: M[];
  readonly #dials: readonly Dial<M>[];

  constructor(seat: Seat, menu: LegalMenu<M>) {
    this.seat = seat;
    this.#waiting = menu.moves.slice(0, menu.count).toReversed();
    this.#dials = menu.dials.slice();
  }

  /** The next answer to be opened, if it is time for one. */
  widen(fate: Fate): M | undefined {
    const waiting = this.#waiting.length;
    const isWide = this.#dials.length > 0 || this.moves.length + waiting > MANY;
    if (isWide && this.moves.length >= widthAfter(this.n)) return undefined;
    if (waiting > 0) return isWide ? this.#waiting.splice(fate.draw(waiting), 1)[0] : this.#waiting.pop();
    return this.#dials.length === 0 ? undefined : this.#throwAtDial(fate);
  }

  #throwAtDial(fate: Fate): M | undefined {
    const thrown = sampleDial(at(this.#dials, fate.draw(this.#dials.length)), fate);
    const key = keyOf(thrown);
    return this.moves.some((move) => keyOf(move) === key) ? undefined : thrown;
  }

  /** Adds an answer, as if it had been visited so often with such a result. */
  open(move: M, visits: number, total: number): number {
    this.moves.push(move);
    this.visits.push(visits);
    this.totals.push(total);
    this.#next.push(undefined);
    this.n += visits;
    return this.moves.length - 1;
  }

  credit(answer: number, result: number): void {
    this.n += 1;
    this.visits[answer] = (this.visits[answer] ?? 0) + 1;
    this.totals[answer] = (this.totals[answer] ?? 0) + result;
  }

  after(answer: number, luck: number): Node<M> | undefined {
    const next = this.#next[answer];
    return next instanceof Map ? next.get(luck) : next;
  }

  grow(answer: number, luck: number, child: Node<M>): void {
    const next = this.#next[answer];
    if (next instanceof Map) next.set(luck, child);
    else this.#next[answer] = luck === NO_LUCK ? child : new Map([[luck, child]]);
  }
}

/** Two answers to one question are the same exactly when these are. */
export function keyOf(move: AnyMove): string {
  return Object.values(move).join(' ');
}

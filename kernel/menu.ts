/** The menu of a question: candidate answers, blocked ones with their reason, and dials. */

import type { Fate } from './fate.ts';
import type { AnyMove } from './game.ts';
import { RulesBug } from './refusal.ts';

/** The range of a dial: whole numbers from `min` to `max` by `step`, some of which may be blocked. */
export interface DialRange<R extends string = string> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Why a value is blocked, if it is. Evaluated one value at a time. */
  readonly no?: (value: number) => R | undefined;
}

/** A dial: a move of which one argument is a number from a range. */
export interface Dial<M extends AnyMove = AnyMove, R extends string = string> extends DialRange<R> {
  /** The name of the argument that the dial sets. */
  readonly arg: string;
  /** The move with that argument at `min`. */
  readonly move: M;
}

/** Where the rules put the candidate answers of a question. */
export interface Menu<M extends AnyMove, R extends string> {
  /** A candidate; `no` says why it is blocked. */
  add(move: M, no?: R): void;
  /** A candidate for every value of `arg` in the range; `move` has it at any value. */
  dial(move: M, arg: keyof M & string, range: DialRange<R>): void;
}

/** A candidate answer, and, if blocked, the reason. For a dial, `move` stands for all its values. */
export interface Offer<M extends AnyMove = AnyMove, R extends string = string> {
  readonly move: M;
  readonly no?: R;
  readonly dial?: Dial<M, R>;
}

/** Every candidate with its reason, in the order of the rules: for people, checks and the wire. */
export class OfferMenu<M extends AnyMove, R extends string> implements Menu<M, R> {
  readonly offers: Offer<M, R>[] = [];

  add(move: M, no?: R): void {
    this.offers.push(no === undefined ? { move } : { move, no });
  }

  dial(move: M, arg: keyof M & string, range: DialRange<R>): void {
    const dial = { ...range, arg, move: { ...move, [arg]: range.min } };
    this.offers.push({ move: dial.move, dial });
  }
}

/**
 * Legal answers only, for search and simulation. Reuse one over many questions: `clear` keeps the array, and
 * only the first `count` of `moves` belong to the present question.
 */
export class LegalMenu<M extends AnyMove, R extends string = string> implements Menu<M, R> {
  readonly moves: M[] = [];
  count = 0;
  readonly dials: Dial<M, R>[] = [];

  clear(): void {
    this.count = 0;
    if (this.dials.length > 0) this.dials.length = 0;
  }

  add(move: M, no?: R): void {
    if (no === undefined) this.moves[this.count++] = move;
  }

  dial(move: M, arg: keyof M & string, range: DialRange<R>): void {
    const dial = { ...range, arg, move: { ...move, [arg]: range.min } };
    if (firstFree(dial) !== undefined) this.dials.push(dial);
  }

  /** One of the legal answers, every listed move and every dial being equally likely. */
  pick(fate: Fate): M {
    const drawn = fate.draw(this.count + this.dials.length);
    const move = drawn < this.count ? this.moves[drawn] : undefined;
    if (move !== undefined) return move;
    const dial = this.dials[drawn - this.count];
    if (dial === undefined) throw new RulesBug('the menu is empty');
    return sampleDial(dial, fate);
  }

  /** The only legal answer, if there is exactly one. */
  get only(): M | undefined {
    if (this.count + this.dials.length !== 1) return undefined;
    if (this.count === 1) return this.moves[0];
    const dial = this.dials[0];
    return dial === undefined ? undefined : onlyValue(dial);
  }

  /** Every legal answer one by one, all values of dials included. */
  all(): M[] {
    const moves = this.moves.slice(0, this.count);
    for (const dial of this.dials) {
      for (const value of dialValues(dial)) moves.push(turnDial(dial, value));
    }
    return moves;
  }
}

/** The move with the dial at a value. */
export function turnDial<M extends AnyMove>(dial: Dial<M>, value: number): M {
  return { ...dial.move, [dial.arg]: value };
}

/** Is this number on the dial at all, blocked or not? */
export function isOnDial(dial: DialRange, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= dial.min &&
    value <= dial.max &&
    (value - dial.min) % dial.step === 0
  );
}

/** The free values of a dial, ascending. */
export function* dialValues(dial: DialRange): Generator<number, undefined> {
  for (let value = dial.min; value <= dial.max; value += dial.step) {
    if (dial.no?.(value) === undefined) yield value;
  }
}

/**
 * A dial as runs of equal values, for the wire: `[from, to]` free, `[from, to, reason]` blocked.
 *
 * @example
 * ```ts
 * import { dialRuns } from '@tortuga/kernel';
 *
 * const runs = dialRuns({ min: 0, max: 359, step: 1, no: (heading) => (heading > 90 ? 'reef' : undefined) });
 * // [[0, 90], [91, 359, 'reef']]
 * ```
 */
export function dialRuns<R extends string>(dial: DialRange<R>): [from: number, to: number, no?: R][] {
  const runs: [number, number, R?][] = [];
  for (let value = dial.min; value <= dial.max; value += dial.step) {
    const no = dial.no?.(value);
    const last = runs.at(-1);
    if (last !== undefined && last[2] === no) last[1] = value;
    else runs.push(no === undefined ? [value, value] : [value, value, no]);
  }
  return runs;
}

function firstFree(dial: DialRange): number | undefined {
  return dialValues(dial).next().value;
}

function onlyValue<M extends AnyMove>(dial: Dial<M>): M | undefined {
  const [first, second] = dialValues(dial);
  return first !== undefined && second === undefined ? turnDial(dial, first) : undefined;
}

const TRIES = 16;

/** A move with the dial at a free value, found by throwing at it; where little is free, by listing. */
export function sampleDial<M extends AnyMove>(dial: Dial<M>, fate: Fate): M {
  const size = Math.floor((dial.max - dial.min) / dial.step) + 1;
  for (let i = 0; i < TRIES; i++) {
    const value = dial.min + fate.draw(size) * dial.step;
    if (dial.no?.(value) === undefined) return turnDial(dial, value);
  }
  const free = [...dialValues(dial)];
  const value = free[fate.draw(free.length)];
  if (value === undefined) throw new RulesBug('a dial without a free value was offered');
  return turnDial(dial, value);
}

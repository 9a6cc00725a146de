/** Perft: how many ways there are to answer the first questions. Two sets of rules that agree on it agree. */

import type { Fate } from './fate.ts';
import type { Game, GameTypes, Seat, TableSetup } from './game.ts';
import { dialValues, LegalMenu, turnDial } from './menu.ts';
import { play } from './play.ts';
import { askedSeats, isOver, legalFor, phaseOf, topFrame } from './questions.ts';

/** From which table, and how deep. */
export interface PerftTask<G extends GameTypes> extends TableSetup<G> {
  /** The number of answers in a sequence. */
  readonly depth: number;
}

/**
 * Counts the sequences of exactly `depth` answers from the start, so that implementations can be compared:
 *
 * - every answered question is one answer deep, forced ones included;
 * - a match that ends earlier does not count;
 * - luck is no answer, but every outcome of every draw is followed, except that the draws of the setup are
 *   all 0 and what the last answer would draw is not looked at;
 * - where several seats are asked, each may answer first; sealed questions are answered in seat order;
 * - every free value of a dial is an answer.
 *
 * @example
 * ```ts
 * import { defaultOptions, type Game, type GameTypes, perft } from '@tortuga/kernel';
 *
 * function twoAnswersDeep<G extends GameTypes>(game: Game<G>): number {
 *   return perft(game, { seats: 2, options: defaultOptions(game), depth: 2 });
 * }
 * ```
 */
export function perft<G extends GameTypes>(game: Game<G>, { seats, options, depth }: PerftTask<G>): number {
  const start = game.setup({ seats, options }, { draw: () => 0 }, undefined);
  const menus = Array.from({ length: depth + 1 }, () => new LegalMenu<G['move'], G['reason']>());
  return new Counter(game, menus).sequences(start, depth);
}

class Counter<G extends GameTypes> {
  readonly #game: Game<G>;
  /** One for each depth: a menu is still being read while its answers are followed. */
  readonly #menus: readonly LegalMenu<G['move'], G['reason']>[];

  constructor(game: Game<G>, menus: readonly LegalMenu<G['move'], G['reason']>[]) {
    this.#game = game;
    this.#menus = menus;
  }

  sequences(state: G['state'], depth: number): number {
    if (depth === 0) return 1;
    let total = 0;
    for (const seat of this.#mayAnswer(state)) total += this.#answersOf(state, seat, depth);
    return total;
  }

  #mayAnswer(state: G['state']): readonly Seat[] {
    if (isOver(state)) return [];
    const seats = askedSeats(this.#game, state);
    const isSealed = phaseOf(this.#game, topFrame<G>(state)).unseal !== undefined;
    return isSealed ? [Math.min(...seats)] : seats;
  }

  #answersOf(state: G['state'], seat: Seat, depth: number): number {
    const menu = legalFor(this.#game, state, seat, this.#menus[depth]);
    let total = 0;
    for (let i = 0; i < menu.count; i++) {
      const move = menu.moves[i];
      if (move !== undefined) total += depth === 1 ? 1 : this.#after(state, seat, move, depth - 1);
    }
    for (const dial of menu.dials) {
      for (const value of dialValues(dial)) {
        total += depth === 1 ? 1 : this.#after(state, seat, turnDial(dial, value), depth - 1);
      }
    }
    return total;
  }

  /** Plays an answer once for every course that luck can take. */
  #after(state: G['state'], seat: Seat, move: G['move'], depth: number): number {
    const fate = new EveryFate();
    let total = 0;
    do {
      const next = this.#game.copy(state);
      play(this.#game, next, seat, move, fate);
      total += this.sequences(next, depth);
    } while (fate.turn());
    return total;
  }
}

/** Gives other numbers at every run, like the wheels of a counter, until all have been given. */
class EveryFate implements Fate {
  readonly #drawn: number[] = [];
  readonly #sizes: number[] = [];
  #next = 0;

  draw(n: number): number {
    if (this.#next === this.#drawn.length) this.#drawn.push(0);
    this.#sizes[this.#next] = n;
    const drawn = this.#drawn[this.#next] ?? 0;
    this.#next += 1;
    return drawn;
  }

  /** Prepares the next run; false when there is none. */
  turn(): boolean {
    this.#next = 0;
    for (let last = this.#drawn.length - 1; last >= 0; last--) {
      const raised = (this.#drawn[last] ?? 0) + 1;
      this.#drawn[last] = raised;
      if (raised < (this.#sizes[last] ?? 0)) return true;
      this.#drawn.pop();
    }
    return false;
  }
}

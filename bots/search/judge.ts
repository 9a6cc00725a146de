/** What a position is worth to each seat: the result if the match is over, else the game's evaluation. */

import {
  askedSeats,
  at,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  LegalMenu,
  legalFor,
  play,
  type Seat,
} from '@tortuga/kernel';
import { isShared, resultFor } from './result.ts';

/** Judges positions one after the other; each seat's value is worked out when first asked for. */
export class Judge<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #contempt: number;
  readonly #menu = new LegalMenu<G['move'], G['reason']>();
  readonly #values: (number | undefined)[] = [];
  #state: G['state'] | undefined;
  #places: readonly number[] | undefined;
  #disdain = 0;

  constructor(game: Game<G>, contempt: number) {
    this.#game = game;
    this.#contempt = contempt;
  }

  /** Plays at most so many random plies on the state (which is used up) and judges where that leads. */
  playOut(state: G['state'], plies: number, fate: Fate): void {
    const game = this.#game;
    for (let ply = 0; ply < plies && !isOver(state); ply++) {
      const seat = at(askedSeats(game, state), 0);
      play(game, state, seat, legalFor(game, state, seat, this.#menu).pick(fate), fate);
    }
    this.judge(state);
  }

  judge(state: G['state']): void {
    this.#state = state;
    this.#places = isOver(state) ? this.#game.outcome(state)?.places : undefined;
    this.#disdain = this.#places !== undefined && isShared(this.#places) ? this.#contempt : 0;
    this.#values.length = 0;
  }

  /** From -1 (lost) to 1 (won) for a seat, in the position judged last. */
  valueFor(seat: Seat): number {
    const known = this.#values[seat];
    if (known !== undefined) return known;
    const value = this.#valueOf(seat);
    this.#values[seat] = value;
    return value;
  }

  #valueOf(seat: Seat): number {
    if (this.#places !== undefined) return resultFor(this.#places, seat) - this.#disdain;
    if (this.#state === undefined) return 0;
    return this.#game.ponder?.(this.#state, seat) ?? this.#game.evaluate(this.#state, seat);
  }
}

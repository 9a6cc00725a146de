/**
 * Games with wide dials have too many answers for a tree. Here answers compete: all are looked at in the same worlds with
 * the same luck, and after every round the better half goes on. A few throws at the dials that follow would tell less
 * than the game's own judgement: they favour answers with lucky throws.
 */

import {
  at,
  type Dial,
  type DialRange,
  type Fate,
  type GameTypes,
  play,
  seededFate,
  turnDial,
} from '@tortuga/kernel';
import type { Thinking } from '../bot.ts';
import { candidates, endsOfDials } from '../offers.ts';
import { Judge } from './judge.ts';
import { keyOf } from './node.ts';
import type { Settings } from './settings.ts';

/** So many values of a dial take part, evenly spread. */
const VALUES = 60;

/** So many answers are left in the end. */
const FINALISTS = 4;

function sizeOf({ min, max, step }: DialRange): number {
  return Math.floor((max - min) / step) + 1;
}

export class Aim<G extends GameTypes> {
  readonly #thinking: Thinking<G>;
  readonly #judge: Judge<G>;
  readonly moves: G['move'][];
  readonly visits: number[];
  readonly totals: number[];
  /** The numbers of those still in the contest, the best of earlier rounds first. */
  #field: number[];
  /** Whose turn it is in this round, in which world and with which luck. */
  #next = 0;
  #world: G['state'] | undefined;
  #luck = 0;

  constructor(thinking: Thinking<G>, { contempt }: Settings) {
    this.#thinking = thinking;
    this.#judge = new Judge(thinking.game, contempt);
    this.moves = contendersFor(thinking);
    this.visits = this.moves.map(() => 0);
    this.totals = this.moves.map(() => 0);
    this.#field = [...this.moves.keys()];
  }

  /** One answer is looked at in the world of this round. */
  iterate(): void {
    const { game, seat } = this.#thinking;
    if (this.#next >= this.#field.length) this.#closeRound();
    const answer = at(this.#field, this.#next++);
    const state = game.copy(this.#worldOfRound());
    play(game, state, seat, at(this.moves, answer), seededFate(this.#luck));
    this.#judge.judge(state);
    this.visits[answer] = at(this.visits, answer) + 1;
    this.totals[answer] = at(this.totals, answer) + this.#judge.valueFor(seat);
  }

  #worldOfRound(): G['state'] {
    const { game, view, seat, fate } = this.#thinking;
    if (this.#world === undefined) {
      this.#world = game.imagine(view, seat, fate);
      this.#luck = fate.draw(2 ** 31);
    }
    return this.#world;
  }

  #closeRound(): void {
    const meanOf = (answer: number) => at(this.totals, answer) / at(this.visits, answer);
    const left = Math.max(FINALISTS, this.#field.length >> 1);
    this.#field = this.#field.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, left);
    this.#next = 0;
    this.#world = undefined;
  }
}

/** Every listed answer, and values from every dial; each once. */
function contendersFor<G extends GameTypes>({ offers, fate }: Thinking<G>): G['move'][] {
  const dials = offers.flatMap(({ dial }) => (dial === undefined ? [] : [dial]));
  const all = [
    ...candidates(offers, fate, 1),
    ...endsOfDials(offers),
    ...dials.flatMap((dial) => spreadOver(dial, fate)),
  ];
  return [...new Map(all.map((move) => [keyOf(move), move])).values()];
}

/** Free values of a dial at equal distances from each other, beginning anywhere. */
function spreadOver<M extends GameTypes['move']>(dial: Dial<M>, fate: Fate): M[] {
  const size = sizeOf(dial);
  const gap = Math.ceil(size / VALUES);
  const values: number[] = [];
  for (let i = fate.draw(gap); i < size; i += gap) values.push(dial.min + i * dial.step);
  return values.filter((value) => dial.no?.(value) === undefined).map((value) => turnDial(dial, value));
}

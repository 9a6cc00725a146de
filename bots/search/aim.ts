/**
 * Questions with wide dials have too many answers for a tree. Here answers compete: all are looked at in the same worlds,
 * and after every round the better half goes on.
 */

import {
  askedSeats,
  at,
  type Dial,
  type DialRange,
  type Fate,
  type GameTypes,
  isOver,
  LegalMenu,
  legalFor,
  play,
  sampleDial,
  seededFate,
  turnDial,
} from '@tortuga/kernel';
import type { Thinking } from '../bot.ts';
import { candidates, endsOfDials } from '../offers.ts';
import { Judge } from './judge.ts';
import { keyOf } from './node.ts';
import type { Settings } from './settings.ts';

/** So many values of a dial take part, evenly spread; throws at a dial that follows an answer. */
const VALUES = 60;
const THROWS = 4;

/** So many answers are left in the end. */
const FINALISTS = 4;

/** Has a dial more values than a tree could look at? */
export function isWide(dial: DialRange): boolean {
  return sizeOf(dial) > VALUES;
}

function sizeOf({ min, max, step }: DialRange): number {
  return Math.floor((max - min) / step) + 1;
}

/** Is there a wide dial among the offers? */
export function hasWideDial<G extends GameTypes>({ offers }: Thinking<G>): boolean {
  return offers.some(({ dial }) => dial !== undefined && isWide(dial));
}

export class Aim<G extends GameTypes> {
  readonly #thinking: Thinking<G>;
  readonly #judge: Judge<G>;
  readonly #menu = new LegalMenu<G['move'], G['reason']>();
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
    const luck = seededFate(this.#luck);
    play(game, state, seat, at(this.moves, answer), luck);
    this.visits[answer] = at(this.visits, answer) + 1;
    this.totals[answer] = at(this.totals, answer) + this.#worthOf(state, luck);
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

  /** What a position is worth; if the same seat is asked for a dial again, after the best of a few throws at it. */
  #worthOf(state: G['state'], luck: Fate): number {
    const { game, seat } = this.#thinking;
    let best = this.#judged(state);
    if (isOver(state) || askedSeats(game, state)[0] !== seat) return best;
    for (const dial of legalFor(game, state, seat, this.#menu).dials) {
      for (let i = 0; i < THROWS; i++) {
        const after = game.copy(state);
        play(game, after, seat, sampleDial(dial, luck), luck);
        best = Math.max(best, this.#judged(after));
      }
    }
    return best;
  }

  #judged(state: G['state']): number {
    this.#judge.judge(state);
    return this.#judge.valueFor(this.#thinking.seat);
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

/**
 * Search behind a veil (information-set MCTS): every iteration imagines another world from the view and walks
 * down one common tree in it, so that an answer is judged by all the worlds in which it could be given.
 *
 * Where several seats are asked at once, each chooses without knowing what the others chose: the tree goes on
 * only when all have answered. Luck is not told apart, since the seat may not have seen it.
 */

import {
  type AnyMove,
  askedSeats,
  at,
  type Dial,
  type Fate,
  type Game,
  type GameTypes,
  isOnDial,
  isOver,
  LegalMenu,
  legalFor,
  play,
  type Seat,
  sampleDial,
  turnDial,
} from '@tortuga/kernel';
import { Judge } from './judge.ts';
import { keyOf, widthAfter } from './node.ts';
import type { Settings } from './settings.ts';
import { VeiledNode } from './veiled-node.ts';

/** A question with more answers than this opens a few new ones at each visit. */
const MANY = 48;
const NEW_ANSWERS = 4;

export class VeiledSearch<G extends GameTypes> {
  readonly root: VeiledNode<G['move']>;
  readonly #game: Game<G>;
  readonly #view: G['view'];
  readonly #seat: Seat;
  readonly #fate: Fate;
  readonly #settings: Settings;
  readonly #judge: Judge<G>;
  readonly #menu = new LegalMenu<G['move'], G['reason']>();
  readonly #nodes: VeiledNode<G['move']>[] = [];
  readonly #answers: number[] = [];

  constructor(game: Game<G>, view: G['view'], seat: Seat, fate: Fate, settings: Settings) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#fate = fate;
    this.#settings = settings;
    this.#judge = new Judge(game, settings.contempt);
    this.root = new VeiledNode(seat);
  }

  iterate(): void {
    const world = this.#game.imagine(this.#view, this.#seat, this.#fate);
    this.#nodes.length = 0;
    this.#answers.length = 0;
    this.#descend(world);
    this.#judge.playOut(world, this.#settings.plies, this.#fate);
    for (const [i, node] of this.#nodes.entries()) {
      node.credit(this.#answers[i] ?? 0, this.#judge.valueFor(node.seat));
    }
  }

  #descend(world: G['state']): void {
    let node = this.root;
    let isNew = false;
    while (!isOver(world) && !isNew) {
      const way = this.#answerAll(node, world);
      if (isOver(world)) return;
      const [next] = askedSeats(this.#game, world);
      ({ node, isNew } = node.after(`${way}|${next}`, next ?? 0));
    }
  }

  /** Every seat asked now answers, each from its own part of the tree; returns what they answered, in one line. */
  #answerAll(node: VeiledNode<G['move']>, world: G['state']): string {
    const asked = this.#askedFrom(node, world);
    const given: string[] = [];
    for (const seat of asked) {
      const own = seat === node.seat ? node : node.after(`beside ${seat}`, seat).node;
      const move = this.#choose(own, world);
      play(this.#game, world, seat, move, this.#fate);
      given.push(keyOf(move));
    }
    return given.join('|');
  }

  /** The seats asked, the node's own first; the searching seat goes first at the root. */
  #askedFrom(node: VeiledNode<G['move']>, world: G['state']): readonly Seat[] {
    const asked = askedSeats(this.#game, world);
    return asked.length < 2 ? asked : [node.seat, ...asked.filter((seat) => seat !== node.seat)];
  }

  #choose(node: VeiledNode<G['move']>, world: G['state']): G['move'] {
    const answer = node.choose(this.#possible(node, world), this.#settings.exploration);
    this.#nodes.push(node);
    this.#answers.push(answer);
    return at(node.moves, answer);
  }

  /** The values of a dial tried before and free in this world, and now and then a new one. */
  #addFromDial(node: VeiledNode<G['move']>, dial: Dial<G['move']>, possible: number[]): void {
    const tried = node.moves.flatMap((move, answer) => (isFreeOn(dial, move) ? [answer] : []));
    possible.push(...tried);
    if (tried.length < widthAfter(node.n)) possible.push(node.numberOf(sampleDial(dial, this.#fate)));
  }

  /** The answers to choose among in this world: all, or of very many those known and a few new ones. */
  #possible(node: VeiledNode<G['move']>, world: G['state']): number[] {
    const { moves, count, dials } = legalFor(this.#game, world, node.seat, this.#menu);
    const possible: number[] = [];
    let fresh = count > MANY ? NEW_ANSWERS : count;
    for (let i = 0; i < count; i++) {
      const move = at(moves, i);
      if (count <= MANY || node.knows(move) || fresh-- > 0) possible.push(node.numberOf(move));
    }
    for (const dial of dials) this.#addFromDial(node, dial, possible);
    return possible;
  }
}

function isFreeOn<M extends AnyMove>(dial: Dial<M>, move: M): boolean {
  const value: unknown = Reflect.get(move, dial.arg);
  return (
    isOnDial(dial, value) && keyOf(turnDial(dial, value)) === keyOf(move) && dial.no?.(value) === undefined
  );
}

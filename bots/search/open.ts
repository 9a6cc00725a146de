/** Search where nothing is hidden (UCT): every iteration walks down from a copy of the one true position. */

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
} from '@tortuga/kernel';
import { Judge } from './judge.ts';
import { TracedFate } from './luck.ts';
import { NO_LUCK, Node } from './node.ts';
import type { Settings } from './settings.ts';
import { mostPromising, Walk } from './walk.ts';

/** A first sight is off by up to so much, or two matches would go the same way. */
const WHIM = 0.02;
const WHIMS = 1024;

export class OpenSearch<G extends GameTypes> {
  readonly root: Node<G['move']>;
  readonly #game: Game<G>;
  readonly #state: G['state'];
  readonly #fate: TracedFate;
  readonly #settings: Settings;
  readonly #judge: Judge<G>;
  readonly #walk = new Walk<G>();
  readonly #menu = new LegalMenu<G['move'], G['reason']>();

  /** Grows the tree of a position; `known` is what was grown before of the same tree. */
  constructor(game: Game<G>, state: G['state'], fate: Fate, settings: Settings, known?: Node<G['move']>) {
    this.#game = game;
    this.#state = state;
    this.#fate = new TracedFate(fate);
    this.#settings = settings;
    this.#judge = new Judge(game, settings.contempt);
    this.root = known ?? this.#question(state);
  }

  #question(state: G['state']): Node<G['move']> {
    const seat = at(askedSeats(this.#game, state), 0);
    return new Node(seat, legalFor(this.#game, state, seat, this.#menu));
  }

  /** One walk down the tree, one new question, one judgement, carried back up. */
  iterate(): void {
    const state = this.#game.copy(this.#state);
    this.#walk.clear();
    this.#descend(state);
    this.#judge.playOut(state, this.#settings.plies, this.#fate);
    this.#walk.carryBack(this.#judge);
  }

  #descend(state: G['state']): void {
    let node = this.root;
    while (!isOver(state)) {
      this.#open(node, state);
      const answer = mostPromising(node, this.#settings.exploration);
      this.#walk.go(node, answer);
      this.#fate.trace = NO_LUCK;
      play(this.#game, state, node.seat, at(node.moves, answer), this.#fate);
      const next = node.after(answer, this.#fate.trace);
      if (next === undefined) {
        if (!isOver(state)) node.grow(answer, this.#fate.trace, this.#question(state));
        return;
      }
      node = next;
    }
  }

  /** Opens the answers whose time has come, each with a first sight of what it leads to. */
  #open(node: Node<G['move']>, state: G['state']): void {
    for (let move = node.widen(this.#fate); move !== undefined; move = node.widen(this.#fate)) {
      const { sight } = this.#settings;
      node.open(move, sight, sight === 0 ? 0 : sight * this.#firstSight(node, move, state));
    }
  }

  #firstSight(node: Node<G['move']>, move: G['move'], state: G['state']): number {
    const next = this.#game.copy(state);
    play(this.#game, next, node.seat, move, this.#fate);
    this.#judge.judge(next);
    return this.#judge.valueFor(node.seat) + (WHIM * this.#fate.draw(WHIMS)) / WHIMS;
  }
}

/** What a bot remembers from one answer to the next: the tree it grew, as far as the match went that way. */

import { type Fate, type Game, type GameTypes, isOver, play, RulesBug } from '@tortuga/kernel';
import { NO_LUCK, type Node } from './node.ts';

interface Kept<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: G['state'];
  readonly root: Node<G['move']>;
}

/**
 * The memory of one bot in one seat of one match. It serves where nothing is hidden and no luck came between;
 * elsewhere it stays empty. It holds no more than its owner has seen.
 */
export class Memory<G extends GameTypes = GameTypes> {
  #kept: Kept<G> | undefined;

  /** Remembers a tree that was grown from a position. */
  keep(game: Game<G>, state: G['state'], root: Node<G['move']>): void {
    this.#kept = { game, state, root };
  }

  /** The part of the tree that belongs to a position reached since, if there is one. */
  recall(game: Game<G>, state: Readonly<G['state']>): Node<G['move']> | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept === undefined || kept.game !== game) return undefined;
    return new Search(game, kept.root.seat, JSON.stringify(state)).after(kept.state, kept.root);
  }
}

/** Drawing is refused: a position after luck is not looked for. */
const unlucky: Fate = {
  draw() {
    throw new RulesBug('luck came between');
  },
};

/** Looks through the tree, past the answers of the others, until it is the same seat's turn again. */
class Search<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #seat: number;
  readonly #wanted: string;

  constructor(game: Game<G>, seat: number, wanted: string) {
    this.#game = game;
    this.#seat = seat;
    this.#wanted = wanted;
  }

  after(state: G['state'], node: Node<G['move']>): Node<G['move']> | undefined {
    for (const [answer, move] of node.moves.entries()) {
      const next = node.after(answer, NO_LUCK);
      if (next === undefined) continue;
      const found = this.#reach(this.#played(state, node, move), next);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #reach(state: G['state'] | undefined, node: Node<G['move']>): Node<G['move']> | undefined {
    if (state === undefined || isOver(state)) return undefined;
    if (node.seat !== this.#seat) return this.after(state, node);
    return JSON.stringify(state) === this.#wanted ? node : undefined;
  }

  #played(state: G['state'], { seat }: Node<G['move']>, move: G['move']): G['state'] | undefined {
    const next = this.#game.copy(state);
    try {
      play(this.#game, next, seat, move, unlucky);
    } catch (error) {
      if (error instanceof RulesBug) return undefined;
      throw error;
    }
    return next;
  }
}

/** One look at every answer: what the game's evaluation says right after it. */

import { type GameTypes, isOver, play } from '@tortuga/kernel';
import type { Thinking } from './bot.ts';
import { candidates, endsOfDials } from './offers.ts';
import { resultFor } from './search/result.ts';

/** How many values of a dial are looked at. */
const THROWS = 8;

/** Worlds imagined for each answer, so that luck and secrets even out. */
const WORLDS = 4;

/** An answer and its worth at first sight. */
export interface Glance<G extends GameTypes> {
  readonly move: G['move'];
  readonly value: number;
}

export function glance<G extends GameTypes>(thinking: Thinking<G>): Glance<G>[] {
  const { offers, fate } = thinking;
  const moves = [...candidates(offers, fate, THROWS), ...endsOfDials(offers)];
  return moves.map((move) => ({ move, value: expected(thinking, move) }));
}

function expected<G extends GameTypes>({ game, view, seat, fate }: Thinking<G>, move: G['move']): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) {
    const state = game.imagine(view, seat, fate);
    play(game, state, seat, move, fate);
    sum += isOver(state) ? resultFor(game.outcome(state)?.places ?? [], seat) : game.evaluate(state, seat);
  }
  return sum / WORLDS;
}

/** The answers that are at most so much worse than the best. */
export function within<G extends GameTypes>(glances: readonly Glance<G>[], margin: number): G['move'][] {
  const best = Math.max(...glances.map(({ value }) => value));
  return glances.filter(({ value }) => value >= best - margin).map(({ move }) => move);
}

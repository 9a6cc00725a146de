import { type GameTypes, isOver, pick, play } from '@tortuga/kernel';
import type { Thinking } from './bot.ts';
import { candidates } from './offers.ts';
import { resultFor } from './search/result.ts';

/** How many values of a dial are tried. */
const THROWS = 8;

/** Worlds imagined for each answer, so that luck and secrets even out. */
const WORLDS = 4;

/** The answer after which the game's evaluation is best, over a few imagined worlds. */
export function greedy<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  const { offers, fate } = thinking;
  let best: G['move'][] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of candidates(offers, fate, THROWS)) {
    const value = expected(thinking, move);
    if (value > highest) [best, highest] = [[], value];
    if (value === highest) best.push(move);
  }
  return pick(fate, best);
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

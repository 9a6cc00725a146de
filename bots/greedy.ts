import type { GameTypes } from '@tortuga/kernel';
import type { Thinking } from './bot.ts';
import { choose } from './glance.ts';

/** The answer after which the game's evaluation is best. */
export function greedy<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  return choose(thinking, 0);
}

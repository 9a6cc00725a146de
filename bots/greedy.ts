import { type GameTypes, pick } from '@tortuga/kernel';
import type { Thinking } from './bot.ts';
import { glance, within } from './glance.ts';

/** The answer after which the game's evaluation is best. */
export function greedy<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  return pick(thinking.fate, within(glance(thinking), 0));
}

import { type GameTypes, pick } from '@tortuga/kernel';
import type { Thinking } from './bot.ts';
import { candidates } from './offers.ts';

/** Any legal answer. */
export function random<G extends GameTypes>({ offers, fate }: Thinking<G>): G['move'] {
  return pick(fate, candidates(offers, fate, 1));
}

/** What the games teach. */

import { LEARNING } from '../../games/learning.ts';
import type { Learning } from '../toolkit/learn.ts';

/** Every game has types of its own; whoever teaches it asks for nothing they have not in common. */
const LOADERS: { readonly [game: string]: (() => Promise<{ readonly learning: unknown }>) | undefined } =
  LEARNING;

/** A game that teaches nothing yet is no trouble. */
export async function loadLearning(game: string): Promise<Learning | undefined> {
  const loaded = await LOADERS[game]?.();
  return loaded?.learning as Learning | undefined;
}

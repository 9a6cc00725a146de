/** From the name of a game to what it teaches. */

import type { AnyGame } from '@tortuga/kernel';
import { LEARNING } from '../../games/learning.ts';
import { loadGame } from '../tables/games.ts';
import { loadPicture } from '../tables/pictures.ts';
import type { Learning } from '../toolkit/learn.ts';
import type { GameTable } from '../toolkit/picture.ts';

export interface Taught {
  readonly game: AnyGame;
  readonly learning: Learning;
  readonly picture: GameTable | undefined;
}

/** Every game has types of its own; whoever teaches it asks for nothing they have not in common. */
const LOADERS: { readonly [game: string]: (() => Promise<{ readonly learning: unknown }>) | undefined } =
  LEARNING;

/** A game that teaches nothing yet is no trouble. */
export async function loadLearning(game: string): Promise<Learning | undefined> {
  const loaded = await LOADERS[game]?.();
  return loaded?.learning as Learning | undefined;
}

export async function loadTaught(id: string): Promise<Taught | undefined> {
  const [game, learning, picture] = await Promise.all([loadGame(id), loadLearning(id), loadPicture(id)]);
  return game === undefined || learning === undefined ? undefined : { game, learning, picture };
}

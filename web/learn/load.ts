/** From the name of a game to all that is needed to teach it. */

import type { AnyGame } from '@tortuga/kernel';
import { loadGame } from '../tables/games.ts';
import { loadPicture } from '../tables/pictures.ts';
import type { Learning } from '../toolkit/learn.ts';
import type { GameTable } from '../toolkit/picture.ts';
import { loadLearning } from './learnings.ts';

export interface Taught {
  readonly game: AnyGame;
  readonly learning: Learning;
  readonly picture: GameTable | undefined;
}

export async function loadTaught(id: string): Promise<Taught | undefined> {
  const [game, learning, picture] = await Promise.all([loadGame(id), loadLearning(id), loadPicture(id)]);
  return game === undefined || learning === undefined ? undefined : { game, learning, picture };
}

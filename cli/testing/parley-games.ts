/** All games and one more. */

import { GAMES as REAL } from '@tortuga/games';
import type { GameShelf } from '../matches/play-all.ts';
import { parley } from './parley.ts';

/** @public Threads find it by the address of this module. */
export const GAMES = [...REAL, parley];

export const PARLEY_SHELF: GameShelf = { games: GAMES, module: import.meta.url };

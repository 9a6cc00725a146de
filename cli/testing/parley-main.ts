/** The program with one more game, for tests of what no real game here asks. */

import { fileURLToPath } from 'node:url';
import { GAMES } from '@tortuga/games';
import { tortuga } from '../tortuga.ts';
import { parley } from './parley.ts';

export const PARLEY_MAIN = fileURLToPath(import.meta.url);

if (process.argv[1] === PARLEY_MAIN) {
  process.exitCode = await tortuga(process.argv.slice(2), [...GAMES, parley]);
}

/** The program with one more game, for tests of what no real game here asks. */

import { fileURLToPath } from 'node:url';
import { tortuga } from '../tortuga.ts';
import { PARLEY_SHELF } from './parley-games.ts';

export const PARLEY_MAIN = fileURLToPath(import.meta.url);

if (process.argv[1] === PARLEY_MAIN) {
  process.exitCode = await tortuga(process.argv.slice(2), PARLEY_SHELF);
}

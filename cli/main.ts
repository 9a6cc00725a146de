/** The program `tortuga`. */

import { GAMES } from '@tortuga/games';
import { tortuga } from './tortuga.ts';

// A reader that has seen enough (`tortuga replay … | head`) is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = await tortuga(process.argv.slice(2), {
  games: GAMES,
  module: import.meta.resolve('@tortuga/games'),
});

/** The program `tortuga`. */

import { GAMES } from '@tortuga/games';
import { tortuga } from './tortuga.ts';

process.exitCode = await tortuga(process.argv.slice(2), GAMES);

/** The worker in which bots think. */

import { GAMES } from '@tortuga/games';
import { listen } from './listen.ts';

listen(GAMES);

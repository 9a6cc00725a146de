import { wholeGames } from './whole-games.ts';

wholeGames('port-royal', 3);

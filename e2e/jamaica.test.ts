import { wholeGames } from './whole-games.ts';

wholeGames('jamaica', 3);

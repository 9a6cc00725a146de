import { wholeGames } from './whole-games.ts';

wholeGames('piratenbucht', 3);

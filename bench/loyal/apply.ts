/** Games of Loyal Captain move by move, as a server takes them. */

import type { Figure } from '../figure.ts';
import { type Contestant, compare } from '../race.ts';
import * as bgio from './bgio.ts';
import * as kernel from './kernel.ts';
import { luckFrom } from './luck.ts';

const GAMES = 100;

/** The moves of some games played at random. */
export function recordGames(games = GAMES): readonly (readonly kernel.Move[])[] {
  return Array.from({ length: games }, (_, seed) => {
    const moves: kernel.Move[] = [];
    kernel.playOut(luckFrom(seed), (move) => moves.push(move));
    return moves;
  });
}

/** Plays one recorded game after the other, round and round. */
function replaying(name: string, play: (moves: readonly kernel.Move[]) => number): Contestant {
  const games = recordGames();
  let next = 0;
  return { name, run: () => play(games[next++ % games.length] ?? []) };
}

export const applying: readonly Figure[] = [
  {
    name: 'kernel.apply.vs.bgio',
    what: 'given moves, each checked, copied and recorded: kernel over boardgame.io',
    run(note) {
      const client = bgio.openClient();
      const theirs = replaying('boardgame.io', (moves) => bgio.applyAll(client, moves));
      return compare(replaying('kernel', kernel.applyAll), theirs, note);
    },
  },
];

/** All games, and what Loyal Captain would be if its rules were wrong in ways that threads must survive. */

import { GAMES as REAL } from '@tortuga/games';
import { type AnyGame, RulesBug } from '@tortuga/kernel';

const loyal = REAL.find(({ id }) => id === 'loyal-captain');
if (loyal === undefined) throw new Error('Loyal Captain is gone');

/** A search copies, a sailor does not. */
function whereCopying(id: string, copy: () => never): AnyGame {
  return { ...loyal, id, copy } as AnyGame;
}

function loopForever(): never {
  for (;;);
}

export const GAMES: readonly AnyGame[] = [
  ...REAL,
  whereCopying('stuck', loopForever),
  whereCopying('deadly', () => process.exit(1)),
  whereCopying('broken', () => {
    throw new RulesBug('nobody can copy this');
  }),
  { ...loyal, id: 'hopeless', imagine: loopForever } as AnyGame,
];

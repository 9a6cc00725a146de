/** A worker that knows all games, and what Loyal Captain would be if its rules were wrong. */

import { GAMES } from '@tortuga/games';
import type { AnyGame } from '@tortuga/kernel';
import { listen } from '@tortuga/web/listen';

function loopForever(): never {
  for (;;);
}

function fail(): never {
  throw new Error('nobody can copy this');
}

const loyal = GAMES.find(({ id }) => id === 'loyal-captain');

listen([
  ...GAMES,
  // A search copies, a sailor does not.
  { ...loyal, id: 'stuck', copy: loopForever } as AnyGame,
  { ...loyal, id: 'broken', copy: fail } as AnyGame,
  { ...loyal, id: 'hopeless', imagine: loopForever } as AnyGame,
]);

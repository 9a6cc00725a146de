/** A boardgame.io server with its storage in memory, for the same game. */

import { createRequire } from 'node:module';
import { game } from '../loyal/bgio-game.ts';
import { report } from './child.ts';

// Its entry for servers is CommonJS only.
const { Server, Origins } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run(0);
const address = running.appServer.address();
if (address === null || typeof address === 'string') throw new Error('no port');
report(address.port, () => {
  server.kill(running);
  return Promise.resolve();
});

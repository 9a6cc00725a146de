/** Players at a boardgame.io server, over its own protocol. */

import { io, type Socket } from 'socket.io-client';
import { enumerate } from '../loyal/bgio-game.ts';
import type { Deck } from '../loyal/bgio-rules.ts';
import { anyOf, type BusyTable, type Swarm } from './swarm.ts';

interface TheirState {
  readonly G: Deck;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

class TheirPlayer {
  readonly #socket: Socket;
  readonly #id: string;
  readonly #swarm: Swarm;
  #match: string;
  #askedAt = 0;

  constructor(socket: Socket, id: string, match: string, swarm: Swarm) {
    this.#socket = socket;
    this.#id = id;
    this.#match = match;
    this.#swarm = swarm;
    socket.on('sync', (_match: string, { state }: { state: TheirState }) => this.#play(state));
    socket.on('update', (match_: string, state: TheirState) => {
      if (match_ !== this.#match) return;
      // Whoever is not asked now has just moved.
      if (state.ctx.currentPlayer !== this.#id || state.ctx.gameover !== undefined) this.#acknowledge();
      this.#play(state);
    });
  }

  /** A match comes into being when somebody asks for it. */
  join(): void {
    this.#socket.emit('sync', this.#match, this.#id, undefined, 2);
  }

  #acknowledge(): void {
    if (this.#askedAt > 0) this.#swarm.count(this.#askedAt);
    this.#askedAt = 0;
  }

  #play(state: TheirState): void {
    const { ctx } = state;
    if (ctx.gameover !== undefined) {
      this.#match += "'";
      this.join();
    } else if (ctx.currentPlayer === this.#id) {
      if (this.#swarm.isHeld) this.#swarm.keep(() => this.#answer(state));
      else this.#answer(state);
    }
  }

  #answer({ G, ctx, _stateID }: TheirState): void {
    const { move: type, args } = anyOf(enumerate(G, ctx));
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#id } };
    this.#askedAt = performance.now();
    this.#socket.emit('update', action, _stateID, this.#match, this.#id);
  }
}

export async function theirTable(port: number, match: string, swarm: Swarm): Promise<BusyTable> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const sockets = ['0', '1'].map(() => io(`http://127.0.0.1:${port}/loyal-captain`, options));
  await Promise.all(
    sockets.map((socket) => new Promise<void>((open) => socket.once('connect', () => open()))),
  );
  const players = sockets.map((socket, i) => new TheirPlayer(socket, String(i), match, swarm));
  for (const player of players) player.join();
  return {
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

/** Loyal Captain through boardgame.io's local client. */

import { createRequire } from 'node:module';
import type { Fate } from '@tortuga/kernel';
import { enumerate, game } from './bgio-game.ts';
import type { Move } from './kernel.ts';

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});

const load = createRequire(import.meta.url);

/** Loads boardgame.io late: it settles for production or not while it loads. */
export function openClient() {
  const { Client }: ClientModule = load('boardgame.io/client');
  return Client({ game, numPlayers: 2, debug: false });
}

export type Client = ReturnType<typeof openClient>;

/** The state of a client; a local one always has it. */
export function stateOf(client: Client) {
  const state = client.getState();
  if (state === null) throw new Error('the client of boardgame.io has no state');
  return state;
}

/** Plays a game at random and returns the number of its moves. */
export function playOut(client: Client, luck: Fate): number {
  client.reset();
  let state = stateOf(client);
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const choices = enumerate(state.G, state.ctx);
    const choice = choices[luck.draw(choices.length)];
    if (choice !== undefined) client.moves[choice.move]?.(...choice.args);
    state = stateOf(client);
    moves += 1;
  }
  return moves;
}

/** Plays given moves, each checked by the rules. */
export function applyAll(client: Client, moves: readonly Move[]): number {
  client.reset();
  for (const move of moves) {
    if (move.type === 'place') client.moves['place']?.(move.at);
    else client.moves['step']?.(move.from, move.to);
  }
  return stateOf(client).ctx.turn;
}

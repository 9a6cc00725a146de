/** The sequence of play, as questions. */

import type { Game } from '@tortuga/kernel';
import { dig } from './moves/dig.ts';
import { demand, greet } from './moves/hail.ts';
import { hide } from './moves/hide.ts';
import { fight, pay } from './moves/parley.ts';
import { sail } from './moves/sail.ts';
import { spy } from './moves/spy.ts';
import { say } from './say.ts';
import type { Smuggler } from './state.ts';

export const phases: Game<Smuggler>['phases'] = {
  hide: {
    seats: ({ captains }) => [...captains.keys()],
    prompt: () => say('hide.ask'),
    moves: [hide],
    unseal: ({ state }) => void state.stack.pop(),
  },
  turn: {
    seats: ({ active }) => [active],
    prompt: ({ state: { round, options } }) => say('turn.ask', { round, rounds: options.rounds }),
    moves: [sail, dig, spy],
  },
  hail: {
    seats: ({ active }) => [active],
    prompt: () => say('hail.ask'),
    moves: [demand, greet],
  },
  parley: {
    seats: (_, { rival }) => [rival],
    prompt: ({ state, frame: { sum } }) => say('parley.ask', { captain: state.active, sum }),
    moves: [pay, fight],
  },
};

/** Tree search in Loyal Captain from the first move, every iteration played out to the end of the game. */

import { createRequire } from 'node:module';
import { noFate } from '@tortuga/kernel';
import { OpenSearch } from '../../bots/search/open.ts';
import { loyalCaptain } from '../../games/captn-kidd/loyal-captain.ts';
import type { Figure } from '../figure.ts';
import { type Contestant, compare, RULES } from '../race.ts';
import { openClient, stateOf } from './bgio.ts';
import { enumerate, game } from './bgio-game.ts';
import { TABLE } from './kernel.ts';
import { luckFrom } from './luck.ts';

type AiModule = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});

const SEED = 1701;

/** Iterations of one search: enough for the tree to matter. */
const ITERATIONS = 200;

const TO_THE_END = { exploration: Math.SQRT2, plies: Number.POSITIVE_INFINITY, sight: 0, contempt: 0 };

function ours(): Contestant {
  const luck = luckFrom(SEED);
  return {
    name: 'bots',
    run() {
      const search = new OpenSearch(
        loyalCaptain,
        loyalCaptain.setup(TABLE, noFate, undefined),
        luck,
        TO_THE_END,
      );
      for (let i = 0; i < ITERATIONS; i++) search.iterate();
      return ITERATIONS;
    },
  };
}

function boardgameIo(): Contestant {
  const { MCTSBot }: AiModule = createRequire(import.meta.url)('boardgame.io/ai');
  const bot = new MCTSBot({
    game,
    enumerate,
    seed: String(SEED),
    iterations: ITERATIONS,
    // A number is cut at 100 plies by its options; a function is not.
    playoutDepth: () => Number.POSITIVE_INFINITY,
  });
  const state = stateOf(openClient());
  return {
    name: 'boardgame.io',
    run() {
      // It searches at once and hands over a promise that is already kept.
      void bot.play(state, '0');
      return ITERATIONS;
    },
  };
}

export const searches: readonly Figure[] = [
  {
    name: 'search.iterations.vs.bgio',
    what: "tree search in Loyal Captain, playouts to the end: our iterations over those of boardgame.io's bot",
    run: (note) =>
      compare(ours(), boardgameIo(), note, {
        ...RULES,
        rounds: 9,
        warmUps: 3,
        batch: ITERATIONS,
        unit: 'iterations',
      }),
  },
];

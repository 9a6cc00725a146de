/** Pirates of the Spanish Main: fleets on an open sea, in search of gold. */

import type { Game } from '@tortuga/kernel';
import { evaluate, ponder } from './bot/evaluate.ts';
import { copy } from './rules/copy.ts';
import { goods } from './rules/goods.ts';
import { imagine } from './rules/imagine/imagine.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases.ts';
import { setup } from './rules/setup.ts';
import { sketch } from './rules/sketch/sketch.ts';
import type { SpanishMain } from './rules/state.ts';
import { homeGold } from './rules/steps/gold.ts';
import { view } from './rules/view.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

export const spanishMain: Game<SpanishMain> = {
  id: 'spanish-main',
  version: 1,
  seats: [2, 3, 4, 5],
  options: {
    points: { values: ['20', '30', '40'], default: '30' },
    fleets: { values: ['ready', 'draft', 'free', 'quick'], default: 'ready' },
    islands: { values: ['chart', 'hand'], default: 'chart' },
    coins: { values: ['usual', 'sets', 'free'], default: 'usual' },
    uniques: { values: ['off', 'random', 'chosen'], default: 'off' },
    promos: { values: ['off', 'on'], default: 'off' },
  },
  phases,
  setup,
  copy,
  outcome,
  view,
  imagine,
  hasWideDials: true,
  evaluate,
  ponder,
  goods,
  figures: (state) => ({
    turns: state.turn,
    goldHome: state.players.reduce((sum, _, seat) => sum + homeGold(state, seat), 0),
    shipsSunk: state.ships.filter(({ status }) => status === 'sunk').length,
    endings: state.ended ?? 'none',
  }),
  // 200 turns of five players, each with many ships, each ship with a hundred questions.
  bound: 1_000_000,
  sketch,
  text: { en, nl, de },
};

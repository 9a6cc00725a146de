/** Jamaica: a race around the island in which not the first ship home wins, but the richest. */

import type { Game } from '@tortuga/kernel';
import { evaluate } from './bot/evaluate.ts';
import { copy } from './rules/copy.ts';
import { goods } from './rules/goods.ts';
import { imagine } from './rules/imagine.ts';
import { phases } from './rules/phases.ts';
import { figures, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { sketch } from './rules/sketch.ts';
import { FIRST_CAPTAINS, type Jamaica } from './rules/state.ts';
import { view } from './rules/view.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

export const jamaica: Game<Jamaica> = {
  id: 'jamaica',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  options: {
    bank: { values: ['unlimited', 'strict'], default: 'unlimited' },
    steal_pick: { values: ['slot', 'random'], default: 'slot' },
    discard_view: { values: ['open', 'top'], default: 'open' },
    first_captain: { values: FIRST_CAPTAINS, default: 'random' },
  },
  phases,
  setup,
  copy,
  outcome,
  view,
  imagine,
  evaluate,
  figures,
  goods,
  // END-8: there is no limit of rounds. Ships that sail at random are home after some forty.
  bound: 100_000,
  sketch,
  text: { en, nl, de },
};

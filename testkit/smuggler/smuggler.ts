/** Six isles, a storm, and a secret for everybody. */

import type { Game } from '@tortuga/kernel';
import { evaluate } from './bot/evaluate.ts';
import { copy } from './rules/copy.ts';
import { phases } from './rules/phases.ts';
import { outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { sketch } from './rules/sketch.ts';
import type { Smuggler } from './rules/state.ts';
import { imagine, view } from './rules/view.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

export const smuggler: Game<Smuggler> = {
  id: 'smuggler',
  version: 1,
  seats: [2, 3, 4],
  options: {
    rounds: { min: 1, max: 12, default: 8 },
    goal: { min: 5, max: 40, default: 20 },
    storms: { values: ['calm', 'wild'], default: 'calm' },
  },
  phases,
  setup,
  copy,
  outcome,
  view,
  imagine,
  evaluate,
  goods: ({ bank, captains, sack, digs }) => ({
    coins: captains.reduce((sum, { coins }) => sum + coins, bank),
    finds: sack.reduce((sum, left) => sum + left, digs.length),
  }),
  // Four captains choose a hideout; in each of twelve rounds they sail, demand and answer.
  bound: 4 + 12 * 4 * 3,
  sketch,
  text: { en, nl, de },
};

/** Piratenbucht: secret courses, dice battles and ship building over twelve rounds. */

import type { Game } from '@tortuga/kernel';
import { likelyCourse } from './bot/courses.ts';
import { evaluate, ponder } from './bot/evaluate.ts';
import { copy } from './rules/copy.ts';
import { outcome } from './rules/end/finale.ts';
import { goods } from './rules/goods.ts';
import { imagine } from './rules/imagine.ts';
import { phases } from './rules/phases.ts';
import { setup } from './rules/setup.ts';
import { sketch } from './rules/sketch.ts';
import type { Piratenbucht } from './rules/state.ts';
import { view } from './rules/view.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

export const piratenbucht: Game<Piratenbucht> = {
  id: 'piratenbucht',
  version: 1,
  seats: [3, 4, 5],
  options: {
    fameHitTest: { values: ['battle', 'ship'], default: 'battle' },
    blackbeardRevenge: { values: ['off', 'on'], default: 'off' },
    fameCardSplit: { values: ['9-5-2', '8-5-3'], default: '9-5-2' },
    boardingNewCrew: { values: ['cannons', 'six'], default: 'cannons' },
    duelScope: { values: ['first', 'all'], default: 'first' },
    sabotageScope: { values: ['enemies', 'anyone'], default: 'enemies' },
    treasureStock: { values: ['50', 'unlimited'], default: '50' },
    pauseOnWindows: { values: ['off', 'on'], default: 'off' },
  },
  phases,
  setup,
  copy,
  outcome,
  view,
  imagine: (seen, viewer, fate) => imagine(seen, viewer, fate, likelyCourse),
  evaluate,
  ponder,
  goods,
  figures: ({ tally }) => ({ ...tally }),
  // Only chance ends a battle; a match of people takes some 300 answers.
  bound: 10_000,
  sketch,
  text: { en, nl, de },
};

/** Port Royal (Wolfgang Panning, 2000): tricks for loot, and ships that must not be too heavy. */

import type { Game } from '@tortuga/kernel';
import { evaluate } from './bot/evaluate.ts';
import { copy } from './rules/copy.ts';
import { goods } from './rules/goods.ts';
import { imagine } from './rules/imagine.ts';
import { phases } from './rules/phases.ts';
import { ROUNDS, TRICKS } from './rules/rounds.ts';
import { outcome, sunkShips } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { sketch } from './rules/sketch.ts';
import type { PortRoyal } from './rules/state.ts';
import { view } from './rules/view.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

/** In an auction at most 19 bids and 3 passes; then two cards set aside and trump. */
const BEFORE_TRICKS = 19 + 3 + 2;
/** A leader is named, loot chosen, four cards played, the loot handled. */
const IN_A_TRICK = 1 + 1 + 4 + 1;
/** BONUS-10: each prisoner that can be won is locked up once. */
const PRISONERS = ROUNDS - 1;

export const portRoyal: Game<PortRoyal> = {
  id: 'port-royal',
  version: 1,
  seats: [3, 4],
  options: {
    tie: { values: ['shared', 'lowerDebt'], default: 'shared' },
    trickHistory: { values: ['all', 'last'], default: 'all' },
  },
  phases,
  setup,
  copy,
  outcome,
  view,
  imagine,
  evaluate,
  goods,
  figures: (state) => ({
    sunkShips: sunkShips(state),
    winningBid: state.bidTotal / ROUNDS,
    repaidBids: state.repaidBids,
    debt: state.debts.reduce((sum, debt) => sum + debt, 0) / state.debts.length,
  }),
  bound: ROUNDS * (BEFORE_TRICKS + TRICKS * IN_A_TRICK) + PRISONERS,
  sketch,
  text: { en, nl, de },
};

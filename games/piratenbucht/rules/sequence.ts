/** GEN-2, GEN-3: the sequence of play. When a stage has no question left, the next one begins. */

import { beginActions } from './actions/phase.ts';
import { beginBattles } from './battle/course.ts';
import { ROUNDS } from './data/numbers.ts';
import type { Doing } from './doing.ts';
import { beginFinale, goOnWithDuels } from './end/finale.ts';
import { endRound } from './end/round.ts';
import { beginHarbour } from './harbour/visits.ts';
import { plunder } from './islands/plunder.ts';
import type { Stage } from './state.ts';
import { beginRound } from './wheel/round.ts';

const AFTER: { readonly [S in Exclude<Stage, 'over'>]: (doing: Doing) => void } = {
  opening: beginRound,
  sailing: beginActions,
  actions: beginBattles,
  battles(doing) {
    plunder(doing);
    beginHarbour(doing);
  },
  harbour(doing) {
    endRound(doing);
    if (doing.state.round < ROUNDS) beginRound(doing);
    else beginFinale(doing);
  },
  duels: goOnWithDuels,
};

/** Goes on until somebody is asked or the match is over. */
export function proceed(doing: Doing): void {
  const { state } = doing;
  while (state.stack.length === 0 && state.stage !== 'over') AFTER[state.stage](doing);
}

import type { MoveRule } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { neighbours } from '../isles.ts';
import { say } from '../say.ts';
import type { Sail, Smuggler } from '../state.ts';
import { endTurn } from '../turn.ts';
import { wealthyRivals } from './hail.ts';

/** SAIL-1, SAIL-2: to a neighbouring isle, never into the storm. */
export const sail: MoveRule<Smuggler, Sail> = {
  type: 'sail',
  offers({ state, seat }, menu) {
    for (const to of neighbours(captainOf(state, seat).at)) {
      menu.add({ type: 'sail', to }, to === state.storm ? 'storm' : undefined);
    }
  },
  label: ({ to }) => say('sail', { to }),
  apply(turn, { to }) {
    const { state, seat, log } = turn;
    captainOf(state, seat).at = to;
    log?.({ type: 'sailed', seat, to });
    if (wealthyRivals(state, seat).length > 0) state.stack.push({ kind: 'hail' });
    else endTurn(turn);
  },
};

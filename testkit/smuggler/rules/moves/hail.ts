/** PARLEY-1: a meeting begins with a demand or a greeting. */

import type { MoveRule, Seat } from '@tortuga/kernel';
import { captainOf, halfPurse, rivalsOf } from '../captains.ts';
import { say } from '../say.ts';
import type { Demand, Greet, Smuggler, SmugglerState } from '../state.ts';
import { endTurn } from '../turn.ts';

/** The rivals on the same isle of whom anything can be demanded. */
export function wealthyRivals(state: Readonly<SmugglerState>, seat: Seat): Seat[] {
  const here = captainOf(state, seat).at;
  return rivalsOf(state, seat).filter((rival) => {
    const captain = captainOf(state, rival);
    return captain.at === here && halfPurse(captain) > 0;
  });
}

/** PARLEY-2: the dial goes as far as the purse, and says why nobody may turn it so far. */
export const demand: MoveRule<Smuggler, Demand> = {
  type: 'demand',
  offers({ state, seat }, menu) {
    for (const rival of wealthyRivals(state, seat)) {
      const purse = captainOf(state, rival);
      const no = (sum: number) => (sum > halfPurse(purse) ? 'too-greedy' : undefined);
      menu.dial({ type: 'demand', rival, sum: 1 }, 'sum', { min: 1, max: purse.coins, step: 1, no });
    }
  },
  label: ({ rival, sum }) => say('demand', { rival, sum }),
  notation: ({ rival, sum }) => `demand of ${rival + 1}: ${sum}`,
  apply({ state, seat, log }, { rival, sum }) {
    state.stack.pop();
    state.stack.push({ kind: 'parley', rival, sum });
    log?.({ type: 'demanded', seat, rival, sum });
  },
};

export const greet: MoveRule<Smuggler, Greet> = {
  type: 'greet',
  offers(_, menu) {
    menu.add({ type: 'greet' });
  },
  label: () => say('greet'),
  apply(turn) {
    turn.state.stack.pop();
    turn.log?.({ type: 'greeted', seat: turn.seat });
    endTurn(turn);
  },
};

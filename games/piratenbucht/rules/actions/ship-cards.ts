/** ACTION-13 to ACTION-17: cards that are laid into a sector of the own ship and stay there. */

import { captainOf } from '../captains.ts';
import { holds } from '../cards.ts';
import { SECTORS } from '../data/chart.ts';
import { REFITS } from '../data/tavern-cards.ts';
import type { Refit, Reinforce } from '../moves.ts';
import { say } from '../say.ts';
import type { ActionCardRule } from './card-rule.ts';

const REINFORCEMENTS = SECTORS.map((sector): Reinforce => ({ type: 'reinforce', sector }));
const REFITTINGS = SECTORS.map((sector): Refit => ({ type: 'refit', sector }));

/** ACTION-REINFORCE-1 */
export const reinforce: ActionCardRule<Reinforce> = {
  type: 'reinforce',
  cardOf: () => 'reinforce',
  offers({ state, seat }, menu) {
    if (!holds(state, seat, 'reinforce')) return;
    const { ship } = captainOf(state, seat);
    for (const way of REINFORCEMENTS) {
      menu.add(way, ship[way.sector].reinforce > 0 ? 'already-reinforced' : undefined);
    }
  },
  label: ({ sector }) => say('reinforce', { sector }),
  effect({ state, seat, log }, { sector }) {
    captainOf(state, seat).ship[sector].reinforce = 2;
    log?.({ type: 'shipCardLaid', seat, card: 'reinforce', sector });
  },
};

/** ACTION-NEWSAILS-1 and its like. There is one of each, so its sector is always free for it. */
export const refit: ActionCardRule<Refit> = {
  type: 'refit',
  cardOf: ({ sector }) => REFITS[sector],
  offers({ state, seat }, menu) {
    for (const way of REFITTINGS) if (holds(state, seat, REFITS[way.sector])) menu.add(way);
  },
  label: ({ sector }) => say('refit', { card: REFITS[sector] }),
  effect({ state, seat, log }, { sector }) {
    captainOf(state, seat).ship[sector].refit = 2;
    log?.({ type: 'shipCardLaid', seat, card: REFITS[sector], sector });
  },
};

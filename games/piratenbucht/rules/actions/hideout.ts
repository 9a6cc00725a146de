/** ACTION-HIDEOUT: gold or treasure from the stock. */

import { captainOf, loadTreasure } from '../captains.ts';
import { discard, holds } from '../cards.ts';
import { HIDEOUT_GOLD, HIDEOUT_TREASURE } from '../data/numbers.ts';
import type { Hideout } from '../moves.ts';
import { say } from '../say.ts';
import type { ActionCardRule } from './card-rule.ts';

const GOLD: Hideout = { type: 'hideout', take: 'gold' };
const TREASURE: Hideout = { type: 'hideout', take: 'treasure' };

export const hideout: ActionCardRule<Hideout> = {
  type: 'hideout',
  cardOf: () => 'hideout',
  offers({ state, seat }, menu) {
    if (!holds(state, seat, 'hideout')) return;
    menu.add(GOLD);
    menu.add(TREASURE);
  },
  label: ({ take }) => say(`hideout.${take}`),
  effect(turn, { take }) {
    const { state, seat, log } = turn;
    const gold = take === 'gold' ? HIDEOUT_GOLD : 0;
    const treasures = take === 'gold' ? 0 : loadTreasure(turn, seat, HIDEOUT_TREASURE);
    captainOf(state, seat).gold += gold;
    discard(state, 'hideout');
    log?.({ type: 'hideoutEmptied', seat, gold, treasures });
  },
};

/** ACTION-NAVY: the Royal Navy is sent to an island with rivals. */

import { RulesBug, type Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { isRivalAt, navyAt } from '../company.ts';
import { type Island, isLootIsland, TREASURE_ISLAND } from '../data/places.ts';
import type { PirateReason, SendNavy } from '../moves.ts';
import { say } from '../say.ts';
import type { PirateState } from '../state.ts';
import { type ActionCardRule, offersTo } from './card-rule.ts';

export const navy: ActionCardRule<SendNavy> = {
  type: 'navy',
  cardOf: () => 'navy',
  offers: offersTo('navy', (to) => ({ type: 'navy', to }), whyNot),
  label: ({ to }) => say('navy', { to }),
  // ACTION-NAVY-9, ACTION-NAVY-10: the card stays on its island until the end of phase 3.
  effect({ state, seat, log }, { to }) {
    if (!isLootIsland(to)) throw new RulesBug('the Navy never comes to Treasure Island');
    state.navies.push({ at: to, owner: seat });
    log?.({ type: 'navySent', seat, to });
  },
};

function whyNot(state: Readonly<PirateState>, seat: Seat, to: Island): PirateReason | undefined {
  if (to === TREASURE_ISLAND) return 'treasure-island';
  if (to === captainOf(state, seat).at) return 'own-ship-there';
  if (!isRivalAt(state, to, seat)) return 'nobody-there';
  return navyAt(state, to) === undefined ? undefined : 'navy-there';
}

/** ACTION-CHALLENGE: to an island with an opponent. */

import { RulesBug, type Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { discard } from '../cards.ts';
import { blackShipAt, isRivalAt, navyAt } from '../company.ts';
import { type Island, isLootIsland, TREASURE_ISLAND } from '../data/places.ts';
import type { Challenge, PirateReason } from '../moves.ts';
import { say } from '../say.ts';
import type { PirateState } from '../state.ts';
import { type ActionCardRule, offersTo } from './card-rule.ts';

export const challenge: ActionCardRule<Challenge> = {
  type: 'challenge',
  cardOf: () => 'challenge',
  offers: offersTo('challenge', (to) => ({ type: 'challenge', to }), whyNot),
  label: ({ to }) => say('challenge', { to }),
  effect({ state, seat, log }, { to }) {
    if (!isLootIsland(to)) throw new RulesBug('nobody is challenged on Treasure Island');
    const captain = captainOf(state, seat);
    log?.({ type: 'challenged', seat, from: captain.at, to });
    captain.at = to;
    discard(state, 'challenge');
  },
};

function whyNot(state: Readonly<PirateState>, seat: Seat, to: Island): PirateReason | undefined {
  if (to === TREASURE_ISLAND) return 'treasure-island';
  if (to === captainOf(state, seat).at) return 'here';
  const navy = navyAt(state, to);
  if (navy?.owner === seat) return 'own-navy';
  const hasOpponent =
    navy !== undefined || isRivalAt(state, to, seat) || blackShipAt(state, to) !== undefined;
  return hasOpponent ? undefined : 'nobody-there';
}

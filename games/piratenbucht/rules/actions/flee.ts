/** ACTION-FLEE: away from company. */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { discard } from '../cards.ts';
import { blackShipAt, isRivalAt, navyAt } from '../company.ts';
import { type Island, type Place, TREASURE_ISLAND } from '../data/places.ts';
import type { Escape, PirateReason } from '../moves.ts';
import { say } from '../say.ts';
import type { PirateState } from '../state.ts';
import { type ActionCardRule, offersTo } from './card-rule.ts';

export const flee: ActionCardRule<Escape> = {
  type: 'escape',
  cardOf: () => 'flee',
  offers: offersTo('flee', (to) => ({ type: 'escape', to }), whyNot),
  label: ({ to }) => say('escape', { to }),
  effect({ state, seat, log }, { to }) {
    const captain = captainOf(state, seat);
    log?.({ type: 'escaped', seat, from: captain.at, to });
    captain.at = to;
    discard(state, 'flee');
  },
};

function whyNot(state: Readonly<PirateState>, seat: Seat, to: Island): PirateReason | undefined {
  const here = captainOf(state, seat).at;
  if (!hasCompany(state, here, seat)) return 'alone';
  if (to === here) return 'here';
  if (to === TREASURE_ISLAND) return undefined;
  if (navyAt(state, to)?.owner === seat) return 'own-navy';
  return hasCompany(state, to, seat) ? 'not-empty' : undefined;
}

/** ACTION-FLEE-1, ACTION-FLEE-4, ACTION-FLEE-5: another captain, Blackbeard or the Navy. */
function hasCompany(state: Readonly<PirateState>, place: Place, seat: Seat): boolean {
  return (
    isRivalAt(state, place, seat) ||
    blackShipAt(state, place) !== undefined ||
    navyAt(state, place) !== undefined
  );
}

/** ACTION-SWAP: any card of the discard pile, for everybody to see. */

import { at, type Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { discard, holds } from '../cards.ts';
import { CARDS, type Card, INDEX } from '../data/tavern-cards.ts';
import type { PirateReason, Swap } from '../moves.ts';
import { say } from '../say.ts';
import type { PirateState } from '../state.ts';
import type { ActionCardRule } from './card-rule.ts';

const SWAPS = CARDS.map((card): Swap => ({ type: 'swap', card }));

/** ACTION-SWAP-3: two SWAPs that fetch each other would never let the phase end. */
function whyNot(state: Readonly<PirateState>, seat: Seat, card: Card): PirateReason | undefined {
  return card === 'swap' && captainOf(state, seat).seen.includes('swap') ? 'fetched-swap' : undefined;
}

export const swap: ActionCardRule<Swap> = {
  type: 'swap',
  cardOf: () => 'swap',
  offers({ state, seat }, menu) {
    if (!holds(state, seat, 'swap')) return;
    for (let kind = 0; kind < SWAPS.length; kind++) {
      if (at(state.discard, kind) > 0) menu.add(at(SWAPS, kind), whyNot(state, seat, at(CARDS, kind)));
    }
  },
  label: ({ card }) => say('swap', { card }),
  effect({ state, seat, log }, { card }) {
    const { hand, seen } = captainOf(state, seat);
    state.discard[INDEX[card]] = at(state.discard, INDEX[card]) - 1;
    hand.push(card);
    seen.push(card);
    // ACTION-SWAP-3: not before, or it could fetch itself.
    discard(state, 'swap');
    log?.({ type: 'swapped', seat, card });
  },
};

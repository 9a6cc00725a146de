/** Everything that may move but never appear or vanish. */

import { isOver } from '@tortuga/kernel';
import type { Card } from './cards.ts';
import { ROW } from './places.ts';
import { NONE, type PortRoyalState } from './state.ts';
import { FACES } from './taking.ts';

export function goods(state: Readonly<PortRoyalState>): { readonly [kind: string]: number } {
  const cards = cardsOf(state);
  return {
    cards: cards.length,
    differentCards: new Set(cards).size,
    loot: state.loot.filter((place) => place >= 0 && place <= ROW).length,
    prisoners: prisonersLeft(state) + state.attached + state.prisoners.length,
  };
}

function cardsOf({ hands, aside, trick, tricks, open, holder }: Readonly<PortRoyalState>): Card[] {
  const onTable = holder === NONE ? open : [];
  return [...hands.flat(), ...aside, ...trick, ...tricks.flatMap(({ cards }) => cards), ...onTable];
}

/** BONUS-1: one leaves the stack at the end of each round. */
function prisonersLeft(state: Readonly<PortRoyalState>): number {
  return FACES.length - state.round + (isOver(state) ? 0 : 1);
}

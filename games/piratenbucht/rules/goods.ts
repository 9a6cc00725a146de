/** What may move but never appear or vanish: tavern cards of every kind, pirate cards, treasures. */

import { at } from '@tortuga/kernel';
import { sizeOf } from './cards.ts';
import { SECTORS } from './data/chart.ts';
import { LOOT_ISLANDS } from './data/places.ts';
import { CARDS, type Card, INDEX, REFITS } from './data/tavern-cards.ts';
import type { Captain, PirateState } from './state.ts';

export function goods(state: Readonly<PirateState>): { readonly [kind: string]: number } {
  const counts = CARDS.map((_, kind) => at(state.deck, kind) + at(state.discard, kind));
  for (const card of state.open) add(counts, card);
  for (const _ of state.navies) add(counts, 'navy');
  for (const captain of state.captains) addOwned(counts, captain);
  return {
    ...Object.fromEntries(CARDS.map((card, kind) => [card, at(counts, kind)])),
    treasure: state.captains.reduce((sum, { treasure }) => sum + treasure, state.stock),
    pirateCards: sizeOf(state.pirates) + state.round * LOOT_ISLANDS.length,
  };
}

function addOwned(counts: number[], { hand, shown, ship }: Captain): void {
  for (const card of hand) add(counts, card);
  for (const card of shown) add(counts, card);
  for (const sector of SECTORS) {
    if (ship[sector].reinforce > 0) add(counts, 'reinforce');
    if (ship[sector].refit > 0) add(counts, REFITS[sector]);
  }
}

function add(counts: number[], card: Card): void {
  counts[INDEX[card]] = at(counts, INDEX[card]) + 1;
}

/** Tavern cards: the deck, the discard pile and the hands. */

import { at, drawFrom, type Seat } from '@tortuga/kernel';
import { captainOf } from './captains.ts';
import { CARDS, type Card, INDEX } from './data/tavern-cards.ts';
import type { QuietDoing } from './doing.ts';
import type { PirateState } from './state.ts';

/** How many cards a pile of counts holds. */
export function sizeOf(pile: readonly number[]): number {
  let size = 0;
  for (let i = 0; i < pile.length; i++) size += at(pile, i);
  return size;
}

/** GEN-13, GEN-14: what can still be drawn. */
export function cardsLeft({ deck, discard }: Readonly<PirateState>): number {
  return sizeOf(deck) + sizeOf(discard);
}

export function discard(state: PirateState, card: Card): void {
  state.discard[INDEX[card]] = at(state.discard, INDEX[card]) + 1;
}

/** Draws cards into a hand. HIDE-3: how many is public, which they are is not. */
export function drawCards(doing: QuietDoing, seat: Seat, due: number): void {
  const { state, fate, log } = doing;
  const cards: Card[] = [];
  while (cards.length < due && (sizeOf(state.deck) > 0 || reshuffle(doing))) {
    cards.push(at(CARDS, drawFrom(fate, state.deck)));
  }
  if (cards.length === 0) return;
  captainOf(state, seat).hand.push(...cards);
  log?.({ type: 'drew', seat, count: cards.length });
  log?.({ type: 'found', seat, cards }, [seat]);
}

/** GEN-13: the discard pile becomes the deck, if there is one. */
function reshuffle({ state, log }: QuietDoing): boolean {
  const count = sizeOf(state.discard);
  if (count === 0) return false;
  state.deck = state.discard;
  state.shuffled = state.deck.slice();
  state.discard = state.deck.map(() => 0);
  log?.({ type: 'reshuffled', count });
  return true;
}

/** Takes a card out of a hand. One that everybody knew to be there is no longer known to be. */
export function takeFromHand(state: PirateState, seat: Seat, card: Card): void {
  const { hand, seen } = captainOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  if (seen.includes(card)) seen.splice(seen.indexOf(card), 1);
}

export function holds(state: Readonly<PirateState>, seat: Seat, card: Card): boolean {
  return captainOf(state, seat).hand.includes(card);
}

/** Dealing hidden cards so that every hand could really be so. */

import { at, type Fate, RulesBug } from '@tortuga/kernel';
import type { Card } from './cards.ts';
import { NONE } from './state.ts';

/** Could this card be with that owner? */
export type Fits = (card: Card, owner: number) => boolean;

/** Puts a list in any order, in place. */
export function shuffleInPlace(list: number[], fate: Fate): void {
  for (let left = list.length; left > 1; left--) {
    const i = fate.draw(left);
    const last = at(list, left - 1);
    list[left - 1] = at(list, i);
    list[i] = last;
  }
}

/**
 * Reorders the cards so that each fits the owner at its index. Any deal without the misfits is as likely as any
 * other; misfits change places with others along a chain of cards that all fit (an augmenting path), so a deal
 * is found whenever there is one.
 */
export function dealHidden(cards: Card[], owners: readonly number[], fits: Fits, fate: Fate): void {
  shuffleInPlace(cards, fate);
  const misfits: Card[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (fits(card, at(owners, i))) continue;
    misfits.push(card);
    cards[i] = NONE;
  }
  for (const card of misfits) {
    const tried = owners.map(() => false);
    if (!findRoom(card, { cards, owners, fits, fate, tried })) throw new RulesBug('no such deal is possible');
  }
}

interface Table {
  readonly cards: Card[];
  readonly owners: readonly number[];
  readonly fits: Fits;
  readonly fate: Fate;
  readonly tried: boolean[];
}

/** Finds a free place for a card, or one whose card finds room elsewhere. */
function findRoom(card: Card, table: Table): boolean {
  const { cards, owners, fits, fate, tried } = table;
  const start = fate.draw(cards.length);
  for (let step = 0; step < cards.length; step++) {
    const i = (start + step) % cards.length;
    if (tried[i] || !fits(card, at(owners, i))) continue;
    tried[i] = true;
    const sitting = at(cards, i);
    if (sitting !== NONE && !findRoom(sitting, table)) continue;
    cards[i] = card;
    return true;
  }
  return false;
}

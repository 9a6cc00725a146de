import { RulesBug } from '@tortuga/kernel';
import type { Card } from './cards.ts';

/** Takes a card out of a hand. */
export function dropCard(hand: Card[], card: Card): void {
  const i = hand.indexOf(card);
  if (i < 0) throw new RulesBug('a card was played that is not in hand');
  // By hand: splice makes a list of what it takes out.
  for (let next = i + 1; next < hand.length; next++) hand[next - 1] = hand[next] ?? 0;
  hand.pop();
}

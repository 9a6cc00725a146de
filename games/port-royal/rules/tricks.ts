/** Tricks: what may be played, and who wins (TRICK, PIRATE). */

import { at, type Seat } from '@tortuga/kernel';
import { type Card, type Colour, colourOf, isPirate, numberOf } from './cards.ts';
import { NONE, type PortRoyalState } from './state.ts';

/** The trick in progress; states and views both have it. */
type OnTable = Pick<PortRoyalState, 'leader' | 'trick' | 'trump' | 'debts'>;

/** The seat that plays the next card. */
export function nextToPlay({ leader, trick, debts }: Readonly<OnTable>): Seat {
  return (leader + trick.length) % debts.length;
}

/** TRICK-5: the led colour; none before the first card, and none if a pirate was led. */
function ledColour(trick: readonly Card[]): Colour {
  const [first] = trick;
  return first === undefined || isPirate(first) ? NONE : colourOf(first);
}

export function hasPirate(trick: readonly Card[]): boolean {
  for (let i = 0; i < trick.length; i++) if (isPirate(at(trick, i))) return true;
  return false;
}

/**
 * TRICK-8: the colour one must be void in to play trump now, or `NONE` where trump is free: nothing is led,
 * trump itself is, or a pirate lies in the trick.
 */
export function guardedColour(trick: readonly Card[], trump: Colour): Colour {
  const led = ledColour(trick);
  return led === trump || hasPirate(trick) ? NONE : led;
}

export function holdsColour(hand: readonly Card[], colour: Colour): boolean {
  for (let i = 0; i < hand.length; i++) if (colourOf(at(hand, i)) === colour) return true;
  return false;
}

/** The winner by place in the order of play, the leader being 0 (TRICK-17, TRICK-18, PIRATE-8, PIRATE-9). */
export function winningIndex(trick: readonly Card[], trump: Colour): number {
  const isColourless = hasPirate(trick);
  let best = 0;
  for (let i = 1; i < trick.length; i++) {
    const [card, champion] = [at(trick, i), at(trick, best)];
    if (isColourless ? numberOf(card) >= numberOf(champion) : beats(card, champion, trump)) best = i;
  }
  return best;
}

/** Without a pirate: a higher card of the same colour, or trump on another colour. */
export function beats(card: Card, champion: Card, trump: Colour): boolean {
  if (colourOf(card) === colourOf(champion)) return card > champion;
  return colourOf(card) === trump;
}

/** Who will probably win the trick in progress, if everybody plays for or against the loot at stake (BOT-14). */

import { at, type Seat } from '@tortuga/kernel';
import { type Card, type Colour, colourOf, isPirate, numberOf } from '../rules/cards.ts';
import { NONE, type PortRoyalState } from '../rules/state.ts';
import { beats, guardedColour, hasPirate, holdsColour, winningIndex } from '../rules/tricks.ts';

/** The trick as it goes on in mind; overwritten by the next. */
const table: Card[] = [];

/** The winner, if those who want the loot win it as cheaply as they can and the others keep out of it. */
export function likelyWinner(state: Readonly<PortRoyalState>, wants: readonly boolean[]): Seat {
  const { trick, leader, hands } = state;
  table.length = 0;
  for (let i = 0; i < trick.length; i++) table.push(at(trick, i));
  if (trick.length > 0) return playedOut(state, wants);
  let winner = leader;
  const hand = at(hands, leader);
  // The leader looks for a card that brings what is wanted, from the lowest of the first colour on.
  for (let i = 0; i < hand.length; i++) {
    table.length = 0;
    table.push(at(hand, i));
    winner = playedOut(state, wants);
    if ((winner === leader) === at(wants, leader)) break;
  }
  return winner;
}

function playedOut({ leader, trump, hands }: Readonly<PortRoyalState>, wants: readonly boolean[]): Seat {
  const seats = hands.length;
  while (table.length < seats) {
    const seat = (leader + table.length) % seats;
    table.push(answerOf(at(hands, seat), trump, at(wants, seat)));
  }
  return (leader + winningIndex(table, trump)) % seats;
}

/** The lowest card that wins so far or, for those who do not want to, that does not. */
function answerOf(hand: readonly Card[], trump: Colour, wants: boolean): Card {
  const guarded = guardedColour(table, trump);
  const barred = guarded !== NONE && holdsColour(hand, guarded) ? trump : NONE;
  let [chosen, fallback]: [Card, Card] = [NONE, at(hand, 0)];
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (colourOf(card) === barred) continue;
    fallback = card;
    if (isAhead(card, trump) !== wants) continue;
    if (chosen === NONE || numberOf(card) < numberOf(chosen)) chosen = card;
  }
  return chosen === NONE ? fallback : chosen;
}

/** Would this card win the trick as it lies? */
function isAhead(card: Card, trump: Colour): boolean {
  if (!isPirate(card) && !hasPirate(table)) return beats(card, at(table, winningIndex(table, trump)), trump);
  let highest = 0;
  for (let i = 0; i < table.length; i++) highest = Math.max(highest, numberOf(at(table, i)));
  return numberOf(card) >= highest;
}

/** Who will probably win the trick in progress, if everybody plays for or against the loot at stake. */

import { at, type Seat } from '@tortuga/kernel';
import { type Card, type Colour, colourOf, isPirate, numberOf } from '../rules/cards.ts';
import { NONE, type PortRoyalState } from '../rules/state.ts';
import { beats, hasPirate, holdsColour, ledColour, winningIndex } from '../rules/tricks.ts';

/** The trick as it is played out in mind; overwritten by the next. */
const table: Card[] = [];

/** The winner, if those who want the loot win it as cheaply as they can and the others keep out of it. */
export function likelyWinner(state: Readonly<PortRoyalState>, wants: readonly boolean[]): Seat {
  const { trick, leader, hands } = state;
  if (trick.length > 0) {
    fill(trick);
    return playOut(state, wants);
  }
  let winner = leader;
  const hand = at(hands, leader);
  for (let i = 0; i < hand.length; i++) {
    table.length = 0;
    table.push(at(hand, i));
    winner = playOut(state, wants);
    if ((winner === leader) === at(wants, leader)) break;
  }
  return winner;
}

function fill(trick: readonly Card[]): void {
  table.length = 0;
  for (let i = 0; i < trick.length; i++) table.push(at(trick, i));
}

function playOut({ leader, trump, hands }: Readonly<PortRoyalState>, wants: readonly boolean[]): Seat {
  const seats = hands.length;
  while (table.length < seats) {
    const seat = (leader + table.length) % seats;
    table.push(answerTo(at(hands, seat), trump, at(wants, seat)));
  }
  return (leader + winningIndex(table, trump)) % seats;
}

/** The lowest card that wins so far, or the lowest that does not. */
function answerTo(hand: readonly Card[], trump: Colour, wants: boolean): Card {
  const isFree = hasPirate(table);
  const led = ledColour(table);
  const barred = !isFree && led !== NONE && led !== trump && holdsColour(hand, led) ? trump : NONE;
  const champion = at(table, winningIndex(table, trump));
  let fallback = at(hand, 0);
  let chosen: Card = NONE;
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (colourOf(card) === barred) continue;
    fallback = card;
    if (winsOver(card, champion, trump, isFree) !== wants) continue;
    if (chosen === NONE || numberOf(card) < numberOf(chosen)) chosen = card;
  }
  return chosen === NONE ? fallback : chosen;
}

/** A pirate makes numbers count: those before it in the trick are compared as they are. */
function winsOver(card: Card, champion: Card, trump: Colour, isFree: boolean): boolean {
  if (!isFree && !isPirate(card)) return beats(card, champion, trump);
  let highest = 0;
  for (let i = 0; i < table.length; i++) highest = Math.max(highest, numberOf(at(table, i)));
  return numberOf(card) >= highest;
}

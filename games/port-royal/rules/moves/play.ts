/** TRICK: a card to the trick, and what happens when the trick is full. */

import { at, type MoveRule, type Turn } from '@tortuga/kernel';
import { ALL_CARDS, type Card, cardName, colourOf, hasColour, isPirate, withColour } from '../cards.ts';
import { dropCard } from '../hands.ts';
import { say } from '../say.ts';
import { NONE, type Play, type PortRoyal } from '../state.ts';
import { beginTaking } from '../taking.ts';
import { guardedColour, hasPirate, holdsColour, winningIndex } from '../tricks.ts';

const PLAYS: readonly Play[] = ALL_CARDS.map((card) => ({ type: 'play', card }));

/** TRICK-3, TRICK-6 to TRICK-11, PIRATE-2, PIRATE-5 */
export const play: MoveRule<PortRoyal, Play> = {
  type: 'play',
  offers({ state, seat }, menu) {
    const hand = at(state.hands, seat);
    const guarded = guardedColour(state.trick, state.trump);
    const barred = guarded !== NONE && holdsColour(hand, guarded) ? state.trump : NONE;
    for (let i = 0; i < hand.length; i++) {
      const card = at(hand, i);
      menu.add(at(PLAYS, card), colourOf(card) === barred ? 'holds-led-colour' : undefined);
    }
  },
  label: ({ card }) => say('play', { card }),
  notation: ({ card }) => `play ${cardName(card)}`,
  apply(turn, { card }) {
    const { state, seat, log } = turn;
    dropCard(at(state.hands, seat), card);
    log?.({ type: 'played', seat, card });
    markVoid(turn, card);
    if (isPirate(card) && !hasPirate(state.trick)) log?.({ type: 'pirateStrikes', seat });
    state.trick.push(card);
    // HIDE-1: the others have seen the card.
    turn.reveal();
    if (state.trick.length === state.debts.length) winTrick(turn);
  },
};

/** TRICK-12, PIRATE-6 */
function markVoid({ state, seat, log }: Turn<PortRoyal>, card: Card): void {
  const guarded = guardedColour(state.trick, state.trump);
  if (guarded === NONE || colourOf(card) !== state.trump) return;
  const markers = at(state.voids, seat);
  if (hasColour(markers, guarded)) return;
  state.voids[seat] = withColour(markers, guarded);
  log?.({ type: 'voidMarker', seat, colour: guarded });
}

function winTrick(turn: Turn<PortRoyal>): void {
  const { state, log } = turn;
  const { leader, trick: cards, stake: loot, trump } = state;
  const index = winningIndex(cards, trump);
  const winner = (leader + index) % state.debts.length;
  state.tricks.push({ leader, cards, winner, loot });
  state.trick = [];
  log?.({ type: 'trickWon', seat: winner, card: at(cards, index), loot });
  beginTaking(turn, winner);
}

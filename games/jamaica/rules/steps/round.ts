/** ROUND: dice, cards, turns, end of round. */

import { at, roll, type Seat } from '@tortuga/kernel';
import { ALL_CARDS, type Card, NO_CARD, NO_CARDS, only, pickCard, size } from '../cards.ts';
import { isFinished } from '../chart.ts';
import { HAND, HAND_WITH_MAP } from '../data/components.ts';
import { announceScores } from '../scoring.ts';
import { GHOST, owns, shipOf } from '../ships.ts';
import type { Deck, JamaicaState } from '../state.ts';
import { ask, type Course, type StepName } from './course.ts';

const DIE = 6;

/** ROUND-2: what was rolled is assigned by the Captain, unless both dice are alike (ROUND-4). */
export function beginRound({ state, fate, log }: Course): StepName | undefined {
  state.round += 1;
  state.active = state.captain;
  state.half = 'morning';
  state.dice = [0, 0];
  const rolled = [roll(fate, DIE), roll(fate, DIE)] as const;
  log?.({ type: 'round', round: state.round, captain: state.captain });
  log?.({ type: 'rolled', seat: state.captain, dice: rolled });
  if (rolled[0] !== rolled[1]) return ask(state, { kind: 'dice', rolled });
  state.dice = rolled;
  const [morning, evening] = rolled;
  log?.({ type: 'assigned', seat: state.captain, morning, evening, isForced: true });
  return 'cards';
}

export function askCards({ state }: Course): undefined {
  return ask(state, { kind: 'cards', answers: [] });
}

/** ROUND-10, ROUND-15: the card is turned up and lies on its owner's discards. */
export function beginTurn(course: Course): StepName {
  const { state, log } = course;
  const deck = at(state.decks, state.active);
  const card = deck.chosen;
  deck.discards |= only(card);
  deck.top = card;
  deck.chosen = NO_CARD;
  state.half = 'morning';
  course.reveal();
  log?.({ type: 'revealed', seat: state.active, card });
  return 'action';
}

/** What comes after an action: the evening, the next ship, or the end of the round. */
export function goOn(course: Course): StepName {
  const { state, log } = course;
  const { active, half } = state;
  if (active !== GHOST && isFinished(shipOf(state, active))) {
    // END-2
    if (half === 'morning') log?.({ type: 'dropped', seat: active });
    return nextTurn(state);
  }
  if (half === 'evening') return nextTurn(state);
  state.half = 'evening';
  return 'action';
}

/** ROUND-9; GHOST-8: with two players the ghost comes last. */
function nextTurn(state: JamaicaState): StepName {
  const { active, captain, ships, ghost } = state;
  if (active === GHOST) return 'roundEnd';
  const next = (active + 1) % ships.length;
  if (next !== captain) {
    state.active = next;
    return 'turn';
  }
  if (ghost === undefined) return 'roundEnd';
  state.active = GHOST;
  state.half = 'morning';
  return 'action';
}

/** ROUND-16, ROUND-20; ROUND-21: not in the last round. */
export function endRound(course: Course): StepName | undefined {
  const { state, log } = course;
  if (state.isLastRound) {
    state.stack.length = 0;
    course.reveal();
    announceScores(state, log);
    return undefined;
  }
  for (let seat = 0; seat < state.decks.length; seat++) fillHand(course, seat);
  state.captain = (state.captain + 1) % state.ships.length;
  log?.({ type: 'compass', seat: state.captain });
  return 'round';
}

/** ROUND-16 to ROUND-19 */
function fillHand(course: Course, seat: Seat): void {
  const { state, log } = course;
  const limit = owns(state, seat, 'map') ? HAND_WITH_MAP : HAND;
  const deck = at(state.decks, seat);
  const drawn: Card[] = [];
  for (let missing = limit - size(deck.hand); missing > 0; missing--)
    drawn.push(drawCard(course, deck, seat));
  if (drawn.length === 0) return;
  log?.({ type: 'drew', seat, count: drawn.length });
  log?.({ type: 'drewCards', seat, cards: drawn }, [seat]);
}

function drawCard({ fate, log }: Course, deck: Deck, seat: Seat): Card {
  if (deck.pile === NO_CARDS) {
    deck.pile = deck.discards;
    deck.discards = NO_CARDS;
    deck.top = NO_CARD;
    log?.({ type: 'reshuffled', seat });
  }
  const card = pickCard(fate, deck.pile);
  deck.pile &= ~only(card);
  deck.hand |= only(card);
  return card;
}

/** SETUP-9, SETUP-10 */
export function newDeck(course: Course, seat: Seat): Deck {
  const deck: Deck = { hand: NO_CARDS, pile: ALL_CARDS, discards: NO_CARDS, top: NO_CARD, chosen: NO_CARD };
  for (let i = 0; i < HAND; i++) drawCard(course, deck, seat);
  return deck;
}

/** The course of a round: loot is turned up, cards are dealt, and in the end debts and prisoners are settled. */

import { at, shuffle, type Turn } from '@tortuga/kernel';
import { deckFor } from './cards.ts';
import { type Loot, RELOCATE } from './loot.ts';
import { ROW, STACK } from './places.ts';
import { announceScores } from './scoring.ts';
import { lootAt } from './ships.ts';
import { type Frame, NONE, type PortRoyal, type PortRoyalState } from './state.ts';

/** What the course of the game needs of a turn, whichever question was answered. */
export type Course = Pick<Turn<PortRoyal, Frame>, 'state' | 'fate' | 'log' | 'reveal'>;

/** A round can also begin without a turn. */
type Opening = Omit<Course, 'reveal'>;

export const ROUNDS = 6;
export const TRICKS = 8;
/** LOOT-1 */
const ROW_LENGTH = TRICKS + 1;

/** SETUP-10: everything before the first bid. */
export function beginRound(course: Opening): void {
  const { state, log } = course;
  log?.({ type: 'roundStart', round: state.round, dealer: state.dealer });
  turnUpLoot(course);
  deal(course);
  const speaker = (state.dealer + 1) % state.debts.length;
  state.stack.push({ kind: 'auction', speaker, high: 0, bidder: NONE, passed: [] });
}

/** LOOT-1, LOOT-2 */
function turnUpLoot({ state, fate, log }: Opening): void {
  const stack = lootAt(state, STACK).filter((card) => card !== RELOCATE);
  const turned: Loot[] = [];
  for (let missing = ROW_LENGTH - lootAt(state, ROW).length; missing > 0; missing--) {
    // SETUP-5: "relocate" lies under all others.
    const [card = RELOCATE] = stack.length === 0 ? [] : stack.splice(fate.draw(stack.length), 1);
    state.loot[card] = ROW;
    turned.push(card);
  }
  log?.({ type: 'lootTurned', loot: turned });
}

/** DEAL-1 to DEAL-3 */
function deal({ state, fate, log }: Opening): void {
  const seats = state.debts.length;
  const deck = shuffle(fate, deckFor(seats));
  state.hands = state.debts.map((_, seat) => deck.slice(seat * TRICKS, (seat + 1) * TRICKS).sort(ascending));
  state.open = deck.slice(seats * TRICKS).sort(ascending);
  state.aside = [];
  state.tricks = [];
  state.holder = NONE;
  state.bid = 0;
  state.isRepaid = false;
  state.trump = NONE;
  log?.({ type: 'dealt', dealer: state.dealer });
  for (const [seat, cards] of state.hands.entries()) {
    log?.({ type: 'handDealt', seat, cards: cards.slice() }, [seat]);
  }
  log?.({ type: 'openCards', cards: state.open.slice() });
}

export function ascending(a: number, b: number): number {
  return a - b;
}

/** Takes the question that was answered off the stack and goes on with what is left to do. */
export function carryOn(course: Course): void {
  course.state.stack.pop();
  proceed(course);
}

/** When nothing is left to do, the round is over. */
export function proceed(course: Course): void {
  if (course.state.stack.length === 0) endRound(course);
}

/** Puts another question in the place of the one that was answered. */
export function askNext(state: PortRoyalState, frame: Frame): void {
  state.stack[state.stack.length - 1] = frame;
}

/** TRICK-23 */
function endRound(course: Course): void {
  const { state, log } = course;
  fixDebt(course);
  state.leftOver = at(lootAt(state, ROW), 0);
  state.attached += 1;
  log?.({ type: 'leftOver', loot: state.leftOver, prisoners: state.attached });
  state.voids.fill(0);
  log?.({ type: 'roundEnd', round: state.round });
  if (state.round === ROUNDS) {
    announceScores(state, log);
    // HIDE-9: everybody sees the prisoners now.
    course.reveal();
    return;
  }
  state.round += 1;
  // DEAL-4
  state.dealer = (state.dealer + state.debts.length - 1) % state.debts.length;
  beginRound(course);
}

/** TAKE-15; the bid cube leaves the track. */
function fixDebt({ state, log }: Course): void {
  const { holder, bid, isRepaid } = state;
  state.bid = 0;
  if (isRepaid || bid === 0) return;
  const debt = at(state.debts, holder) + bid;
  state.debts[holder] = debt;
  log?.({ type: 'debtFixed', seat: holder, debt });
}

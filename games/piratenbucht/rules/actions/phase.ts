/** Phase 2: laps of action cards until everybody passes (ACTION-1 to ACTION-9). */

import type { MoveRule, Phase, Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import type { Doing } from '../doing.ts';
import { afterPass, afterPlay, askedIn, newLap, nextInLap, PASS, passedIn } from '../lap.ts';
import type { Pass } from '../moves.ts';
import { forgetThrows, inOrder } from '../order.ts';
import { say } from '../say.ts';
import type { ActionFrame, Lap, Piratenbucht } from '../state.ts';
import { actionCards, offerActionCards } from './cards.ts';

export function beginActions(doing: Doing): void {
  doing.state.stage = 'actions';
  forgetThrows(doing.state);
  beginLap(doing);
}

/** ACTION-1, ACTION-2, ACTION-6: by island, then by fame. */
function beginLap(doing: Doing): void {
  const { state, log } = doing;
  const seats = [...state.captains.keys()];
  const order = inOrder(doing, seats, (seat) => -captainOf(state, seat).at);
  log?.({ type: 'lapBegan', order });
  goOn(doing, newLap(order));
}

function goOn(doing: Doing, lap: Lap): void {
  // Whether anybody is asked now tells of the others' hands: nothing in a lap is taken back.
  doing.reveal();
  const next = nextInLap(doing.state, lap, offerActionCards);
  if (next !== undefined) doing.state.stack.push({ kind: 'action', lap: next });
  else endLap(doing, lap);
}

/** ACTION-7 */
function endLap(doing: Doing, lap: Lap): void {
  doing.log?.({ type: 'passed', seats: passedIn(lap) });
  if (lap.played.length > 0) beginLap(doing);
  else doing.log?.({ type: 'actionsOver' });
}

/** What follows an action card. */
function goOnAfterCard(doing: Doing, seat: Seat, lap: Lap): void {
  doing.state.stack.pop();
  goOn(doing, afterPlay(lap, seat));
}

const pass: MoveRule<Piratenbucht, Pass, ActionFrame> = {
  type: 'pass',
  offers: (_, menu) => menu.add(PASS),
  label: () => say('pass'),
  apply(turn) {
    turn.state.stack.pop();
    goOn(turn, afterPass(turn.frame.lap, turn.seat));
  },
};

export const action: Phase<Piratenbucht, ActionFrame> = {
  seats: (_, { lap }) => [askedIn(lap)],
  prompt: ({ state, seat }) => say('action.ask', { at: captainOf(state, seat).at }),
  moves: [pass, ...actionCards(goOnAfterCard)],
  asksAlways: true,
  // HIDE-15
  isDiscreet: true,
};

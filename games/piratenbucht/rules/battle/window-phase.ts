/** The question of the opening window. */

import type { MoveRule, Phase } from '@tortuga/kernel';
import { afterPass, askedIn, PASS } from '../lap.ts';
import type { Pass } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, WindowFrame } from '../state.ts';
import { battleOf } from './battle.ts';
import { battleCardMoves } from './card-moves.ts';
import { fightOn } from './course.ts';
import { goOnInWindow } from './window.ts';

const pass: MoveRule<Piratenbucht, Pass, WindowFrame> = {
  type: 'pass',
  offers: (_, menu) => menu.add(PASS),
  label: () => say('pass'),
  apply(turn) {
    turn.state.stack.pop();
    if (!goOnInWindow(turn, afterPass(turn.frame.lap, turn.seat))) fightOn(turn);
  },
};

export const window: Phase<Piratenbucht, WindowFrame> = {
  seats: (_, { lap }) => [askedIn(lap)],
  prompt: ({ state }) => say('window.ask', { at: battleOf(state).at }),
  moves: [pass, ...battleCardMoves],
  asksAlways: true,
  // HIDE-15
  isDiscreet: true,
};

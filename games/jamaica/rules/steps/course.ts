/** How a match goes on between questions: from step to step, until somebody is asked or the match is over. */

import type { Turn } from '@tortuga/kernel';
import type { Frame } from '../questions.ts';
import type { Jamaica, JamaicaState } from '../state.ts';

/** What goes on between questions needs no seat. */
export type Course = Pick<Turn<Jamaica>, 'state' | 'fate' | 'log' | 'reveal'>;

/**
 * `round` rolls the dice, `cards` asks for them, `turn` reveals one, `action` does a half of it, `arrival` looks who
 * is there, `aim` to `stand` are a battle, `price` settles the space, `next` goes on to whatever is left to do.
 */
export type StepName =
  | 'round'
  | 'cards'
  | 'turn'
  | 'action'
  | 'arrival'
  | 'aim'
  | 'fire'
  | 'stand'
  | 'price'
  | 'next'
  | 'roundEnd';

/** Does one thing and says what follows; nothing if a question is open or the match is over. */
export type Step = (course: Course) => StepName | undefined;

/** Opens a question. There is never more than one: what follows an answer is known from the state. */
export function ask(state: JamaicaState, frame: Frame): undefined {
  state.stack[0] = frame;
}

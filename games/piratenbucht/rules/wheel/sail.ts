/** SAIL-3 to SAIL-7: the steering wheels, set in secret and shown together. */

import { type MoveRule, type Phase, RulesBug } from '@tortuga/kernel';
import { appear } from '../blackbeard/revenge.ts';
import { captainOf } from '../captains.ts';
import { COVE, ISLANDS } from '../data/places.ts';
import type { Sail } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, WheelFrame } from '../state.ts';

/** One object for each; the search looks at them millions of times. */
export const COURSES: readonly Sail[] = ISLANDS.map((to) => ({ type: 'sail', to }));
const TO_THE_COVE: Sail = { type: 'sail', to: COVE };

const sail: MoveRule<Piratenbucht, Sail, WheelFrame> = {
  type: 'sail',
  offers(_, menu) {
    for (const course of COURSES) menu.add(course);
    menu.add(TO_THE_COVE, 'cove-closed');
  },
  label: ({ to }) => say('sail', { to }),
  apply({ state, seat, log }, { to }) {
    if (to === COVE) throw new RulesBug('nobody can choose the cove');
    captainOf(state, seat).at = to;
    log?.({ type: 'sailed', seat, to });
  },
};

export const wheel: Phase<Piratenbucht, WheelFrame> = {
  seats: ({ captains }) => [...captains.keys()],
  prompt: ({ state }) => say('wheel.ask', { round: state.round }),
  moves: [sail],
  // HIDE-10
  isBinding: true,
  unseal(turn) {
    turn.state.stack.pop();
    if (turn.state.options.blackbeardRevenge === 'on') appear(turn);
  },
};

import { at, type MoveRule } from '@tortuga/kernel';
import type { Attack, FoeFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { GHOST, othersOn, shipOf } from '../ships.ts';
import type { Jamaica } from '../state.ts';
import { engage } from '../steps/battle.ts';

const ATTACKS: readonly Attack[] = Array.from({ length: GHOST + 1 }, (_, foe) => ({ type: 'attack', foe }));

/** BATTLE-4, GHOST-20 */
export const attack: MoveRule<Jamaica, Attack, FoeFrame> = {
  type: 'attack',
  offers({ state }, menu) {
    const { active } = state;
    for (const foe of othersOn(state, shipOf(state, active).at, active)) menu.add(at(ATTACKS, foe));
  },
  label: ({ foe }) => say('attack', { foe }),
  // People count seats from 1.
  notation: ({ foe }) => `attack ${foe === GHOST ? 'ghost' : foe + 1}`,
  apply(turn, { foe }) {
    run(turn, engage(turn, foe));
  },
};

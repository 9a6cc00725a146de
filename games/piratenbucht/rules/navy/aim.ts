/** NAVY-3, NAVY-4: the owner chooses ship and sector, the Navy throws. */

import { at, type MoveRule, type Phase } from '@tortuga/kernel';
import { battleOf } from '../battle/battle.ts';
import { aims } from '../battle/card-offers.ts';
import { fightOn } from '../battle/course.ts';
import { shootAsEnemy } from '../battle/shots.ts';
import { SECTORS } from '../data/chart.ts';
import type { Aim } from '../moves.ts';
import { say } from '../say.ts';
import type { NavyFrame, Piratenbucht } from '../state.ts';

const AIMS = aims((ship, sector): Aim => ({ type: 'aim', ship, sector }));

const aim: MoveRule<Piratenbucht, Aim, NavyFrame> = {
  type: 'aim',
  offers({ state }, menu) {
    for (const ship of battleOf(state).ships) {
      for (let i = 0; i < SECTORS.length; i++) menu.add(at(AIMS, ship * SECTORS.length + i));
    }
  },
  label: ({ ship, sector }) => say('aim', { ship, sector }),
  notation: ({ ship, sector }) => `aim ${ship + 1} ${sector}`,
  apply(turn, { ship, sector }) {
    turn.state.stack.pop();
    shootAsEnemy(turn, 'navy', ship, sector);
    fightOn(turn);
  },
};

export const navy: Phase<Piratenbucht, NavyFrame> = {
  seats: (_, { owner }) => [owner],
  prompt: ({ state }) => say('navy.ask', { at: battleOf(state).at }),
  moves: [aim],
};

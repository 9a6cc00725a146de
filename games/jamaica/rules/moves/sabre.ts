import type { MoveRule } from '@tortuga/kernel';
import type { Accept, Reroll, SabreFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';
import { lastFired, rollFor, shipOn } from '../steps/battle.ts';

/** TREASURE-9 to TREASURE-14: the second roll stands. */
export const reroll: MoveRule<Jamaica, Reroll, SabreFrame> = {
  type: 'reroll',
  offers(_, menu) {
    menu.add(REROLL);
  },
  label: () => say('reroll'),
  apply(turn) {
    const { state, seat, log } = turn;
    const side = lastFired(state.battle);
    const from = state.battle.dice[side];
    state.battle = { ...state.battle, isSabreUsed: true };
    const roll = rollFor(turn, side);
    log?.({ type: 'refired', seat, ship: shipOn(state.battle, side), from, roll });
    run(turn, 'stand');
  },
};

export const accept: MoveRule<Jamaica, Accept, SabreFrame> = {
  type: 'accept',
  offers(_, menu) {
    menu.add(ACCEPT);
  },
  label: () => say('accept'),
  apply(turn) {
    run(turn, 'stand');
  },
};

const REROLL: Reroll = { type: 'reroll' };
const ACCEPT: Accept = { type: 'accept' };

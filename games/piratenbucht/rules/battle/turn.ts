/** A captain's turn in a combat round: flee or shoot (BATTLE-17 to BATTLE-22). */

import type { MoveRule, Phase } from '@tortuga/kernel';
import type { EnemyKind, Engage, Flee, Shoot } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, TurnFrame } from '../state.ts';
import { battleOf } from './battle.ts';
import { battleCardMoves } from './card-moves.ts';
import { aims, offerShips, whyNotTarget } from './card-offers.ts';
import { fightOn } from './course.ts';
import { diceOf } from './dice.ts';
import { flee as leaveForCove } from './leaving.ts';
import { shootAtEnemy, shootAtShip } from './shots.ts';

const FLEE: Flee = { type: 'flee' };
const SHOTS = aims((ship, sector): Shoot => ({ type: 'shoot', ship, sector }));
const ENGAGEMENTS: { readonly [K in EnemyKind]: Engage } = {
  blackbeard: { type: 'engage', enemy: 'blackbeard' },
  navy: { type: 'engage', enemy: 'navy' },
};

const shoot: MoveRule<Piratenbucht, Shoot, TurnFrame> = {
  type: 'shoot',
  offers: ({ state, seat }, menu) => offerShips(state, seat, SHOTS, whyNotTarget, menu),
  label: ({ ship, sector }) => say('shoot', { ship, sector }),
  notation: ({ ship, sector }) => `shoot ${ship + 1} ${sector}`,
  apply(turn, { ship, sector }) {
    turn.state.stack.pop();
    shootAtShip(turn, turn.seat, ship, sector);
    fightOn(turn);
  },
};

const engage: MoveRule<Piratenbucht, Engage, TurnFrame> = {
  type: 'engage',
  offers({ state }, menu) {
    for (const { kind } of battleOf(state).enemies) menu.add(ENGAGEMENTS[kind]);
  },
  label: ({ enemy }) => say('engage', { enemy }),
  apply(turn, { enemy }) {
    turn.state.stack.pop();
    shootAtEnemy(turn, turn.seat, enemy);
    fightOn(turn);
  },
};

/** BATTLE-38, CARD-11 */
const flee: MoveRule<Piratenbucht, Flee, TurnFrame> = {
  type: 'flee',
  offers: ({ frame }, menu) => menu.add(FLEE, frame.hasPlayed ? 'card-played' : undefined),
  label: () => say('flee'),
  apply(turn) {
    turn.state.stack.pop();
    leaveForCove(turn, turn.seat);
    fightOn(turn);
  },
};

export const turn: Phase<Piratenbucht, TurnFrame> = {
  seats: (_, { seat }) => [seat],
  prompt({ state, seat }) {
    const dice = diceOf(state, seat);
    return battleOf(state).enemies.length > 0 ? say('turn.enemies', { dice }) : say('turn.ask', { dice });
  },
  moves: [shoot, engage, flee, ...battleCardMoves],
};

/** BATTLE-22: what the winner of a battle may take, or give. */

import { contains, EMPTY, goodIn, type Holds } from '../holds.ts';
import { NO_BATTLE } from '../no-battle.ts';
import type { Reason } from '../questions.ts';
import { agentOf, GHOST, type ShipId, shipOf } from '../ships.ts';
import type { JamaicaState } from '../state.ts';
import { isCursed, powersOf } from '../treasures.ts';
import { ask, type Course, type StepName } from './course.ts';

/** BATTLE-26, GHOST-27: why the content of a hold cannot be taken. */
export function whyNotLoot(winner: ShipId, own: Readonly<Holds>, loot: number): Reason | undefined {
  if (own.includes(EMPTY)) return undefined;
  const good = goodIn(loot);
  if (winner === GHOST) return good === 'gold' ? 'ghost-full' : undefined;
  return own.every((hold) => contains(hold, good)) ? 'no-room' : undefined;
}

/** The winner chooses, if there is anything to choose; who chooses for the ghost is not in the battle. */
export function claim(course: Course, winner: ShipId, loser: ShipId): StepName | undefined {
  const { state, log } = course;
  log?.({ type: 'won', winner, loser });
  if (hasChoice(state, winner, loser)) {
    return ask(state, { kind: 'spoils', seat: agentOf(winner, loser), winner, loser });
  }
  // HIDE-17: told as if it had been declined.
  return declineSpoils(course, winner);
}

export function declineSpoils({ state, log }: Course, winner: ShipId): StepName {
  log?.({ type: 'declined', winner });
  state.battle = NO_BATTLE;
  return 'price';
}

/** BATTLE-33: is there anything besides nothing? */
export function hasChoice(state: Readonly<JamaicaState>, winner: ShipId, loser: ShipId): boolean {
  const { holds, slots } = shipOf(state, loser);
  const own = shipOf(state, winner);
  return (
    slots.length > 0 ||
    holds.some((hold) => hold !== EMPTY && whyNotLoot(winner, own.holds, hold) === undefined) ||
    powersOf(state, loser).some((power) => isForTheTaking(loser, power)) ||
    (winner !== GHOST && own.slots.some(({ card }) => isCursed(card)))
  );
}

/** GHOST-6: all but Lady Beth beside the ghost. */
export function isForTheTaking(loser: ShipId, power: string): boolean {
  return loser !== GHOST || power !== 'beth';
}

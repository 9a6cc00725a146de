/** BLACKBEARD-9, BOTH-4: whom Blackbeard shoots at. There is nothing to decide, so he is not asked. */

import { at, type Seat } from '@tortuga/kernel';
import { battleOf } from '../battle/battle.ts';
import { shootAsEnemy } from '../battle/shots.ts';
import { captainOf } from '../captains.ts';
import type { Doing } from '../doing.ts';
import { inOrder } from '../order.ts';
import type { Battle } from '../state.ts';

export function shootAsBlackbeard(doing: Doing): void {
  const battle = battleOf(doing.state);
  const isDone = unshot(battle).length === 0;
  if (isDone && battle.foes === 'blackbeard') {
    // BLACKBEARD-11: he goes on in the next combat round.
    battle.steps = [];
    return;
  }
  // BOTH-4: beside the Navy he starts again from the top.
  if (isDone) battle.shotAt = [];
  const target = mostFamous(doing, unshot(battle));
  battle.shotAt.push(target);
  shootAsEnemy(doing, 'blackbeard', target, 'hold');
}

/** Those present whom he has not shot at. */
export function unshot({ ships, shotAt }: Battle): Seat[] {
  return ships.filter((ship) => !shotAt.includes(ship));
}

function mostFamous(doing: Doing, ships: readonly Seat[]): Seat {
  const fame = (seat: Seat) => captainOf(doing.state, seat).fame;
  const most = Math.max(...ships.map(fame));
  const tied = ships.filter((ship) => fame(ship) === most);
  return at(tied.length === 1 ? tied : inOrder(doing, tied, fame), 0);
}

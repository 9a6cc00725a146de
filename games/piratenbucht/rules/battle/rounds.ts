/** Combat rounds: who acts in which order against whom. */

import { unshot } from '../blackbeard/shot.ts';
import type { Doing } from '../doing.ts';
import type { Battle, Step } from '../state.ts';
import { battleOf, enemyIn, hasNewSails } from './battle.ts';
import { battleOrder } from './order.ts';

/** BATTLE-13 to BATTLE-16: a new order, and the steps that follow from who is there. */
export function beginCombatRound(doing: Doing): void {
  const { state, log } = doing;
  const battle = battleOf(state);
  const foes = foesOf(battle);
  // BOTH-3, BOTH-10: only beside the Navy does Blackbeard go on where he was.
  if (foes !== 'both' || battle.foes !== 'both') battle.shotAt = [];
  if (foes === 'captains' && battle.foes !== 'captains' && battle.foes !== 'nobody') {
    log?.({ type: 'turnedOnEachOther', ships: battle.ships.slice() });
  }
  battle.foes = foes;
  battle.order = battleOrder(doing);
  battle.fast = battle.order.filter((seat) => hasNewSails(state, seat));
  battle.steps = stepsOf(battle);
  log?.({ type: 'orderFixed', order: battle.order.slice() });
}

function foesOf(battle: Battle): Battle['foes'] {
  const hasNavy = enemyIn(battle, 'navy') !== undefined;
  if (enemyIn(battle, 'blackbeard') !== undefined) return hasNavy ? 'both' : 'blackbeard';
  return hasNavy ? 'navy' : 'captains';
}

/** BATTLE-15, BLACKBEARD-8, NAVY-7, BOTH-2: NEWSAILS before the enemies, everybody else after them. */
function stepsOf({ foes, order, fast }: Battle): Step[] {
  const rest = order.filter((seat) => !fast.includes(seat));
  if (foes === 'blackbeard') return [...fast, 'blackbeard', ...rest, 'cycle'];
  if (foes === 'navy') return [...fast, 'navy', ...rest];
  return foes === 'both' ? [...fast, 'blackbeard', 'navy', ...rest] : order.slice();
}

/** BLACKBEARD-10: the next shot cycle, as long as he has not shot at everybody. */
export function repeatCycle(battle: Battle): void {
  if (unshot(battle).length > 0) battle.steps = stepsOf(battle);
}

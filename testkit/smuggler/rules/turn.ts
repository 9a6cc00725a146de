/** What follows every action: the storm, the next captain, the end of a round and of the match. */

import { at, type Turn } from '@tortuga/kernel';
import { payOut } from './captains.ts';
import { ISLES } from './isles.ts';
import { isLastRound, keepHideouts, winnersOf } from './scoring.ts';
import type { Frame, Smuggler } from './state.ts';

/** What ending a turn needs of it, whichever question was answered. */
type Ending = Pick<Turn<Smuggler, Frame>, 'state' | 'fate' | 'log'>;

export function endTurn(turn: Ending): void {
  const { state } = turn;
  state.active = (state.active + 1) % state.captains.length;
  const isRoundOver = state.active === state.first;
  if (isRoundOver || state.options.storms === 'wild') moveStorm(turn);
  if (!isRoundOver) return;
  if (isLastRound(state)) endMatch(turn);
  else state.round += 1;
}

/** STORM-1, STORM-2 */
function moveStorm({ state, fate, log }: Ending): void {
  state.storm = at(ISLES, fate.draw(ISLES.length));
  const hit = [...state.captains.keys()].filter((seat) => {
    const { at: isle, coins } = at(state.captains, seat);
    return isle === state.storm && coins > 0;
  });
  for (const seat of hit) payOut(state, seat, -1);
  log?.({ type: 'stormed', over: state.storm, hit });
}

function endMatch({ state, log }: Ending): void {
  keepHideouts(state, log);
  state.stack.pop();
  log?.({ type: 'ended', winners: winnersOf(state) });
}

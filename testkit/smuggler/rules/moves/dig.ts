import { drawFrom, type MoveRule, type Seat, type Turn } from '@tortuga/kernel';
import { captainOf, handOver, payOut } from '../captains.ts';
import type { Isle } from '../isles.ts';
import { say } from '../say.ts';
import type { Dig, Smuggler, SmugglerState } from '../state.ts';
import { endTurn } from '../turn.ts';

/** DIG-5 */
const LOOT = 3;

export const dig: MoveRule<Smuggler, Dig> = {
  type: 'dig',
  offers({ state, seat }, menu) {
    menu.add({ type: 'dig' }, whyNot(state, seat));
  },
  label: (_, state) => say('dig', { at: captainOf(state, state.active).at }),
  apply(turn) {
    const { state, seat, fate, log } = turn;
    const { at, hideout } = captainOf(state, seat);
    const find = drawFrom(fate, state.sack);
    const coins = hideout === at ? 2 * find : find;
    payOut(state, seat, coins);
    log?.({ type: 'dug', seat, at, coins });
    if (!state.digs.includes(at)) uncover(turn, at);
    state.digs.push(at);
    endTurn(turn);
  },
};

/** DIG-2 */
function whyNot(state: Readonly<SmugglerState>, seat: Seat): Smuggler['reason'] | undefined {
  if (captainOf(state, seat).at === state.storm) return 'storm';
  return state.sack.every((left) => left === 0) ? 'sack-empty' : undefined;
}

/** DIG-4, DIG-5 */
function uncover({ state, seat, log }: Turn<Smuggler>, isle: Isle): void {
  for (const [owner, captain] of state.captains.entries()) {
    if (captain.hideout !== isle) continue;
    log?.({ type: 'uncovered', owner, at: isle });
    if (owner === seat) continue;
    const coins = handOver(captain, captainOf(state, seat), LOOT);
    log?.({ type: 'looted', seat, rival: owner, coins });
  }
}

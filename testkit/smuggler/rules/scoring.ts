/** END: when a match is over, and who has won. */

import { at, type Log, type Outcome, type Seat } from '@tortuga/kernel';
import { isUncovered, payOut } from './captains.ts';
import { say } from './say.ts';
import type { Smuggler, SmugglerState } from './state.ts';

/** END-3 */
export const KEPT_HIDEOUT = 5;

/** END-1, END-2: asked when a round is over. */
export function isLastRound({ round, options, captains }: Readonly<SmugglerState>): boolean {
  return round === options.rounds || captains.some(({ coins }) => coins >= options.goal);
}

/** END-3 */
export function keepHideouts(state: SmugglerState, log: Log<Smuggler> | undefined): void {
  for (const [owner, { hideout }] of state.captains.entries()) {
    if (hideout === undefined || isUncovered(state.digs, hideout)) continue;
    payOut(state, owner, KEPT_HIDEOUT);
    log?.({ type: 'kept', owner, at: hideout, coins: KEPT_HIDEOUT });
  }
}

/** END-4: one place behind everybody who has more. */
function placesOf({ captains }: Readonly<SmugglerState>): number[] {
  return captains.map(({ coins }) => 1 + captains.filter((other) => other.coins > coins).length);
}

export function winnersOf(state: Readonly<SmugglerState>): Seat[] {
  return placesOf(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function outcome(state: Readonly<SmugglerState>): Outcome<Smuggler> | undefined {
  if (state.stack.length > 0) return undefined;
  const winners = winnersOf(state);
  const scores = state.captains.map(({ coins }) => coins);
  return {
    places: placesOf(state),
    scores,
    why: say('won', { winners, coins: at(scores, at(winners, 0)) }),
  };
}

import { type MoveRule, RulesBug, type Seat } from '@tortuga/kernel';
import { captainOf, knowsHideout, payOut, rivalsOf } from '../captains.ts';
import { say } from '../say.ts';
import type { Smuggler, SmugglerState, Spy } from '../state.ts';
import { endTurn } from '../turn.ts';

/** SPY-1, SPY-2 */
export const spy: MoveRule<Smuggler, Spy> = {
  type: 'spy',
  offers({ state, seat }, menu) {
    for (const on of rivalsOf(state, seat)) menu.add({ type: 'spy', on }, whyNot(state, seat, on));
  },
  label: ({ on }) => say('spy', { rival: on }),
  // People count seats from 1.
  notation: ({ on }) => `spy ${on + 1}`,
  apply(turn, { on }) {
    const { state, seat, log } = turn;
    const { hideout, knownBy } = captainOf(state, on);
    if (hideout === undefined) throw new RulesBug('spied before the hideouts were chosen');
    payOut(state, seat, -1);
    knownBy.push(seat);
    log?.({ type: 'spied', seat, rival: on });
    // An event for some eyes only also means that the move cannot be taken back.
    log?.({ type: 'learned', seat, rival: on, at: hideout }, [seat]);
    endTurn(turn);
  },
};

function whyNot(state: Readonly<SmugglerState>, seat: Seat, on: Seat): Smuggler['reason'] | undefined {
  if (knowsHideout(state, seat, on)) return 'known';
  return captainOf(state, seat).coins === 0 ? 'no-coins' : undefined;
}

/** Positions for tests: say what matters, the rest is quiet. */

import { seededFate } from '@tortuga/kernel';
import { setup } from './setup.ts';
import type { Captain, Frame, SmugglerOptions, SmugglerState } from './state.ts';

type Position = Partial<Omit<SmugglerState, 'captains' | 'options' | 'stack'>> & {
  readonly captains?: readonly Partial<Captain>[];
  readonly options?: Partial<SmugglerOptions>;
  /** The open question, if it is not an ordinary turn. */
  readonly asked?: Frame;
};

/** Far from all ends, without storms on the way. */
const QUIET: SmugglerOptions = { rounds: 12, goal: 40, storms: 'calm' };

/**
 * A match in its first round: seat 1 is to move, everybody hides on Perla unless said otherwise. Coins come
 * out of the bank, so that goods are conserved.
 */
export function position({ captains = [{}, {}], options, asked, ...rest }: Position = {}): SmugglerState {
  const table = { seats: captains.length, options: { ...QUIET, ...options } };
  const start = setup(table, seededFate(0), undefined);
  const crew = start.captains.map(
    (captain, seat): Captain => ({ ...captain, hideout: 'perla', ...captains[seat] }),
  );
  const gained = crew.reduce((sum, { coins }, seat) => sum + coins - (start.captains[seat]?.coins ?? 0), 0);
  return {
    ...start,
    stack: asked === undefined ? [{ kind: 'turn' }] : [{ kind: 'turn' }, asked],
    first: 0,
    active: 0,
    bank: start.bank - gained,
    captains: crew,
    ...rest,
  };
}

import { at, type Fate, type Log, type TableSetup } from '@tortuga/kernel';
import { ISLES } from './isles.ts';
import type { Smuggler, SmugglerState } from './state.ts';

/** SETUP-1 */
const PURSE = 3;

/** SETUP-2: how many finds there are of every worth, beginning with 0. */
const SACK: readonly number[] = [4, 6, 5, 3, 2];

/** SETUP-4: enough for all finds doubled, all purses and all hideouts. */
const COINS = 100;

export function setup(
  { seats, options }: TableSetup<Smuggler>,
  fate: Fate,
  log: Log<Smuggler> | undefined,
): SmugglerState {
  const first = fate.draw(seats);
  log?.({ type: 'began', seat: first });
  return {
    stack: [{ kind: 'turn' }, { kind: 'hide', answers: [] }],
    options,
    first,
    active: first,
    round: 1,
    storm: 'niebla',
    bank: COINS - PURSE * seats,
    sack: SACK.slice(),
    digs: [],
    captains: Array.from({ length: seats }, (_, seat) => ({
      at: at(ISLES, seat),
      coins: PURSE,
      knownBy: [],
    })),
  };
}

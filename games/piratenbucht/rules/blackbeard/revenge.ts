/** VARIANT: Blackbeard comes wherever the dice send him. */

import { at, roll } from '@tortuga/kernel';
import { DIE, ROUNDS } from '../data/numbers.ts';
import { type Island, NOWHERE, TREASURE_ISLAND } from '../data/places.ts';
import type { Doing } from '../doing.ts';

/** VARIANT-2 to VARIANT-5, VARIANT-7 */
export function appear(doing: Doing): void {
  const { state, log } = doing;
  for (let ship = 0; ship < state.blackShips.length; ship++) {
    const isSent = ship === 0 && state.round === ROUNDS;
    const dice = isSent ? [] : throwFor(doing, ship);
    const place = (isSent ? TREASURE_ISLAND : at(dice, dice.length - 1)) as Island;
    state.blackShips[ship] = { at: place, isSunk: false };
    log?.({ type: 'blackbeardAppeared', ship, dice, at: place });
  }
}

/** VARIANT-3: the second ship is thrown for until it is elsewhere than the first. */
function throwFor({ state, fate }: Doing, ship: number): number[] {
  const taken = ship === 0 ? NOWHERE : at(state.blackShips, 0).at;
  const dice = [roll(fate, DIE)];
  while (dice.at(-1) === taken) dice.push(roll(fate, DIE));
  return dice;
}

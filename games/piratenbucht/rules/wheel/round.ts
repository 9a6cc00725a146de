/** SAIL-1: a round begins with a pirate card turned up on each of the islands 1 to 5. */

import { drawFrom } from '@tortuga/kernel';
import { LOOT_ISLANDS } from '../data/places.ts';
import type { Doing } from '../doing.ts';

export function beginRound({ state, fate, log }: Doing): void {
  state.stage = 'sailing';
  state.round += 1;
  log?.({ type: 'roundBegan', round: state.round });
  state.loot = LOOT_ISLANDS.map(() => drawFrom(fate, state.pirates));
  log?.({ type: 'lootTurnedUp', loot: state.loot.slice() });
  state.stack.push({ kind: 'wheel', answers: [] });
}

/** Phase 4: whoever is left at an island takes what its pirate card gives (PLUNDER-1 to PLUNDER-8). */

import { at } from '@tortuga/kernel';
import { captainOf, gainFame, loadTreasure, shipsAt } from '../captains.ts';
import { drawCards } from '../cards.ts';
import { pirateCard } from '../data/pirate-cards.ts';
import { LOOT_ISLANDS, type LootIsland } from '../data/places.ts';
import type { Doing } from '../doing.ts';

export function plunder(doing: Doing): void {
  // PLUNDER-3: in this order the stock may run out.
  for (const island of LOOT_ISLANDS) plunderIsland(doing, island);
  doing.state.loot = [];
  doing.log?.({ type: 'lootRemoved' });
}

function plunderIsland(doing: Doing, island: LootIsland): void {
  const { state, log } = doing;
  const [seat] = shipsAt(state, island);
  if (seat === undefined) return;
  const { fame, gold, treasure, tavern } = pirateCard(at(state.loot, island - 1));
  const treasures = loadTreasure(doing, seat, treasure);
  captainOf(state, seat).gold += gold;
  state.tally.cardsClaimed += 1;
  log?.({ type: 'plundered', seat, at: island, gold, treasures, cards: tavern });
  gainFame(doing, seat, fame, 'plunder');
  if (tavern > 0) drawCards(doing, seat, tavern);
}

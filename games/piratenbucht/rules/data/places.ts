/** The six islands and the cove (specification 2.1). Numbers are those of the board. */

/** A place by its number; 0 is nowhere: before the first sailing, and for a duel. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const NOWHERE = 0;
export const TAVERN_ISLAND = 1;
export const TREASURE_ISLAND = 6;
export const COVE = 7;

/** The islands with a stack of pirate cards: only here captains fight each other and the Navy appears. */
export const LOOT_ISLANDS = [1, 2, 3, 4, 5] as const;

/** The islands a wheel can be set to. */
export const ISLANDS = [1, 2, 3, 4, 5, 6] as const;

export type LootIsland = (typeof LOOT_ISLANDS)[number];
export type Island = (typeof ISLANDS)[number];

export function isLootIsland(place: Place): place is LootIsland {
  return place >= 1 && place <= 5;
}

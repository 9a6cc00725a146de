/** The numbers of the rulebook. */

export const ROUNDS = 12;
export const START_GOLD = 9;
export const TREASURE_STOCK = 50;

export const DIE = 6;
export const MAX_DICE = 6;
export const HITS_FROM = 5;
export const FOG_HITS_FROM = 6;
export const GRAPESHOT_HITS_FROM = 3;
export const GRAPESHOT_DAMAGE = 2;
export const STRONG_WIND = 9;

/** Blackbeard and the Navy: dice, hits to sink, fame shared among those present. */
export const ENEMIES = {
  blackbeard: { dice: 5, hits: 8, fame: 6 },
  navy: { dice: 4, hits: 4, fame: 4 },
} as const;

/** Where Blackbeard's ships start; the second sails only with three players. */
export const BLACK_SHIP_STARTS = [1, 4] as const;
export const SEATS_WITH_SECOND_BLACK_SHIP = 3;

export const TAVERN_PRICE = 2;
export const TAVERN_MOST = 3;
export const FLIP_PRICE = 2;
export const NEWCREW_REBATE = 2;
export const TREASURE_ISLAND_STEPS = 2;
export const GOLD_PER_FAME = 3;
export const HIDEOUT_GOLD = 5;
export const HIDEOUT_TREASURE = 3;
export const COVE_GOLD = 2;
export const REPAIR_PRICE = 2;
export const REPAIR_FIELD = 2;

/** What is printed on the cards: ships, crew, and what they can do. */

import type { Hull } from './sea/plans.ts';

export type Nation = 'england' | 'spain' | 'pirates';

/** The two measuring bars (GEO-3). */
export type Bar = 'S' | 'L';

/** Everything a ship, a crew or a treasure can do, by its code; RULES.md says what each means. */
export const CODES = [
  'LOF_IGNORE_SHIPS',
  'IMMUNE_L_RANGE',
  'CLAIM_DERELICT',
  'BOARD_BONUS',
  'RAID_HOME',
  'CANNON_BONUS_VS',
  'WEAK_VS',
  'REPAIR_ON_SINK',
  'OARS',
  'SLOW_WHEN_FULL',
  'EMPTY_SPEED',
  'FULL_RIG_SPEED',
  'PEEK_ISLAND',
  'PEEK_SHIP_CARGO',
  'IMMUNE_FORTS',
  'PIN_KILLS_CREW',
  'HIT_KILLS_CREW',
  'HIT_KILLS_CARGO',
  'NOT_LAST_TREASURE',
  'MISFIRE',
  'CREW_ALLOWED',
  'FRAGILE',
  'EXTRA_ACTION',
  'SAME_ACTION_TWICE',
  'SACRIFICE_FOR_ACTION',
  'IGNORE_FIRST_HIT',
  'TWO_HITS_PER_MAST',
  'DOUBLE_MAST_HIT',
  'CAPTAIN_GUNNERY',
  'CANNONS_PERSIST',
  'DOUBLE_RANGE_SIX',
  'RAM_PROOF',
  'CHOOSE_MAST',
  'ESCORT_GUNNERY',
  'LOOT_ON_TOUCH',
  'STEAL_RANDOM_ON_TOUCH',
  'MOVE_AFTER_UNLOAD',
  'TREASURE_BONUS',
  'CREW_SAFE',
  'TRADE_RANDOM_WITHIN_S',
  'CREW_DISCOUNT',
  'TREASURE_TO_CANNON',
  'ALL_L_RANGE',
  'CARGO_BONUS',
  'UNLOAD_WITHIN_S',
  'CANCEL_ABILITY',
  'CANNONEER',
  'CAPTAIN',
  'EXPLORER',
  'HELMSMAN',
  'MUSKETEER',
  'SHIPWRIGHT',
  'ENEMY_RANGE_CAP_S',
] as const;

export type Code = (typeof CODES)[number];

/** An ability with its particulars, as far as its code has any. */
export interface Ability {
  readonly code: Code;
  /** How much. */
  readonly n?: number;
  /** Against or from whom. */
  readonly nation?: Nation;
  /** Whose crew are welcome. */
  readonly nations?: readonly Nation[];
  /** The rolls that succeed. */
  readonly on?: readonly number[];
}

/** SHOOT-2 */
export interface Cannon {
  /** What a roll must exceed. */
  readonly rank: number;
  readonly range: Bar;
}

export interface ShipCard {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly points: number;
  readonly cargo: number;
  readonly move: readonly Bar[];
  /** One for every mast, from bow to stern (GEO-14). */
  readonly cannons: readonly Cannon[];
  readonly hull: Hull;
  readonly ability?: Ability;
  /** Promotional cards are left out unless the host wants them. */
  readonly isPromo: boolean;
}

export interface CrewCard {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly points: number;
  /** The cargo spaces it takes: 1 or none. */
  readonly slots: number;
  readonly abilities: readonly Ability[];
  /** The id of the crew with whom it makes room for one thing more (CREW-8). */
  readonly link?: string;
  /** Trades may be hired any number of times; people with a name only once (SETUP-6, SETUP-7). */
  readonly isGeneric: boolean;
}

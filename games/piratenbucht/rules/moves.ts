/** Every answer a captain can give. */

import type { Seat } from '@tortuga/kernel';
import type { Sector } from './data/chart.ts';
import type { Island } from './data/places.ts';
import type { BattleCard, Card } from './data/tavern-cards.ts';

/** SETUP-12: the field of every ring after the opening upgrades. */
export type Fit = { readonly type: 'fit' } & { readonly [S in Sector]: number };

/** SAIL-3 */
export type Sail = { readonly type: 'sail'; readonly to: Island | 7 };

/** ACTION-3, CARD-5: no card in this turn of a lap. */
export type Pass = { readonly type: 'pass' };

export type Escape = { readonly type: 'escape'; readonly to: Island };
export type SendNavy = { readonly type: 'navy'; readonly to: Island };
export type Hideout = { readonly type: 'hideout'; readonly take: 'gold' | 'treasure' };
export type Swap = { readonly type: 'swap'; readonly card: Card };
export type Challenge = { readonly type: 'challenge'; readonly to: Island };
export type Reinforce = { readonly type: 'reinforce'; readonly sector: Sector };
/** Lays the NEW card of a sector. */
export type Refit = { readonly type: 'refit'; readonly sector: Sector };

/** Battle cards that need no target. */
export type PlainBattleCard = Exclude<BattleCard, 'sabotage'>;
export type Play = { readonly type: 'play'; readonly card: PlainBattleCard };
export type Sabotage = { readonly type: 'sabotage'; readonly ship: Seat; readonly sector: Sector };
/** SABOTAGE against Blackbeard or the Navy. */
export type Undermine = { readonly type: 'undermine'; readonly enemy: EnemyKind };

export type EnemyKind = 'blackbeard' | 'navy';

export type Flee = { readonly type: 'flee' };
export type Shoot = { readonly type: 'shoot'; readonly ship: Seat; readonly sector: Sector };
/** A shot at Blackbeard or the Navy. */
export type Engage = { readonly type: 'engage'; readonly enemy: EnemyKind };
/** NAVY-3: the owner's choice for the Navy. */
export type Aim = { readonly type: 'aim'; readonly ship: Seat; readonly sector: Sector };

export type Buy = { readonly type: 'buy'; readonly cards: number };
export type Upgrade = { readonly type: 'upgrade'; readonly sector: Sector; readonly field: number };
/** No upgrade on this visit. */
export type Keep = { readonly type: 'keep' };
export type Flip = { readonly type: 'flip'; readonly sectors: readonly Sector[] };
export type BuryTreasure = { readonly type: 'buryTreasure'; readonly treasures: number };
/** So many lots of three gold. */
export type BuryGold = { readonly type: 'buryGold'; readonly lots: number };
/** COVE-1, COVE-2: one card and gold, or two cards. */
export type Rest = { readonly type: 'rest'; readonly take: 'gold' | 'cards' };

export type PirateMove =
  | Fit
  | Sail
  | Pass
  | Escape
  | SendNavy
  | Hideout
  | Swap
  | Challenge
  | Reinforce
  | Refit
  | Play
  | Sabotage
  | Undermine
  | Flee
  | Shoot
  | Engage
  | Aim
  | Buy
  | Upgrade
  | Keep
  | Flip
  | BuryTreasure
  | BuryGold
  | Rest;

/** Why an answer is blocked. */
export type PirateReason =
  | 'cove-closed'
  | 'no-gold'
  | 'alone'
  | 'here'
  | 'not-empty'
  | 'own-navy'
  | 'treasure-island'
  | 'own-ship-there'
  | 'nobody-there'
  | 'navy-there'
  | 'fetched-swap'
  | 'already-reinforced'
  | 'fog-lies'
  | 'grapeshot-waits'
  | 'elsewhere'
  | 'enemy-first'
  | 'card-played'
  | 'repair-first'
  | 'cards-run-out';

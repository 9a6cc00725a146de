/** Everything that can happen, for log and animation. */

import type { Seat } from '@tortuga/kernel';
import type { Sector } from './data/chart.ts';
import type { Island, LootIsland, Place } from './data/places.ts';
import type { BattleCard, Card, FameCard } from './data/tavern-cards.ts';
import type { EnemyKind } from './moves.ts';

export type FameReason = 'drivenOff' | 'blackbeard' | 'navy' | 'plunder' | 'treasure' | 'gold' | 'fameCards';

/** Who throws: a captain, Blackbeard or the Navy. */
export type Shooter = Seat | EnemyKind;

type Beginning =
  | { readonly type: 'began'; readonly blackShips: readonly Place[] }
  | {
      readonly type: 'fitted';
      readonly seat: Seat;
      readonly fields: { readonly [S in Sector]: number };
      readonly price: number;
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  /** The kinds of the pirate cards on islands 1 to 5. */
  | { readonly type: 'lootTurnedUp'; readonly loot: readonly number[] };

type Sailing =
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: Island }
  /** VARIANT-2: all dice that were thrown, those thrown again included; none in round 12. */
  | {
      readonly type: 'blackbeardAppeared';
      readonly ship: number;
      readonly dice: readonly number[];
      readonly at: Island;
    }
  | { readonly type: 'blackbeardSailed'; readonly ship: number; readonly to: Island }
  | { readonly type: 'tieThrown'; readonly seats: readonly Seat[]; readonly sums: readonly number[] };

type Actions =
  | { readonly type: 'lapBegan'; readonly order: readonly Seat[] }
  | { readonly type: 'escaped'; readonly seat: Seat; readonly from: Place; readonly to: Island }
  | { readonly type: 'navySent'; readonly seat: Seat; readonly to: LootIsland }
  | {
      readonly type: 'hideoutEmptied';
      readonly seat: Seat;
      readonly gold: number;
      readonly treasures: number;
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly from: Place; readonly to: LootIsland }
  | { readonly type: 'shipCardLaid'; readonly seat: Seat; readonly card: Card; readonly sector: Sector }
  /** HIDE-15: all passes of a lap together, chosen or not. */
  | { readonly type: 'passed'; readonly seats: readonly Seat[] }
  | { readonly type: 'actionsOver' };

type Battles =
  | {
      readonly type: 'battleBegan';
      readonly at: Place;
      readonly ships: readonly Seat[];
      readonly enemies: readonly EnemyKind[];
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: BattleCard }
  | { readonly type: 'orderFixed'; readonly order: readonly Seat[] }
  | {
      readonly type: 'aimed';
      readonly by: Shooter;
      readonly ship: Seat;
      readonly sector: Sector;
      readonly dice: number;
    }
  | { readonly type: 'engaged'; readonly by: Seat; readonly enemy: EnemyKind; readonly dice: number }
  | {
      readonly type: 'thrown';
      readonly dice: readonly number[];
      readonly from: number;
      readonly hits: number;
    }
  | { readonly type: 'sabotaged'; readonly by: Seat; readonly ship: Seat; readonly sector: Sector }
  | { readonly type: 'undermined'; readonly by: Seat; readonly enemy: EnemyKind }
  | { readonly type: 'shipCardTurned'; readonly seat: Seat; readonly card: Card; readonly sector: Sector }
  | { readonly type: 'shipCardLost'; readonly seat: Seat; readonly card: Card; readonly sector: Sector }
  | {
      readonly type: 'ringMoved';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'sectorDestroyed'; readonly seat: Seat; readonly sector: Sector }
  | { readonly type: 'grapeshotRecoiled'; readonly seat: Seat }
  | { readonly type: 'enemyHit'; readonly enemy: EnemyKind; readonly hits: number; readonly of: number }
  | { readonly type: 'enemySunk'; readonly enemy: EnemyKind }
  | { readonly type: 'fled'; readonly seat: Seat }
  | { readonly type: 'enteredCove'; readonly seat: Seat }
  | {
      readonly type: 'fameGained';
      readonly seat: Seat;
      readonly fame: number;
      readonly reason: FameReason;
    }
  | { readonly type: 'noFame'; readonly seat: Seat }
  | { readonly type: 'turnedOnEachOther'; readonly ships: readonly Seat[] }
  | { readonly type: 'battleOver'; readonly at: Place; readonly ships: readonly Seat[] }
  | { readonly type: 'cardsCleared'; readonly cards: readonly Card[] };

type Plunder =
  | {
      readonly type: 'plundered';
      readonly seat: Seat;
      readonly at: LootIsland;
      readonly gold: number;
      readonly treasures: number;
      readonly cards: number;
    }
  | { readonly type: 'lootRemoved' }
  | { readonly type: 'stockEmpty' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  /** HIDE-3: to the drawer only. */
  | { readonly type: 'found'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reshuffled'; readonly count: number };

type Harbour =
  | { readonly type: 'bought'; readonly seat: Seat; readonly count: number; readonly price: number }
  | {
      readonly type: 'upgraded';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly from: number;
      readonly to: number;
      readonly price: number;
    }
  | { readonly type: 'shipCardRaised'; readonly seat: Seat; readonly card: Card; readonly sector: Sector }
  | { readonly type: 'buriedTreasure'; readonly seat: Seat; readonly treasures: number }
  | { readonly type: 'buriedGold'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'rested'; readonly seat: Seat; readonly gold: number; readonly cards: number }
  | { readonly type: 'repaired'; readonly seat: Seat; readonly sector: Sector }
  | { readonly type: 'overboard'; readonly seat: Seat; readonly treasures: number };

type Ending =
  | { readonly type: 'fameCardsShown'; readonly seat: Seat; readonly cards: readonly FameCard[] }
  | { readonly type: 'duelBegan'; readonly ships: readonly Seat[]; readonly place: number }
  | { readonly type: 'leftDuel'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'ended'; readonly places: readonly number[] };

export type PirateEvent = Beginning | Sailing | Actions | Battles | Plunder | Harbour | Ending;

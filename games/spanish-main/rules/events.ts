/** What happens, for log and animation. Names carry the card, so that a sentence needs no state. */

import type { Seat } from '@tortuga/kernel';
import type { Bar } from './cards.ts';
import type { Pose } from './sea/sweep.ts';
import type { Action, Ending, Gun } from './state.ts';
import type { Taking } from './steps/cargo.ts';
import type { Face, Unique } from './treasure.ts';

/** A ship by her number and her card; two of the same card in a match are told apart. */
export interface ShipName {
  readonly ship: number;
  readonly card: number;
  readonly isTwin?: true;
}

export interface CrewName {
  readonly crew: number;
  readonly card: number;
}

export interface IslandName {
  readonly island: number;
  readonly shape: number;
}

interface OfSeat {
  readonly seat: Seat;
}

/** Setting the table. */
type SettingEvent =
  | ({ readonly type: 'fleetShown'; readonly ships: readonly number[] } & OfSeat)
  | { readonly type: 'rolledForFirst'; readonly seats: readonly Seat[]; readonly rolls: readonly number[] }
  | ({ readonly type: 'isFirst' } & OfSeat)
  | ({ readonly type: 'islandPlaced' } & OfSeat & IslandName)
  | ({ readonly type: 'homeNamed'; readonly by: Seat } & OfSeat & IslandName)
  | ({ readonly type: 'moored'; readonly to: Pose } & OfSeat & ShipName)
  | { readonly type: 'treasureDealt'; readonly gold: number; readonly islands: number };

/** Turns, actions and movement. */
type CourseEvent =
  | ({ readonly type: 'turnStarted'; readonly turn: number } & OfSeat)
  | ({ readonly type: 'ordered'; readonly action: Action } & OfSeat & ShipName)
  | ({
      readonly type: 'sailed';
      readonly bar: Bar;
      readonly from: Pose;
      readonly to: Pose;
      readonly steps: number;
      readonly isCastingOff: boolean;
    } & ShipName)
  | ({ readonly type: 'stopped'; readonly by: 'island' | 'ship' | 'edge' } & ShipName)
  | ({ readonly type: 'cameAbout'; readonly from: Pose; readonly to: Pose } & ShipName)
  | ({ readonly type: 'docked'; readonly at: IslandName } & ShipName)
  | ({ readonly type: 'undocked'; readonly at: IslandName } & ShipName)
  | ({ readonly type: 'berthed'; readonly at: IslandName; readonly to: Pose } & ShipName)
  | ({ readonly type: 'marked'; readonly at: IslandName } & OfSeat)
  | ({ readonly type: 'towed'; readonly tow: ShipName; readonly to: Pose } & ShipName)
  | ({ readonly type: 'towFollowed'; readonly to: Pose } & ShipName)
  | ({ readonly type: 'towParted'; readonly tow: ShipName } & ShipName)
  | ({ readonly type: 'captured' } & OfSeat & ShipName)
  | { readonly type: 'ended'; readonly ending: Ending };

/** Crew. */
type CrewEvent =
  | ({ readonly type: 'crewRevealed'; readonly by: CrewName } & OfSeat & ShipName)
  | ({ readonly type: 'crewLost'; readonly who: CrewName } & ShipName)
  | ({ readonly type: 'crewSafe' } & ShipName)
  | ({ readonly type: 'crewLanded'; readonly at: IslandName } & OfSeat & ShipName)
  | ({ readonly type: 'crewEmbarked' } & OfSeat & ShipName)
  | ({ readonly type: 'crewPeeked'; readonly who: CrewName } & OfSeat)
  | ({ readonly type: 'sacrificed' } & ShipName)
  | ({ readonly type: 'shipCancelled' } & ShipName)
  | ({ readonly type: 'crewCancelled'; readonly who: CrewName } & ShipName)
  | ({
      readonly type: 'actionRolled';
      readonly roll: number;
      readonly isWon: boolean;
      readonly prize: 'extra' | 'twice';
    } & ShipName);

/** Treasure. */
type TreasureEvent =
  | ({ readonly type: 'explored'; readonly at: IslandName; readonly left: number } & OfSeat & ShipName)
  | ({ readonly type: 'islandSeen'; readonly at: IslandName; readonly faces: readonly Face[] } & OfSeat)
  | ({ readonly type: 'uniqueFound'; readonly unique: Unique } & ShipName)
  | ({ readonly type: 'coinLoaded' } & OfSeat & ShipName)
  | ({ readonly type: 'coinSeen'; readonly gold: number } & ShipName)
  | ({ readonly type: 'coinTaken'; readonly how: Taking; readonly from?: ShipName } & OfSeat & ShipName)
  | ({ readonly type: 'coinLost'; readonly gold?: number } & ShipName)
  | ({ readonly type: 'unloaded'; readonly gold?: number } & ShipName)
  | ({ readonly type: 'treasureGrew'; readonly by: number } & ShipName)
  | ({ readonly type: 'homeGold'; readonly gold: number } & OfSeat)
  | ({ readonly type: 'raided'; readonly at: IslandName } & ShipName)
  | ({ readonly type: 'searched'; readonly other: ShipName } & OfSeat & ShipName)
  | ({ readonly type: 'traded'; readonly other: ShipName } & ShipName)
  | ({ readonly type: 'forged'; readonly gold?: number } & ShipName)
  | ({ readonly type: 'rumLoaded'; readonly gold: number } & ShipName)
  | ({ readonly type: 'plaguePassed'; readonly to: ShipName } & ShipName)
  | ({ readonly type: 'haunted'; readonly gold: number } & ShipName)
  | ({ readonly type: 'peeked'; readonly what: 'crew' | 'coin' | 'token' } & OfSeat & ShipName)
  | ({ readonly type: 'tokenPeeked'; readonly face: Face; readonly at?: IslandName } & OfSeat)
  | ({ readonly type: 'markerPlaced' } & ShipName);

/** Ramming, boarding, shooting. */
type FightEvent =
  | ({
      readonly type: 'rammed';
      readonly target: ShipName;
      readonly roll: number;
      readonly masts: number;
      readonly isHit: boolean;
    } & ShipName)
  | ({ readonly type: 'pinned'; readonly by: ShipName } & ShipName)
  | ({
      readonly type: 'boarded';
      readonly target: ShipName;
      readonly rolls: readonly [number, number];
      readonly totals: readonly [number, number];
    } & ShipName)
  | ({
      readonly type: 'fired';
      readonly target: ShipName;
      readonly roll: number;
      readonly bonus: number;
      readonly rank: number;
      readonly isHit: boolean;
    } & ShipName &
      Gun)
  | ({ readonly type: 'rangeDoubled' } & ShipName)
  | ({ readonly type: 'hitIgnored' } & ShipName)
  | ({ readonly type: 'derelict' } & ShipName)
  | ({ readonly type: 'mastLost'; readonly mast: number } & ShipName)
  | ({ readonly type: 'mastMended'; readonly mast: number } & ShipName)
  | ({ readonly type: 'sunk'; readonly by: ShipName } & ShipName)
  | { readonly type: 'goldShared'; readonly shares: readonly number[] };

export type SpanishMainEvent = SettingEvent | CourseEvent | CrewEvent | TreasureEvent | FightEvent;

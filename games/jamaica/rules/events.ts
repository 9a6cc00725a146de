/** What happens, for the log and the animation. */

import type { Seat } from '@tortuga/kernel';
import type { Card } from './cards.ts';
import type { Space } from './chart.ts';
import type { Action, Good, Power, Riches, Way } from './data/components.ts';
import type { Half } from './halves.ts';
import type { ShipId } from './ships.ts';

export type JamaicaEvent =
  | { readonly type: 'began'; readonly captain: Seat; readonly hasGhost: boolean }
  | { readonly type: 'round'; readonly round: number; readonly captain: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | {
      readonly type: 'assigned';
      readonly seat: Seat;
      readonly morning: number;
      readonly evening: number;
      readonly isForced: boolean;
    }
  | { readonly type: 'chosen' }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly half: Half;
      readonly action: Action;
      readonly die: number;
    }
  | {
      readonly type: 'cleared';
      readonly seat: Seat;
      readonly hold: number;
      readonly good: Good;
      readonly count: number;
    }
  | {
      readonly type: 'loaded';
      readonly ship: ShipId;
      readonly hold: number;
      readonly good: Good;
      readonly count: number;
    }
  | {
      readonly type: 'notLoaded';
      readonly seat: Seat;
      readonly good: Good;
      readonly why: 'full' | 'bank-empty';
    }
  | {
      readonly type: 'sailed';
      readonly ship: ShipId;
      readonly way: Way;
      readonly from: Space;
      readonly path: readonly Space[];
      /** The lap after it. */
      readonly lap: number;
    }
  | { readonly type: 'crossed'; readonly ship: ShipId; readonly way: Way; readonly lap: number }
  | { readonly type: 'engaged'; readonly attacker: ShipId; readonly defender: ShipId; readonly at: Space }
  | { readonly type: 'spent'; readonly seat: Seat; readonly powder: number }
  /** GHOST-21, GHOST-22: `by` is who rolls, the owner or the one who rolls for the ghost. */
  | { readonly type: 'fired'; readonly ship: ShipId; readonly by: Seat; readonly roll: number }
  | {
      readonly type: 'refired';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: number;
      readonly roll: number;
    }
  | {
      readonly type: 'compared';
      readonly attacker: ShipId;
      readonly defender: ShipId;
      readonly firepower: readonly [number, number];
    }
  | { readonly type: 'won'; readonly winner: ShipId; readonly loser: ShipId }
  | { readonly type: 'tied'; readonly attacker: ShipId; readonly defender: ShipId }
  | {
      readonly type: 'looted';
      readonly winner: ShipId;
      readonly loser: ShipId;
      readonly hold: number;
      readonly good: Good;
      readonly count: number;
    }
  | { readonly type: 'seized'; readonly winner: ShipId; readonly loser: ShipId; readonly power: Power }
  | {
      readonly type: 'sixthMoved';
      readonly winner: ShipId;
      readonly loser: ShipId;
      readonly good: Good;
      readonly count: number;
    }
  | { readonly type: 'stole'; readonly winner: ShipId; readonly loser: ShipId; readonly slot: number }
  | { readonly type: 'cursed'; readonly winner: Seat; readonly loser: ShipId; readonly slot: number }
  /** For the eyes of its new owner only. */
  | { readonly type: 'learned'; readonly seat: Seat; readonly slot: number; readonly card: Riches }
  | { readonly type: 'declined'; readonly winner: ShipId }
  | { readonly type: 'jettisoned'; readonly good: Good; readonly count: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | {
      readonly type: 'fellShort';
      readonly seat: Seat;
      readonly good: Good;
      readonly paid: number;
      readonly due: number;
    }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly lap: number;
    }
  | { readonly type: 'plundered'; readonly ship: ShipId; readonly at: Space }
  | { readonly type: 'raisedPower'; readonly ship: ShipId; readonly power: Power }
  | { readonly type: 'raised'; readonly ship: ShipId; readonly slot: number }
  | { readonly type: 'unmasked'; readonly seat: Seat; readonly power: Power }
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'lastRound' }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  /** For the eyes of its owner only. */
  | { readonly type: 'drewCards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'compass'; readonly seat: Seat }
  | { readonly type: 'ghostForced'; readonly way: Way; readonly why: 'leads' | 'trails' | 'home' }
  | { readonly type: 'ghostSteered'; readonly seat: Seat; readonly way: Way }
  | { readonly type: 'uncovered'; readonly seat: Seat; readonly cards: readonly Riches[] }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly space: number;
      readonly gold: number;
      readonly treasures: number;
      readonly total: number;
    }
  | { readonly type: 'tieBroken'; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

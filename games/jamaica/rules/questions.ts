/** The open questions (section by section of the rules) and their answers. */

import type { SealedFrame, Seat } from '@tortuga/kernel';
import type { Card } from './cards.ts';
import type { Space } from './chart.ts';
import type { Good, Power, Way } from './data/components.ts';
import type { ShipId } from './ships.ts';

/** Q-DICE: what was rolled. */
export type DiceFrame = { readonly kind: 'dice'; readonly rolled: readonly [number, number] };
/** Q-CARD */
export type CardsFrame = SealedFrame<Play> & { readonly kind: 'cards' };
/** Q-SLOT, Q-CLEAR: a load from the bank, or from a hold of the ship that was beaten. */
export type LoadFrame = {
  readonly kind: 'load';
  readonly seat: Seat;
  readonly good: Good;
  readonly count: number;
  readonly from?: { readonly ship: ShipId; readonly hold: number };
};
/** Q-MOVE */
export type SailFrame = { readonly kind: 'sail'; readonly way: Way; readonly steps: number };
/** Q-FOE, Q-GFOE */
export type FoeFrame = { readonly kind: 'foe' };
/** Q-POW-A, Q-POW-D */
export type PowderFrame = { readonly kind: 'powder'; readonly seat: Seat };
/** Q-TAKE: so many tokens are still to leave. */
export type TakeFrame = {
  readonly kind: 'take';
  readonly seat: Seat;
  readonly good: Good;
  readonly due: number;
};
/** Q-SABRE-A, Q-SABRE-D */
export type SabreFrame = { readonly kind: 'sabre'; readonly seat: Seat };
/** Q-SPOILS, Q-GSPOILS: the seat chooses for the winner. */
export type SpoilsFrame = {
  readonly kind: 'spoils';
  readonly seat: Seat;
  readonly winner: ShipId;
  readonly loser: ShipId;
};
/** Q-RETREAT */
export type RetreatFrame = { readonly kind: 'retreat' };
/** Q-GHOST */
export type SteerFrame = { readonly kind: 'steer' };

export type Frame =
  | DiceFrame
  | CardsFrame
  | LoadFrame
  | SailFrame
  | FoeFrame
  | PowderFrame
  | TakeFrame
  | SabreFrame
  | SpoilsFrame
  | RetreatFrame
  | SteerFrame;

/** ROUND-3 */
export type Assign = { readonly type: 'assign'; readonly morning: number; readonly evening: number };
/** ROUND-6 */
export type Play = { readonly type: 'play'; readonly card: Card };
/** LOAD-6, LOAD-7: into an empty hold, or into one that is cleared for it. */
export type Load = { readonly type: 'load'; readonly hold: number };
/** MOVE-7 */
export type Sail = { readonly type: 'sail'; readonly to: Space };
/** BATTLE-4, GHOST-20 */
export type Attack = { readonly type: 'attack'; readonly foe: ShipId };
/** BATTLE-6, BATTLE-12 */
export type Spend = { readonly type: 'spend'; readonly powder: number };
/** PAY-5, BATTLE-7: the next token comes from this hold. */
export type Take = { readonly type: 'take'; readonly hold: number };
/** TREASURE-9 */
export type Reroll = { readonly type: 'reroll' };
export type Accept = { readonly type: 'accept' };
/** BATTLE-24 */
export type Loot = { readonly type: 'loot'; readonly hold: number };
/** BATTLE-28: a treasure that lies face up. */
export type Seize = { readonly type: 'seize'; readonly power: Power };
/** BATTLE-28: a treasure that lies face down, by its id; 0 = whichever is drawn (OPT-5). */
export type Steal = { readonly type: 'steal'; readonly slot: number };
/** BATTLE-31: an own cursed treasure, by its id. */
export type Curse = { readonly type: 'curse'; readonly slot: number };
/** BATTLE-23 */
export type Decline = { readonly type: 'decline' };
/** SHORT-9 */
export type Retreat = { readonly type: 'retreat'; readonly to: Space };
/** GHOST-13, GHOST-15 */
export type Steer = { readonly type: 'steer'; readonly way: Way; readonly to: Space };

export type Move =
  | Assign
  | Play
  | Load
  | Sail
  | Attack
  | Spend
  | Take
  | Reroll
  | Accept
  | Loot
  | Seize
  | Steal
  | Curse
  | Decline
  | Retreat
  | Steer;

/** Why an answer is blocked. */
export type Reason =
  | 'not-in-hand'
  | 'room-left'
  | 'same-good'
  | 'other-good'
  | 'empty-hold'
  | 'no-sixth-hold'
  | 'exact-steps'
  | 'not-enough-powder'
  | 'no-room'
  | 'ghost-full'
  | 'ghost-keeps'
  | 'ghost-leads'
  | 'ghost-trails'
  | 'ghost-home';

/** What a match of Port Royal knows, and the types of its moves, events and texts. */

import type { GameTypes, Seat } from '@tortuga/kernel';
import type { Card, Colour, ColourSet } from './cards.ts';
import type { Loot, Ship } from './loot.ts';
import type { PortRoyalMessages } from './messages.ts';
import type { Place } from './places.ts';

/** Stands for no seat, no colour and no card. */
export const NONE = -1;

/** The face of a prisoner that a viewer does not know. */
export const HIDDEN = 0;

export type PortRoyalOptions = {
  /** Who wins when points are equal: all of them, or the one with the smaller debt (END-11, END-12). */
  readonly tie: 'shared' | 'lowerDebt';
  /** Which tricks of the round can be looked up (HIDE-11). */
  readonly trickHistory: 'all' | 'last';
};

export type AuctionFrame = {
  readonly kind: 'auction';
  readonly speaker: Seat;
  /** The highest bid so far; 0 before the first. */
  readonly high: number;
  /** Who made it, or {@link NONE}. */
  readonly bidder: Seat;
  readonly passed: readonly Seat[];
};
/** A question to the seat that won the trick. The loot card is the one at stake. */
export type TakeFrame = { readonly kind: 'take'; readonly seat: Seat };
export type RemoveFrame = { readonly kind: 'remove'; readonly seat: Seat };
export type RelocateFrame = { readonly kind: 'relocate'; readonly seat: Seat };
export type PrisonerFrame = { readonly kind: 'prisoner'; readonly seat: Seat };
/** Who leads the next trick is named by the holder, later by the winner. */
export type LeaderFrame = { readonly kind: 'leader'; readonly by: Seat };

/** The open questions; all of them are public. */
export type Frame =
  | AuctionFrame
  | { readonly kind: 'exchange' }
  | { readonly kind: 'trump' }
  | LeaderFrame
  | { readonly kind: 'stake' }
  | { readonly kind: 'card' }
  | TakeFrame
  | RemoveFrame
  | RelocateFrame
  | PrisonerFrame;

/** A trick that was played. */
export interface Trick {
  readonly leader: Seat;
  /** In the order they were played, the leader's first. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
  readonly loot: Loot;
}

/** A prisoner that was won. Its number in the list is its name towards those who do not see its face (HIDE-7). */
export interface Prisoner {
  readonly at: Place;
  /** From 1 to 6; {@link HIDDEN} in the views of others. */
  readonly face: number;
}

/** What everybody knows (HIDE-10). */
export interface PublicState {
  readonly options: PortRoyalOptions;
  /** From 1 to 6. */
  round: number;
  dealer: Seat;
  debts: number[];
  /** The void markers of every captain. */
  voids: ColourSet[];
  /** The two cards that lay open this round; they lie there until there is a holder (HIDE-2). */
  open: Card[];
  /** Who has the privileges of this round; {@link NONE} during the auction. */
  holder: Seat;
  /** What the holder bid; 0 also during the auction. */
  bid: number;
  isRepaid: boolean;
  /** {@link NONE} until it is named. */
  trump: Colour;
  /** Who leads the present trick, or led the last. */
  leader: Seat;
  /** The loot card at stake, or {@link NONE}. */
  stake: Loot;
  /** The cards of the present trick in the order they were played. */
  trick: Card[];
  /** For every loot card where it is; what is in the stack has no order (HIDE-4). */
  loot: Place[];
  /** The prisoners under the loot card left over from the last round, the only card that has any. */
  attached: number;
  /** That card, or {@link NONE} in the first round. */
  leftOver: Loot;
  /** All winning bids of earlier rounds together, this one's included once there is a holder. */
  bidTotal: number;
  /** How many bids were repaid. */
  repaidBids: number;
}

/** All truth of one match. Records in lists are replaced, never changed, so that copies may share them. */
export interface PortRoyalState extends PublicState {
  stack: Frame[];
  /** For every captain the cards in hand, ascending. */
  hands: Card[][];
  /** The two cards the holder set aside. */
  aside: Card[];
  /** The tricks of this round. */
  tricks: Trick[];
  /** All prisoners that were won. The others have no face yet: it is drawn when somebody first looks (HIDE-5). */
  prisoners: Prisoner[];
}

/** What one viewer may know. */
export interface PortRoyalView extends Readonly<PublicState> {
  readonly stack: readonly Frame[];
  /** The viewer's own hand; empty for a watcher. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** The cards set aside, if the viewer set them aside; else empty. */
  readonly aside: readonly Card[];
  /** The tricks that can be looked up (HIDE-11): all of this round, or the last. */
  readonly tricks: readonly Trick[];
  readonly tricksPlayed: number;
  readonly prisoners: readonly Prisoner[];
}

/** A loot card or a prisoner on a ship: the loot cards first, then the prisoners by their number. */
export type Cargo = number;

export type Bid = { readonly type: 'bid'; readonly tons: number };
export type Pass = { readonly type: 'pass' };
export type SetAside = { readonly type: 'setAside'; readonly first: Card; readonly second: Card };
export type NameTrump = { readonly type: 'trump'; readonly colour: Colour };
export type Appoint = { readonly type: 'appoint'; readonly leader: Seat };
export type Stake = { readonly type: 'stake'; readonly loot: Loot };
export type Play = { readonly type: 'play'; readonly card: Card };
export type Repay = { readonly type: 'repay' };
/** TAKE-16: the loot card won and the kept "remove" go out of the game together. */
export type Remove = { readonly type: 'remove' };
export type Load = { readonly type: 'load'; readonly ship: Ship };
export type Keep = { readonly type: 'keep' };
export type TakeOff = { readonly type: 'takeOff'; readonly cargo: Cargo };
/** EXTRA-24: nothing is relocated. */
export type Leave = { readonly type: 'leave' };
export type Relocate = { readonly type: 'relocate'; readonly cargo: Cargo; readonly ship: Ship };
export type LockUp = { readonly type: 'lockUp'; readonly ship: Ship };

export type PortRoyalMove =
  | Bid
  | Pass
  | SetAside
  | NameTrump
  | Appoint
  | Stake
  | Play
  | Repay
  | Remove
  | Load
  | Keep
  | TakeOff
  | Leave
  | Relocate
  | LockUp;

/** A ship as a score sheet shows it. */
interface ShipScore {
  readonly seat: Seat;
  readonly ship: Ship;
  readonly load: number;
  readonly capacity: number;
  readonly points: number;
}

export type PortRoyalEvent =
  | { readonly type: 'roundStart'; readonly round: number; readonly dealer: Seat }
  | { readonly type: 'lootTurned'; readonly loot: readonly Loot[] }
  | { readonly type: 'dealt'; readonly dealer: Seat }
  /** Addressed to the seat whose hand it is. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'openCards'; readonly cards: readonly Card[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly tons: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly isForced: boolean }
  | { readonly type: 'privileges'; readonly seat: Seat; readonly tons: number }
  | { readonly type: 'bidCube'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'exchanged'; readonly seat: Seat }
  /** Addressed to the holder. */
  | { readonly type: 'setAside'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'trumpNamed'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'startPlayer'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'lootAtStake'; readonly seat: Seat; readonly loot: Loot; readonly prisoners: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'voidMarker'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'pirateStrikes'; readonly seat: Seat }
  | { readonly type: 'trickWon'; readonly seat: Seat; readonly card: Card; readonly loot: Loot }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly loot: Loot;
      readonly ship: Ship;
      readonly load: number;
      readonly capacity: number;
    }
  | { readonly type: 'overloaded'; readonly seat: Seat; readonly ship: Ship }
  | { readonly type: 'relieved'; readonly seat: Seat; readonly ship: Ship }
  | {
      readonly type: 'repaid';
      readonly seat: Seat;
      readonly loot: Loot;
      readonly debt: number;
      readonly surplus: number;
    }
  | { readonly type: 'removeKept'; readonly seat: Seat }
  | { readonly type: 'removeUsed'; readonly seat: Seat; readonly loot: Loot }
  | { readonly type: 'takenOff'; readonly seat: Seat; readonly cargo: Cargo; readonly ship: Ship }
  | {
      readonly type: 'relocated';
      readonly seat: Seat;
      readonly cargo: Cargo;
      readonly from: Ship;
      readonly to: Ship;
    }
  | { readonly type: 'relocateUnused'; readonly seat: Seat }
  | { readonly type: 'relocateLapsed'; readonly seat: Seat }
  | { readonly type: 'prisonersWon'; readonly seat: Seat; readonly count: number }
  /** Addressed to the seat that won them. */
  | { readonly type: 'prisonersSeen'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'prisonerPlaced'; readonly seat: Seat; readonly ship: Ship }
  | { readonly type: 'leftOver'; readonly loot: Loot; readonly prisoners: number }
  | { readonly type: 'debtFixed'; readonly seat: Seat; readonly debt: number }
  | { readonly type: 'roundEnd'; readonly round: number }
  | ({ readonly type: 'shipScored' } & ShipScore)
  | ({ readonly type: 'shipSunk' } & Omit<ShipScore, 'points'>)
  | {
      readonly type: 'prisonersRevealed';
      readonly seat: Seat;
      readonly ship: Ship;
      readonly faces: readonly number[];
    }
  | {
      readonly type: 'finalScore';
      readonly seat: Seat;
      readonly ships: number;
      readonly debt: number;
      readonly total: number;
    }
  | { readonly type: 'winner'; readonly seats: readonly Seat[] };

export interface PortRoyal extends GameTypes {
  state: PortRoyalState;
  frame: Frame;
  move: PortRoyalMove;
  event: PortRoyalEvent;
  reason:
    | 'not-higher'
    | 'beyond-debt'
    | 'holds-led-colour'
    | 'wrong-ship'
    | 'not-holder'
    | 'nothing-bid'
    | 'already-repaid'
    | 'cannot-repay';
  view: PortRoyalView;
  options: PortRoyalOptions;
  messages: PortRoyalMessages;
}

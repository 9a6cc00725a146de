/** What a match knows, and the types everything else is made of. */

import type { GameTypes, SealedFrame, Seat, ShownFrame } from '@tortuga/kernel';
import type { Sector } from './data/chart.ts';
import type { LootIsland, Place } from './data/places.ts';
import type { Card, FameCard, FameSplit } from './data/tavern-cards.ts';
import type { PirateEvent } from './events.ts';
import type { PirateMessages } from './messages.ts';
import type { EnemyKind, Fit, PirateMove, PirateReason, Sail } from './moves.ts';

/** The hits a ship card still absorbs: 2 face up, 1 face down, 0 where none lies. */
type Shield = 0 | 1 | 2;

/** One column of the ship chart. */
export interface Column {
  /** Where the ring is; 0 if it was shot off the chart and the sector is destroyed. */
  field: number;
  reinforce: Shield;
  /** The NEW card of the sector. */
  refit: Shield;
}

export type Ship = { readonly [S in Sector]: Column };

export interface Captain {
  at: Place;
  gold: number;
  treasure: number;
  fame: number;
  readonly ship: Ship;
  /** HIDE-1: known to the captain only. */
  hand: Card[];
  /** HIDE-4: the cards among them that everybody saw being fetched. */
  seen: Card[];
  /** END-2: the fame cards that were shown at the end. */
  shown: FameCard[];
}

export interface BlackShip {
  at: Place;
  isSunk: boolean;
}

/** A NAVY card on an island. */
export interface Navy {
  readonly at: LootIsland;
  readonly owner: Seat;
}

/** Blackbeard or the Navy in a battle, with the hits taken so far; one that is sunk is no longer there. */
export interface Enemy {
  readonly kind: EnemyKind;
  hits: number;
}

/** What comes next in a combat round: a captain's turn, an enemy's shot, or the question whether Blackbeard goes on. */
export type Step = Seat | EnemyKind | 'cycle';

/** BATTLE-7: everything fought on one island in one round; at place 0, a duel. */
export interface Battle {
  readonly at: Place;
  /** GEN-21: the ships present, in seat order. */
  ships: Seat[];
  enemies: Enemy[];
  /** Against whom the present combat round is fought; nobody while it is the opening window. */
  foes: 'nobody' | 'blackbeard' | 'navy' | 'both' | 'captains';
  /** BATTLE-12: the order of the present combat round. */
  order: Seat[];
  /** The ship with NEWSAILS, if one leads that order (BATTLE-14: also if the card is lost meanwhile). */
  fast: Seat[];
  /** What is left of the present combat round. */
  steps: Step[];
  /** BLACKBEARD-9, BOTH-4: whom Blackbeard has shot at. */
  shotAt: Seat[];
  /** BATTLE-43, BATTLE-44: has any hit fallen, and on which ships? */
  hasHit: boolean;
  hit: Seat[];
  /** Cards in force: once for every copy. */
  weapons: Seat[];
  winds: Seat[];
  fogs: Seat[];
  grapeshots: Seat[];
  isBoarding: boolean;
}

/** Laps of an action phase or an opening window: who plays or passes in which order. */
export interface Lap {
  readonly order: readonly Seat[];
  /** HIDE-15: whose turn it is, as an index of the order; known to nobody else. */
  readonly at: number;
  /** Who played a card in this lap. */
  readonly played: readonly Seat[];
  /** Who chose to pass in this lap; known to each of them only. */
  readonly passed: readonly Seat[];
}

/** A lap as a viewer sees it. */
export interface LapView {
  readonly order: readonly Seat[];
  readonly played: readonly Seat[];
  /** Is the viewer asked, or has the viewer passed in this lap? */
  readonly you?: 'asked' | 'passed';
}

export type UpgradesFrame = SealedFrame<Fit> & { readonly kind: 'upgrades' };
export type WheelFrame = SealedFrame<Sail> & { readonly kind: 'wheel' };
export type ActionFrame = { readonly kind: 'action'; readonly lap: Lap };
export type WindowFrame = { readonly kind: 'window'; readonly lap: Lap };
/** CARD-11: `hasPlayed` a card in this turn and can no longer flee. */
export type TurnFrame = { readonly kind: 'turn'; readonly seat: Seat; readonly hasPlayed: boolean };
export type NavyFrame = { readonly kind: 'navy'; readonly owner: Seat };
export type TavernFrame = { readonly kind: 'tavern'; readonly seat: Seat };
/** `credit` is what is left of the rebate for NEWCREW (HARBOUR-13). */
export type ShipyardFrame = { readonly kind: 'shipyard'; readonly seat: Seat; readonly credit: number };
export type FlipFrame = { readonly kind: 'flip'; readonly seat: Seat; readonly credit: number };
export type ChestFrame = { readonly kind: 'chest'; readonly seat: Seat };
export type PurseFrame = { readonly kind: 'purse'; readonly seat: Seat };
export type CoveFrame = { readonly kind: 'cove'; readonly seat: Seat };

type LapFrame = ActionFrame | WindowFrame;
export type Frame =
  | UpgradesFrame
  | WheelFrame
  | LapFrame
  | TurnFrame
  | NavyFrame
  | TavernFrame
  | ShipyardFrame
  | FlipFrame
  | ChestFrame
  | PurseFrame
  | CoveFrame;

export type PirateOptions = {
  readonly fameHitTest: 'battle' | 'ship';
  readonly blackbeardRevenge: 'off' | 'on';
  readonly fameCardSplit: FameSplit;
  readonly boardingNewCrew: 'cannons' | 'six';
  readonly duelScope: 'first' | 'all';
  readonly sabotageScope: 'enemies' | 'anyone';
  readonly treasureStock: '50' | 'unlimited';
  readonly pauseOnWindows: 'off' | 'on';
};

/** What `simulate` counts. */
interface Tally {
  battles: number;
  cardsClaimed: number;
  duels: number;
}

/** GEN-2: where a round is; before the first, the opening upgrades, and after the last, perhaps duels. */
export type Stage = 'opening' | 'sailing' | 'actions' | 'battles' | 'harbour' | 'duels' | 'over';

/** What is open to everybody. */
interface Public {
  readonly options: PirateOptions;
  stage: Stage;
  /** Counted from 1; 0 during the opening upgrades. */
  round: number;
  /** How many pirate cards of every kind were not turned up yet: the stacks have no order (HIDE-7). */
  pirates: number[];
  /** The kinds of the pirate cards face up on islands 1 to 5; empty when they are gone. */
  loot: number[];
  /** How many of every tavern card lie on the discard pile (HIDE-6). */
  discard: number[];
  /** What the deck consisted of when it was last shuffled: no other card is in it. */
  shuffled: number[];
  /** Battle cards that lie open until the end of phase 3. */
  open: Card[];
  navies: Navy[];
  blackShips: BlackShip[];
  /** Treasures in stock; below zero where the table plays without a limit (GEN-12). */
  stock: number;
  /** GEN-7: by seat, the tie-break throws of the present scope. */
  throws: number[][];
  /** HARBOUR-3: who still acts in this harbour phase, in order. */
  harbour: Seat[];
  battle?: Battle;
  /** The places, once the fame cards are shown; equal ones as long as no duel has decided. */
  places?: number[];
  tally: Tally;
}

export interface PirateState extends Public {
  stack: Frame[];
  captains: Captain[];
  /** How many of every tavern card are in the deck, which has no order (HIDE-5). */
  deck: number[];
}

/** A captain as a viewer sees it: a hand only if it is the viewer's own. */
export interface CaptainView extends Readonly<Omit<Captain, 'hand'>> {
  readonly hand?: readonly Card[];
  /** HIDE-2 */
  readonly cards: number;
}

export type LapFrameView = { readonly kind: LapFrame['kind']; readonly lap: LapView };

/** A frame as a viewer sees it: laps without whose turn it is, sealed answers without what they are. */
export type FrameView = ShownFrame<Exclude<Frame, LapFrame>> | LapFrameView;

export interface PirateView extends Readonly<Public> {
  readonly stack: readonly FrameView[];
  readonly captains: readonly CaptainView[];
  /** The size of the tavern deck. */
  readonly deck: number;
}

export interface Piratenbucht extends GameTypes {
  state: PirateState;
  frame: Frame;
  move: PirateMove;
  event: PirateEvent;
  reason: PirateReason;
  view: PirateView;
  options: PirateOptions;
  messages: PirateMessages;
}

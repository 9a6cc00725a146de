/** What a match knows, and the types everything else is made of. */

import type { GameTypes, SealedFrame, Seat, ShownFrame } from '@tortuga/kernel';
import type { Isle } from './isles.ts';

export interface Captain {
  at: Isle;
  coins: number;
  /** HIDE-1: not yet there while the captains choose. */
  hideout?: Isle;
  /** SPY-1: the rivals who spied it out. */
  knownBy: Seat[];
}

export interface SmugglerState {
  stack: Frame[];
  readonly options: SmugglerOptions;
  readonly first: Seat;
  active: Seat;
  /** Counted from 1. */
  round: number;
  storm: Isle;
  bank: number;
  /** How many finds are left of every worth. A sack has no order (HIDE-4). */
  sack: number[];
  /** Where was dug so far, once for every find: a hideout on one of these isles is uncovered. */
  digs: Isle[];
  captains: Captain[];
}

export type SmugglerOptions = {
  readonly rounds: number;
  readonly goal: number;
  readonly storms: 'calm' | 'wild';
};

export type HideFrame = SealedFrame<Hide> & { readonly kind: 'hide' };
export type ParleyFrame = { readonly kind: 'parley'; readonly rival: Seat; readonly sum: number };
export type Frame = HideFrame | { readonly kind: 'turn' } | { readonly kind: 'hail' } | ParleyFrame;

export type Hide = { readonly type: 'hide'; readonly at: Isle };
export type Sail = { readonly type: 'sail'; readonly to: Isle };
export type Dig = { readonly type: 'dig' };
export type Spy = { readonly type: 'spy'; readonly on: Seat };
export type Demand = { readonly type: 'demand'; readonly rival: Seat; readonly sum: number };
export type Greet = { readonly type: 'greet' };
export type Pay = { readonly type: 'pay' };
export type Fight = { readonly type: 'fight' };

type SmugglerEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'hid'; readonly seat: Seat; readonly at: Isle }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: Isle }
  | { readonly type: 'dug'; readonly seat: Seat; readonly at: Isle; readonly coins: number }
  | { readonly type: 'uncovered'; readonly owner: Seat; readonly at: Isle }
  | { readonly type: 'looted'; readonly seat: Seat; readonly rival: Seat; readonly coins: number }
  | { readonly type: 'spied'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'learned'; readonly seat: Seat; readonly rival: Seat; readonly at: Isle }
  | { readonly type: 'greeted'; readonly seat: Seat }
  | { readonly type: 'demanded'; readonly seat: Seat; readonly rival: Seat; readonly sum: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly rival: Seat; readonly coins: number }
  | {
      readonly type: 'fought';
      readonly seats: readonly [Seat, Seat];
      readonly dice: readonly [number, number];
    }
  | { readonly type: 'stormed'; readonly over: Isle; readonly hit: readonly Seat[] }
  | { readonly type: 'kept'; readonly owner: Seat; readonly at: Isle; readonly coins: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** What a viewer sees of a captain: no hideout where it is not known to them. */
export type CaptainView = Readonly<Captain>;

export interface SmugglerView extends Readonly<Omit<SmugglerState, 'stack' | 'captains'>> {
  readonly stack: readonly ShownFrame<Frame>[];
  readonly captains: readonly CaptainView[];
}

export interface Smuggler extends GameTypes {
  state: SmugglerState;
  frame: Frame;
  move: Hide | Sail | Dig | Spy | Demand | Greet | Pay | Fight;
  event: SmugglerEvent;
  reason: 'storm' | 'sack-empty' | 'no-coins' | 'known' | 'too-greedy';
  view: SmugglerView;
  options: SmugglerOptions;
  messages: {
    'hide.ask': object;
    'turn.ask': { round: number; rounds: number };
    'hail.ask': object;
    'parley.ask': { captain: Seat; sum: number };
    hide: { at: Isle };
    sail: { to: Isle };
    dig: { at: Isle };
    spy: { rival: Seat };
    demand: { rival: Seat; sum: number };
    greet: object;
    pay: { sum: number };
    fight: object;
    won: { winners: readonly Seat[]; coins: number };
  };
}

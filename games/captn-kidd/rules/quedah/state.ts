import type { GameTypes, Seat } from '@tortuga/kernel';
import type { Crew } from '../deck/crew.ts';
import type { Place, Walk } from '../deck/moves.ts';
import type { FirstPlayer } from '../deck/options.ts';
import type { Space, SpaceSet } from '../deck/spaces.ts';

/** Why a match ended. */
export type Ending = 'captives' | 'blocked' | 'stuck' | 'idle' | 'endless';

export type QuedahOptions = {
  readonly firstPlayer: FirstPlayer;
  /** What a number costs that cannot be played: the turn, or the match (QM-END-7, QM-END-8). */
  readonly stuck: 'mild' | 'strict';
  /** So many idle turns in a row are a draw; 0 for never (QM-END-10). */
  readonly idleLimit: number;
};

/**
 * The open questions. A freed pirate waits in the question about him: while it is asked he is neither on the
 * deck nor in the reserve.
 */
export type QuedahFrame =
  | { readonly kind: 'setup' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'exit'; readonly from: Space }
  | { readonly kind: 'exitsClosed'; readonly from: Space }
  | { readonly kind: 'reinforcement' };

export interface QuedahState extends Crew {
  stack: QuedahFrame[];
  readonly options: QuedahOptions;
  /** Whose turn it is; after a blockade, the one who could not move. */
  active: Seat;
  turn: number;
  /** The spaces on which a captive stands under the pirate on top (DATA-3, QM-CAPTURE-8). */
  stacks: SpaceSet;
  /** What the die shows; 0 before the first roll. */
  roll: number;
  /** Turns in a row without capture, liberation and placing, the present one included (DATA-5). */
  idle: number;
  ended?: Ending;
}

export type QuedahEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly route: Space[] }
  | { readonly type: 'turnLapsed'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'captiveTaken'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'liberated'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'freedTo'; readonly seat: Seat; readonly from: Space; readonly at: Space }
  | { readonly type: 'freedCaptured'; readonly seat: Seat; readonly from: Space; readonly at: Space }
  | { readonly type: 'exitsClosed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'freedToStart'; readonly seat: Seat; readonly at: Space; readonly by: Seat }
  | { readonly type: 'freedToReserve'; readonly seat: Seat }
  | { readonly type: 'captiveCount'; readonly held: readonly [number, number] }
  | { readonly type: 'reinforcement'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'noStartFree'; readonly seat: Seat }
  | { readonly type: 'blocked'; readonly seat: Seat }
  | { readonly type: 'idling'; readonly turnsLeft: number }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winner: Seat }
  | { readonly type: 'drawn'; readonly ending: Ending };

/** QM-CAPTURE-13: a freed pirate leaves the stack. */
export interface Exit {
  readonly type: 'exit';
  readonly to: Space;
}

/** QM-CAPTURE-18: the opponent sets a freed pirate on a start space. */
export interface Free {
  readonly type: 'free';
  readonly at: Space;
}

export interface Quedah extends GameTypes {
  state: QuedahState;
  frame: QuedahFrame;
  move: Place | Walk | Exit | Free;
  event: QuedahEvent;
  reason: 'occupied' | 'own-pirate' | 'not-from-behind' | 'holds-captive';
  view: Readonly<QuedahState>;
  options: QuedahOptions;
  messages: {
    'setup.ask': object;
    'turn.ask': { roll: number };
    'exit.ask': { from: Space };
    'exitsClosed.ask': { from: Space; owner: Seat };
    'reinforcement.ask': object;
    'place.label': { at: Space };
    'walk.label': { from: Space; to: Space; back: Space };
    'capture.label': { from: Space; to: Space; back: Space };
    'liberate.label': { from: Space; to: Space; back: Space };
    'exit.label': { to: Space };
    'exit.capture': { to: Space };
    'exit.liberate': { to: Space };
    'free.label': { at: Space };
    'won.captives': { winner: Seat; more: number; less: number };
    'won.blocked': { winner: Seat; loser: Seat };
    'won.stuck': { winner: Seat; loser: Seat; roll: number };
    'drawn.idle': { turns: number };
    'drawn.endless': { turns: number };
  };
}

import type { GameTypes, Seat } from '@tortuga/kernel';
import type { Crew } from '../deck/crew.ts';
import type { Place, Step } from '../deck/moves.ts';
import type { FirstPlayer } from '../deck/options.ts';
import type { Space } from '../deck/spaces.ts';
import type { Trail } from '../deck/trail.ts';

/** Why a match ended. */
export type Ending = 'immobile' | 'repetition' | 'idle';

export type LoyalOptions = {
  readonly firstPlayer: FirstPlayer;
  readonly repetition: 'draw3' | 'off';
};

export interface LoyalState extends Crew {
  stack: { kind: 'turn' }[];
  readonly options: LoyalOptions;
  /** The player to move; after a loss, the one who could not. */
  active: Seat;
  turn: number;
  /** For every seat, its pirates that were captured and are out of the game. */
  lost: number[];
  /** The steps since the last placing or capture, while repetition counts (DATA-5). */
  trail: Trail;
  /** Turns in a row without placing and capture, while repetition does not count (DATA-5). */
  idle: number;
  ended?: Ending;
}

export type LoyalEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly type: 'encircled'; readonly owner: Seat; readonly spaces: Space[]; readonly captors: Space[] }
  | { readonly type: 'selfCaptured'; readonly owner: Seat; readonly spaces: Space[] }
  | { readonly type: 'threatened'; readonly owner: Seat; readonly spaces: Space[]; readonly gap: Space }
  | { readonly type: 'repeated'; readonly times: number }
  | { readonly type: 'idling'; readonly turnsLeft: number }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winner: Seat }
  | { readonly type: 'drawn'; readonly ending: Ending };

export interface Loyal extends GameTypes {
  state: LoyalState;
  frame: { kind: 'turn' };
  move: Place | Step;
  event: LoyalEvent;
  reason: 'occupied' | 'reserve-empty' | 'backwards';
  view: Readonly<LoyalState>;
  options: LoyalOptions;
  messages: {
    'turn.ask': object;
    'place.label': { at: Space };
    'step.label': { from: Space; to: Space };
    'won.immobile': { winner: Seat; loser: Seat };
    'drawn.repetition': object;
    'drawn.idle': { turns: number };
  };
}

import type { GameTypes, Seat } from '@tortuga/kernel';
import type { Crew } from '../deck/crew.ts';
import type { Place, Walk } from '../deck/moves.ts';
import type { FirstPlayer } from '../deck/options.ts';
import type { Space } from '../deck/spaces.ts';
import type { Trail } from '../deck/trail.ts';
import type { Tower } from './towers.ts';

/** Why a match was drawn. */
export type Draw = 'immobile' | 'idle' | 'repetition';

/** Why a match ended. */
type Ending = 'captured' | Draw;

export type MadagaskarOptions = {
  readonly firstPlayer: FirstPlayer;
  /** MG-END-6: so many turns without capture and placing are a draw; 0 for as many as may be (MG-END-10). */
  readonly idleLimit: number;
};

type MadagaskarFrame = { readonly kind: 'setup' } | { readonly kind: 'turn' };

export interface MadagaskarState extends Crew {
  stack: MadagaskarFrame[];
  readonly options: MadagaskarOptions;
  /** The player to move; after a win, the winner. */
  active: Seat;
  /** Turns taken since the setup, passes included. */
  turn: number;
  /** For every space, the owners of the pirates on it from top to bottom (DATA-4). */
  towers: Tower[];
  /** The players who are out of the game, in the order in which they left it. */
  out: Seat[];
  /**
   * The turns since the last capture or placing (DATA-5). Its length is the number of idle turns, and the
   * passes at its end are those in a row.
   */
  trail: Trail;
  ended?: Ending;
}

export type MadagaskarEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'moved'; readonly seat: Seat; readonly route: Space[]; readonly height: number }
  | { readonly type: 'roundTrip'; readonly seat: Seat; readonly at: Space }
  | {
      readonly type: 'towerGrew';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly at: Space;
      readonly height: number;
      /** From top to bottom. */
      readonly owners: Seat[];
    }
  | { readonly type: 'flagRaised'; readonly at: Space; readonly flags: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'playerOut'; readonly seat: Seat }
  | { readonly type: 'repeated'; readonly times: number }
  | { readonly type: 'idling'; readonly turnsLeft: number }
  | { readonly type: 'ended'; readonly ending: 'captured'; readonly winner: Seat }
  | { readonly type: 'drawn'; readonly ending: Draw };

export interface Madagaskar extends GameTypes {
  state: MadagaskarState;
  frame: MadagaskarFrame;
  move: Place | Walk;
  event: MadagaskarEvent;
  reason:
    | 'occupied'
    | 'reserve-empty'
    | 'backwards'
    | 'own-tower'
    | 'not-from-behind'
    | 'back-to-hatch'
    | 'no-room';
  view: Readonly<MadagaskarState>;
  options: MadagaskarOptions;
  messages: {
    'setup.ask': object;
    'turn.ask': object;
    'place.label': { at: Space };
    'walk.label': { from: Space; to: Space; back: Space; height: number };
    'round.label': { at: Space; back: Space; height: number };
    'capture.label': { from: Space; to: Space; back: Space; height: number; victim: Seat; prey: number };
    'won.captured': { winner: Seat };
    'drawn.immobile': object;
    'drawn.idle': { turns: number };
    'drawn.repetition': object;
  };
}

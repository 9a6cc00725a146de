/** Everything there is in a match of Pirates of the Spanish Main. */

import type { GameTypes, Seat } from '@tortuga/kernel';
import type { SpanishMainMove } from './answers.ts';
import type { SpanishMainEvent } from './events.ts';
import type { Fleet, FleetFault } from './fleet/fleet.ts';
import type { Frame, Use } from './frames.ts';
import type { NoShot } from './gunnery.ts';
import type { Messages } from './messages.ts';
import type { Blocked } from './sea/sweep.ts';
import type { SpanishMainView } from './seen.ts';
import type { Task } from './tasks.ts';
import type { Face, Unique } from './treasure.ts';

export type * from './frames.ts';
export type * from './seen.ts';
export type * from './tasks.ts';

/** SETUP-1: what the host chooses. */
export type SpanishMainOptions = {
  readonly points: '20' | '30' | '40';
  /** Picked from nine, built from dealt cards, built from all cards, or thrown together by the dice. */
  readonly fleets: 'ready' | 'draft' | 'free' | 'quick';
  readonly islands: 'chart' | 'hand';
  /** The usual coins, one of the stored sets, or any coins that add up. */
  readonly coins: 'usual' | 'sets' | 'free';
  readonly uniques: 'off' | 'random' | 'chosen';
  readonly promos: 'off' | 'on';
};

/** Stands for no ship, no island, no crew and no token. */
export const NONE = -1;

/** Stands for a treasure where otherwise a crew gives a ship an ability. */
export const TREASURE = -2;

/** A set of seats, one bit each. */
export type Seats = number;

export interface Ship {
  /** The number of her card in `SHIPS`. */
  readonly card: number;
  /** Who brought her, and who commands her now. */
  readonly fleet: Seat;
  seat: Seat;
  status: 'port' | 'afloat' | 'sunk';
  /** The bow tip, and where she heads (GEO-10). */
  x: number;
  y: number;
  h: number;
  /** The standing masts, one bit each from bow to stern. */
  masts: number;
  /** The derelict she tows. */
  tow: number;
  /** Cannons made of treasure (ABILITY-42). */
  guns: number;
  /** Actions she may still be given this turn, and whether she has had one. */
  actions: number;
  hasActed: boolean;
  /** The next action may be carried out twice (ABILITY-24). */
  isTwice: boolean;
  /** Hits on her in this turn (ABILITY-26). */
  hits: number;
  /** Her range is doubled for this turn (ABILITY-31). */
  isDoubled: boolean;
  /** Her printed ability is switched off for this turn (CANCEL-5). */
  isCancelled: boolean;
  /** She has unloaded something in this turn (ABILITY-37). */
  hasUnloaded: boolean;
  /** Rum: to come, or now (TREASURE-13). */
  rum: 'none' | 'next' | 'now';
  /** The home of another that she must leave in this turn (ABILITY-5). */
  leave: number;
}

export interface Crew {
  /** The number of its card in `CREW`. */
  readonly card: number;
  /** Whose it is. */
  seat: Seat;
  /** Where it is; neither once it has left the game. */
  ship: number;
  island: number;
  isUp: boolean;
  /** Who has seen its face. */
  known: Seats;
  isCancelled: boolean;
  /** It has changed its place in this turn (DOCK-6). */
  hasShifted: boolean;
}

/** A coin or a unique treasure. */
export interface Token {
  face: Face;
  /** What it is worth now. */
  gold: number;
  /** Where it is; neither once it has left the game. */
  ship: number;
  island: number;
  /** Who has seen its face. */
  known: Seats;
  /** The island it was dealt to, and the exploring that took it from there (0 = none yet); NONE if it was made later. */
  readonly from: number;
  nth: number;
  /** A unique treasure that has become a coin at home (TREASURE-14). */
  isMinted: boolean;
}

export interface Island {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** Whose home it is, or NONE for a wild island. */
  home: number;
  /** The fleets whose mark lies here (EXPLORE-7). */
  marks: Seats;
  /** How often something was taken from here. */
  taken: number;
}

/** What a player saw on an island (HIDE-5): all that lay there after so many takings, or some of it. */
export interface Note {
  readonly turn: number;
  readonly island: number;
  readonly taken: number;
  readonly faces: readonly Face[];
  readonly isAll: boolean;
}

/** What a player brings: nobody else sees it before all are ready. */
export interface Muster {
  fleet: Fleet;
  /** The cards dealt in a draft. */
  pool?: readonly string[];
  /** Those hired from now on wait on the home island. */
  isAshore: boolean;
  isManned: boolean;
  coins: readonly number[];
  unique?: Unique;
  /** How often the player began anew. */
  restarts: number;
}

export interface Player {
  home: number;
  muster: Muster;
  notes: Note[];
}

/** Why a match ended (WIN, MULTI-11, MULTI-13). */
export type Ending = 'gold' | 'stranded' | 'bare' | 'quiet' | 'long' | 'marker' | 'alone' | 'swept';

export interface SpanishMainState {
  stack: Frame[];
  agenda: Task[];
  readonly options: SpanishMainOptions;
  /** The side of the table. */
  readonly size: number;
  players: Player[];
  /** The island shapes in the order they are placed (GEO-19). */
  readonly shapes: readonly number[];
  islands: Island[];
  ships: Ship[];
  crew: Crew[];
  tokens: Token[];
  first: Seat;
  active: Seat;
  /** The turn that is being played, from 1; 0 while the table is set. */
  turn: number;
  /** Turns in a row without progress, the present one included (WIN-7). */
  quiet: number;
  /** G0 (SETUP-29). */
  gold: number;
  /** The token with the End marker (MULTI-9). */
  marked: number;
  used: readonly Use[];
  ended?: Ending;
}

/** Why an answer is blocked. */
export type Reason =
  | Blocked
  | FleetFault
  | NoShot
  | 'tow-in-way'
  | 'no-room'
  | 'too-close'
  | 'no-berth'
  | 'taken'
  | 'not-yours'
  | 'acted'
  | 'rum'
  | 'pinned'
  | 'derelict'
  | 'nothing-there'
  | 'not-docked'
  | 'not-touching'
  | 'no-target'
  | 'nothing-to-mend'
  | 'not-at-home'
  | 'must-leave'
  | 'enough-restarts';

export interface SpanishMain extends GameTypes {
  state: SpanishMainState;
  frame: Frame;
  move: SpanishMainMove;
  event: SpanishMainEvent;
  reason: Reason;
  view: SpanishMainView;
  options: SpanishMainOptions;
  messages: Messages;
}

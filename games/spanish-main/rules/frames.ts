/** The open questions of a match, and what they remember. */

import type { Seat } from '@tortuga/kernel';
import type { Bar, Code } from './cards.ts';

/** Something that was used in this turn (TURN-6). */
export interface Use {
  readonly code: Code;
  readonly ship: number;
  readonly crew: number;
}

export type Action = 'move' | 'explore' | 'search' | 'shoot' | 'repair';

/** A cannon: that of a mast, the musketeer's, or one made of treasure; the last two fire from any mast. */
export interface Gun {
  readonly gun: 'mast' | 'musket' | 'forged';
  readonly mast: number;
}

/** What was fired in a volley so far. */
export interface Volley {
  readonly ship: number;
  /** Masts whose cannon has fired. */
  readonly fired: number;
  readonly hasMusketFired: boolean;
  readonly forgedFired: number;
  /** Targets with a hit that still waits for a second one (ABILITY-27). */
  readonly odd: readonly number[];
}

/** One movement, as far as it has come. */
export interface Passage {
  readonly ship: number;
  /** Bars left, and whether the helmsman's was used. */
  readonly bars: readonly Bar[];
  readonly isHelmed: boolean;
  readonly isBegun: boolean;
  /** MOVE-18: granted by an ability. */
  readonly isFree: boolean;
  /** What she and her tow touched when the action began: ships by their number, islands by -1 - theirs. */
  readonly met: readonly number[];
  readonly towMet: readonly number[];
  /** The island she was docked at then. */
  readonly dock: number;
}

/** A yes or no, and what it is about. */
export type May =
  | { readonly may: 'board'; readonly ship: number; readonly target: number }
  | { readonly may: 'explore'; readonly ship: number; readonly island: number; readonly isMarked: boolean }
  | { readonly may: 'double' | 'captain' | 'unload' | 'follow'; readonly ship: number }
  | { readonly may: 'again'; readonly ship: number; readonly shot: Gun; readonly target: number }
  | { readonly may: 'repeat'; readonly ship: number; readonly action: Action; readonly object: number }
  | { readonly may: 'spoil'; readonly ship: number; readonly target: number };

/** The open questions (section 5 of the rules). */
export type Frame =
  | { readonly kind: 'muster' }
  | { readonly kind: 'site'; readonly seat: Seat; readonly spacing: number }
  | {
      readonly kind: 'rotate';
      readonly seat: Seat;
      readonly spacing: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'home'; readonly seat: Seat; readonly owner: Seat }
  | { readonly kind: 'moor'; readonly seat: Seat }
  | StationsFrame
  | { readonly kind: 'turn' }
  | ({ readonly kind: 'sail' } & Passage)
  | { readonly kind: 'theft'; readonly ship: number }
  | { readonly kind: 'ram'; readonly ship: number; readonly met: readonly number[] }
  | { readonly kind: 'may'; readonly seat: Seat; readonly about: May }
  | { readonly kind: 'prize'; readonly seat: Seat; readonly ship: number; readonly target: number }
  | { readonly kind: 'mast'; readonly seat: Seat; readonly ship: number; readonly by: number }
  | { readonly kind: 'loss'; readonly seat: Seat; readonly ship: number; readonly what: 'crew' | 'cargo' }
  | { readonly kind: 'tow'; readonly ship: number }
  | { readonly kind: 'take'; readonly ship: number; readonly island: number }
  | {
      readonly kind: 'exchange';
      readonly ship: number;
      readonly other: number;
      readonly moved: readonly string[];
    }
  | { readonly kind: 'raid'; readonly ship: number; readonly island: number }
  | ({ readonly kind: 'volley' } & Volley)
  | { readonly kind: 'mend'; readonly ship: number; readonly isOptional: boolean }
  | RevealFrame
  | { readonly kind: 'cancel'; readonly seat: Seat; readonly about: CancelWindow }
  | { readonly kind: 'berth'; readonly ship: number }
  | { readonly kind: 'plague'; readonly ways: readonly (readonly [from: number, to: number])[] }
  | { readonly kind: 'order'; readonly ship: number; readonly target: number };

/** SETUP-23: where crew go; kept until all are ready. */
export interface StationsFrame {
  readonly kind: 'stations';
  /** `[crew, ship]`, the ship being NONE for the home island. */
  readonly posts: readonly (readonly [crew: number, ship: number])[];
  readonly ready: readonly Seat[];
}

/** CREW-4: may a hidden crew show itself? Others do not learn what for. */
export interface RevealFrame {
  readonly kind: 'reveal';
  readonly seat: Seat;
  readonly ship: number;
  readonly code?: Code;
}

/** CANCEL-3: an action was announced, or one ability declared. */
export type CancelWindow =
  | { readonly what: 'action'; readonly ship: number }
  | { readonly what: 'use'; readonly ship: number; readonly crew: number };

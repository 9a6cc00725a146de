/** What people are told: records without what they may not know, and the table as they see it. Plain JSON. */

import type { Level } from '@tortuga/bots';
import type { AnyEvent, AnyMove, CalledOff, Seat, Text } from '@tortuga/kernel';
import type { PersonId, TableHeader } from './header.ts';
import type { Happening, ProposalKind } from './records.ts';

type Told<Type extends Happening['type']> = Extract<Happening, { readonly type: Type }>;

/** What of a happening may be known to those it is told to. */
export type News =
  | Told<'seated' | 'undone' | 'proposed' | 'agreed' | 'declined' | 'resigned' | 'ended' | 'late' | 'back'>
  | Told<'vacation' | 'said'>
  | {
      readonly type: 'began';
      readonly holders: Told<'began'>['holders'];
      readonly commit: string;
      readonly events: readonly AnyEvent[];
    }
  /**
   * What was answered is told by its events: a sealed answer has none until it is opened. Who answered a discreet
   * question is not told.
   */
  | {
      readonly type: 'answered';
      readonly seat?: Seat;
      readonly bot?: Level;
      readonly events: readonly AnyEvent[];
    };

/** News and its place in the log. Numbers may be missing: what one may not know is not told. */
export type Item = News & { readonly seq: number; readonly at: number };

/** A dial as it travels: runs of values, the blocked ones with their reason. */
export interface ShownDial {
  readonly arg: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly runs: readonly (readonly [from: number, to: number, no?: string])[];
}

/** An offer as it travels. */
export interface ShownOffer {
  /** The answer in one line: what one sends back. With a dial, its last number is to be replaced. */
  readonly line: string;
  readonly move: AnyMove;
  readonly label: Text;
  /** Why it is blocked. */
  readonly no?: string;
  readonly dial?: ShownDial;
}

/** A question to the one who looks. */
export interface ShownQuestion {
  /** The number of the record that raised it: an answer must know at least that one. */
  readonly since: number;
  readonly prompt: Text;
  readonly offers: readonly ShownOffer[];
}

/** How a match ended. */
export interface ShownOutcome {
  readonly places: readonly number[];
  readonly scores?: readonly number[];
  /** In a sentence of the game, if its rules ended it; otherwise `how` says what happened. */
  readonly why?: Text;
  readonly how?: CalledOff;
}

/** A seat as everybody sees it. */
export interface ShownSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person?: PersonId;
  readonly level?: Level;
  /** A bot answers for the person. */
  readonly standIn?: Level;
  readonly hasResigned?: true;
  readonly isOnVacation?: true;
}

/** Milliseconds left of every seat, and the seats whose time runs. */
export interface ShownClock {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** When `left` was true, by the same clock as records' `at`. */
  readonly at: number;
}

/** Something proposed, and who has agreed so far. */
export interface ShownProposal {
  readonly what: ProposalKind;
  readonly seat: Seat;
  readonly count?: number;
  readonly agreed: readonly Seat[];
}

/** The table as one viewer sees it now. */
export interface Sight {
  readonly seq: number;
  /** Which match this is, counted from 1; 0 before the first. */
  readonly match: number;
  /** How many answers were given in it. */
  readonly entries: number;
  /** What the viewer sees of the game; absent before the first match. */
  readonly view?: unknown;
  /** The seats that owe an answer, as far as the viewer may know. */
  readonly asked: readonly Seat[];
  /** What the viewer is asked. */
  readonly question?: ShownQuestion;
  /** How many of the last answers the viewer may take back without asking anybody. */
  readonly undoable: number;
  readonly seats: readonly ShownSeat[];
  readonly clock?: ShownClock;
  readonly proposal?: ShownProposal;
  readonly outcome?: ShownOutcome;
}

/** A header as it travels: what came before a fork is long, and known to the match file. */
export type ShownHeader = Omit<TableHeader, 'fork'> & {
  readonly fork?: { readonly table: string; readonly match: number; readonly entries: number };
};

/** What somebody learns when they look at a table, and whenever something happens there. */
export interface Update {
  /** The table. */
  readonly table: string;
  /** News since the number they knew, oldest first. */
  readonly items: readonly Item[];
  readonly sight: Sight;
}

/** The first update, with what never changes. */
export interface Welcome extends Update {
  readonly header: ShownHeader;
  /** The seat of whoever looks; absent for watchers. */
  readonly you?: Seat;
  /** The hash of the secret seed of this match. */
  readonly commit?: string;
}

/**
 * The log of a table: everything that ever happened at it, in order. It is the truth; what a table looks like
 * is its sum. Records are stored and never sent: what people may learn of them says `told.ts`.
 */

import type { Level } from '@tortuga/bots';
import type { CalledOff, Seat } from '@tortuga/kernel';
import type { PersonId, TableHeader } from './header.ts';

/** Who sits on a seat. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly level: Level };

/** What may be proposed to the others. */
export const PROPOSALS = ['undo', 'draw', 'rematch'] as const;

export type ProposalKind = (typeof PROPOSALS)[number];

/** Whom talk is for: those who play, or those who watch. */
export type Room = 'players' | 'watchers';

/** The secret behind the luck of a match, and its hash, which everybody sees when the match begins. */
export interface Luck {
  readonly seed: string;
  readonly commit: string;
}

/** What can happen at a table. */
export type Happening =
  | { readonly type: 'created'; readonly header: TableHeader }
  | { readonly type: 'seated'; readonly seat: Seat; readonly holder: Holder }
  /** A match begins; on a rematch the holders have moved up by a seat. */
  | {
      readonly type: 'began';
      readonly holders: readonly Holder[];
      readonly luck: Luck;
      readonly start: readonly number[];
    }
  /** `bot` says which level answered, if it was not a person. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly move: string;
      readonly draws?: readonly number[];
      readonly bot?: Level;
    }
  /** The last `count` answers are taken back. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: ProposalKind;
      /** For an undo: how many answers. */
      readonly count?: number;
    }
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** By another: no. By whoever proposed it: never mind. */
  | { readonly type: 'declined'; readonly seat: Seat }
  /** With more than two players a bot plays on for a person who gives up. */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly standIn?: Level }
  | { readonly type: 'ended'; readonly how: CalledOff; readonly places: readonly number[] }
  /** Time is up: a bot answers for the person until they are back. */
  | { readonly type: 'late'; readonly seat: Seat; readonly standIn: Level }
  | { readonly type: 'back'; readonly seat: Seat }
  /** A relaxed clock stands still while its person is on vacation. */
  | { readonly type: 'vacation'; readonly seat: Seat; readonly isOn: boolean }
  | { readonly type: 'said'; readonly person: PersonId; readonly room: Room; readonly text: string };

/** A line of the log. Its number is its place: the first is 1. */
export type TableRecord = Happening & {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The same on a clock that stands still while the server does: what clocks of players go by. */
  readonly tick: number;
};

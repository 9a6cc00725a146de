/** A table in memory: the sum of its log. */

import type { Level } from '@tortuga/bots';
import type { AnyState, CalledOff, Game, GameTypes, Logged, Match, Seat } from '@tortuga/kernel';
import type { ClockState } from './clock.ts';
import type { TableHeader } from './header.ts';
import type { Holder, Luck, ProposalKind, Room } from './records.ts';
import type { News, ShownQuestion } from './told.ts';

/** A seat during a match. */
export interface SeatState {
  readonly holder: Holder;
  /** A bot answers for the person: time was up, or the person has resigned. */
  readonly standIn?: Level;
  readonly hasResigned?: true;
  readonly isOnVacation?: true;
}

/** Questions as they were last shown: an answer is found there without asking the rules again. */
interface Shown {
  /** At which moment of the match. */
  readonly state: Readonly<AnyState>;
  readonly bySeat: (ShownQuestion | undefined)[];
}

/** A match at the table. */
export interface Play {
  readonly match: Match<GameTypes>;
  readonly luck: Luck;
  /** How many draws were used, those of answers that were taken back included: no luck comes twice. */
  drawn: number;
  /** `[entry, draws]`: draws that were used by answers taken back before that entry. */
  skipped: (readonly [entry: number, draws: number])[];
  /** By seat: the number of the record that last changed what the seat is asked. */
  changed: number[];
  shown: Shown | undefined;
  /** If people ended the match before the rules did. */
  calledOff?: { readonly how: CalledOff; readonly places: readonly number[] };
}

export interface Proposal {
  readonly what: ProposalKind;
  readonly seat: Seat;
  readonly count?: number;
  readonly agreed: Seat[];
}

/** News as it is kept: with all events, and who may hear of it. */
export interface KeptItem {
  readonly seq: number;
  readonly at: number;
  /** Without its events, if it has any. */
  readonly news: News;
  readonly events: readonly Logged<GameTypes>[] | undefined;
  /** An answer to a discreet question: nobody else learns who gave it. */
  readonly isDiscreet: true | undefined;
  readonly room: Room | undefined;
}

export interface TableState {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly header: TableHeader;
  /** The number of the last record. */
  seq: number;
  readonly created: number;
  touched: number;
  /** A new list whenever one of them changes. */
  seats: readonly SeatState[];
  /** How many matches have begun. */
  matches: number;
  play: Play | undefined;
  proposal: Proposal | undefined;
  clock: ClockState;
  items: KeptItem[];
}

/** The luck of tables: secret seeds, and the draws that follow from them. */
export interface Fortune {
  /** A new secret and its hash. */
  draw(): Luck;
  /** The luck of a seed from its draw number `from` on. */
  fate(seed: string, from: number): { draw(n: number): number };
}

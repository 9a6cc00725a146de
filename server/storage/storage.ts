/**
 * What the server needs of a storage. One contract, one suite of tests (`contract.ts`), any number of
 * implementations: nothing outside an implementation's own file knows which it is.
 */

import type { PersonId, TableRecord } from '@tortuga/tables';
import type { PeopleStore } from './people.ts';

/** Records to be added to the log of a table; the first of them gets the number `seq`. */
export interface Addition {
  readonly table: string;
  readonly seq: number;
  readonly records: readonly TableRecord[];
}

export const STATUSES = ['waiting', 'running', 'over'] as const;

/** Before the first match, during one, after the last. */
export type Status = (typeof STATUSES)[number];

/** What lists of tables show. It can be derived from the log at any time, so it may lag behind after a crash. */
export interface Summary {
  readonly table: string;
  /** The number of the last record it takes into account. */
  readonly seq: number;
  readonly game: string;
  readonly status: Status;
  readonly access: 'open' | 'link';
  readonly host: PersonId;
  /** By seat: a person's id, a bot's level after a colon (`:captain`), or nothing for an open seat. */
  readonly holders: readonly string[];
  /** People who owe an answer. */
  readonly asked: readonly PersonId[];
  /** The clock in a word, for lists: `none`, `live 300+5`, `relaxed 3`. */
  readonly clock: string;
  /** The tick at which the next clock runs out. */
  readonly due?: number;
  readonly created: number;
  /** When something last happened, in milliseconds since 1970. */
  readonly touched: number;
}

/** Which tables to list, the last created first; all conditions hold at once. */
export interface SummaryQuery {
  readonly status?: Status;
  readonly access?: 'open' | 'link';
  readonly game?: string;
  /** Tables this person sits at or hosts. */
  readonly person?: PersonId;
  /** Clocks that run out at this tick or before, soonest first. */
  readonly dueBy?: number;
  /** Touched before this moment, in milliseconds since 1970; longest ago first. */
  readonly untouchedSince?: number;
  readonly limit: number;
}

/** The log does not end where the writer thought: reload and try again. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** A storage that is out of order; `cause` says why. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** Is told that it is done, or what went wrong. */
export type Ended = (trouble: Error | undefined) => void;

export interface Storage {
  readonly people: PeopleStore;

  /**
   * Adds records to the end of a table's log: all of them or none. Resolves when they are safe, even from a loss
   * of power. Rejects with {@link Conflict} unless the log ends right before `seq`: a number is taken, or the table has
   * been forgotten. Additions that arrive together share a transaction.
   */
  append(addition: Addition): Promise<void>;
  /** The same without a promise, for the one thing that is done for every answer. Nobody is told before it returns. */
  add(addition: Addition, ended: Ended): void;
  /** The log of a table after a number, in order. */
  records(table: string, after?: number): Promise<readonly TableRecord[]>;

  /** Keeps the sum of a table's log as far as `seq`, unless a newer one is kept or the table is forgotten. */
  saveSnapshot(table: string, seq: number, snapshot: string): Promise<void>;
  snapshot(table: string): Promise<{ readonly seq: number; readonly snapshot: string } | undefined>;

  /** Keeps summaries, except older ones than are kept and those of tables that are forgotten. */
  saveSummaries(summaries: readonly Summary[]): Promise<void>;
  summary(table: string): Promise<Summary | undefined>;
  summaries(query: SummaryQuery): Promise<readonly Summary[]>;
  /** Tables whose summary is missing or older than their log. */
  behind(): Promise<readonly string[]>;
  /** Removes tables with all that belongs to them. */
  forget(tables: readonly string[]): Promise<void>;

  /** A small value that survives restarts: the ticking clock, the key of cookies. */
  readSetting(name: string): Promise<string | undefined>;
  writeSetting(name: string, value: string): Promise<void>;

  /** A consistent copy of everything, made while others go on. */
  backup(file: string): Promise<void>;
  /** Waits for what was begun, then lets go. */
  close(): Promise<void>;
}

/**
 * The port: everything a page knows of a table and can do at it. There are two kinds behind it, a table on a
 * server and one in this browser; nothing above the port can tell them apart.
 */

import type { Level } from '@tortuga/bots';
import type { AnyEvent, MatchFile, Seat, Viewer } from '@tortuga/kernel';
import type { Hint, Item, Names, PersonId, Say, ShownHeader, Sight } from '@tortuga/tables';

/**
 * How the page hears of the table: not yet, at once, not just now but it is being tried, not until there is a
 * network again, or never (the table is gone or not for us).
 */
export type Link = 'connecting' | 'live' | 'waiting' | 'offline' | 'gone';

/** Who is connected to the table. */
export interface Presence {
  readonly people: readonly PersonId[];
  readonly watchers: number;
}

/** All that is known of a table now. Replaced as a whole whenever anything changes. */
export interface TableNow {
  readonly table: string;
  readonly link: Link;
  /** Why the table is gone. */
  readonly trouble?: string;
  readonly header?: ShownHeader;
  /** The hash of the secret seed of the present match. */
  readonly commit?: string;
  /** The seat from which the table is seen; absent for watchers. */
  readonly you?: Seat;
  /** All seats that are played here: more than one where people share a device. */
  readonly mine: readonly Seat[];
  readonly sight?: Sight;
  /** Everything that happened, oldest first. */
  readonly items: readonly Item[];
  /** What led from the view before to this one; empty after a jump. */
  readonly events: readonly AnyEvent[];
  readonly names: Names;
  readonly presence: Presence;
  /** What was said and is not yet acknowledged. */
  readonly pending?: Say;
  /** By how many milliseconds this device's clock is ahead of the table's. */
  readonly skew: number;
}

/** Either what was asked for, or why not: a code of the kernel, the table, the game or the line. */
export type Reply<T> = ({ readonly ok: true } & T) | No;

export interface No {
  readonly ok: false;
  readonly code: string;
  readonly detail?: string;
}

/** Why a request gets no answer, besides what tables refuse. */
export const LINE_REFUSALS = ['offline', 'no-answer', 'no-such-table', 'unloadable', 'busy'] as const;

export interface TablePort {
  readonly now: TableNow;
  /** Calls at once and after every change, until the returned function is called. A store in the sense of Svelte. */
  subscribe(listener: (now: TableNow) => void): () => void;
  /**
   * Resolves when the table has taken or refused it. An answer or an undo that the line swallowed is said again
   * when it comes back; anything else is then refused as `no-answer`.
   */
  say(say: Say): Promise<Reply<object>>;
  hint(level?: Level): Promise<Reply<Hint>>;
  /** What this viewer saw after so many answers of the present match. */
  look(entry: number): Promise<Reply<{ readonly view: unknown }>>;
  /** The present match as a file; while it runs, for its players only. */
  file(): Promise<Reply<{ readonly file: MatchFile }>>;
  /** Looks from another seat of this device. */
  turnTo(viewer: Viewer): void;
  close(): void;
}

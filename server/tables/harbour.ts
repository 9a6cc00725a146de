/** The tables of a server, as sockets and HTTP see them. */

import type { Level } from '@tortuga/bots';
import type { AnyOptions, MatchFile } from '@tortuga/kernel';
import type { Access, ClockRule, Hint, Names, PersonId, Say, Welcome } from '@tortuga/tables';
import type { Summary } from '../storage/storage.ts';
import type { Message } from './paper.ts';

/** What the host of a new table wishes. */
export interface TableWish {
  readonly game: string;
  readonly seats?: number;
  readonly options?: AnyOptions;
  /** By seat: the host, a bot of a level, or open. The host sits on the first seat if nobody says otherwise. */
  readonly holders?: readonly ('me' | 'open' | Level)[];
  readonly clock?: ClockRule;
  readonly access?: Access;
  readonly hints?: boolean;
  /** A finished match to go on from, and after how many of its answers. */
  readonly fork?: { readonly table: string; readonly match?: number; readonly entries: number };
}

/** A refusal as an answer to a person; the code is one of the kernel's, of a table's or of a game's. */
export interface No {
  readonly ok: false;
  readonly code: string;
  readonly detail?: string;
}

export type Answered<T> = { readonly ok: true; readonly value: T } | No;

/** A connection of somebody who looks. It gets whole messages as JSON, those of answers on paper. */
export interface Ear {
  readonly person: PersonId;
  /** People whose talk this one does not want to hear. */
  readonly muted: ReadonlySet<PersonId>;
  hear(json: string | Message): void;
}

/** Whoever said something, and the number of their request: the update that follows answers it. */
export interface Asker {
  readonly ear: Ear;
  readonly re: number;
}

/** The number of the newest record, and whether whoever said it was told so by an update. */
export interface Said {
  readonly seq: number;
  readonly isHeard: boolean;
}

/** How something ended that somebody said. Is told once, and throws nothing. */
export interface Ending {
  concluded(answer: Answered<Said>): void;
  failed(trouble: unknown): void;
}

/** Everything that can be done with tables. */
export interface Harbour {
  /** The id of the new table. */
  create(person: PersonId, wish: TableWish): Promise<Answered<string>>;
  /**
   * From now on the ear hears what happens at the table. The answer is the welcome, to be sent before anything
   * that is heard. Knowing `since`, it holds only later news.
   */
  watch(table: string, ear: Ear, since?: number): Promise<Answered<Welcome & { readonly people: Names }>>;
  unwatch(table: string, ear: Ear): void;
  /**
   * Does as the person says, and resolves once it is safe. An asker that watches the table hears the update with its
   * `re`, and needs no other reply; `isHeard` says whether that was so.
   */
  say(table: string, person: PersonId, say: Say, asker?: Asker): Promise<Answered<Said>>;
  /** The same for an answer to a question, without a promise. `false` if the table is not in memory: then say it. */
  answer(table: string, person: PersonId, say: Say, asker: Asker, ending: Ending): boolean;
  hint(table: string, person: PersonId, level?: Level): Promise<Answered<Hint>>;
  /** What the person saw after so many answers of the present match. */
  look(table: string, person: PersonId, entry: number): Promise<Answered<{ readonly view: unknown }>>;
  /** The table as a person sees it now, with all news since a number. */
  sight(
    table: string,
    person: PersonId,
    since?: number,
  ): Promise<Answered<Welcome & { readonly people: Names }>>;
  /** A match as a file: the present one if none is named. Running matches are for their players only, and show no more than one may know. */
  file(table: string, person: PersonId, match?: number): Promise<Answered<MatchFile>>;
  /** Tables that wait for players, and running ones that may be watched, newest first. */
  lobby(game?: string): Promise<readonly Listing[]>;
  /** Tables of a person, those that wait for them first. */
  mine(person: PersonId): Promise<readonly Listing[]>;
  /** Somebody has a new name, or none any more. */
  renamed(person: PersonId): void;
  setVacation(person: PersonId, isOn: boolean): Promise<void>;
  /** For metrics. */
  readonly counts: { readonly tables: number; readonly ears: number; readonly moves: number };
  /** Finishes what was begun. */
  close(): Promise<void>;
}

/** A table in a list, with the names of its people. */
export interface Listing extends Summary {
  readonly names: { readonly [person: PersonId]: string };
}

/** What a database must be able to do for `SqlStorage` to be a storage on it. */

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Ended } from './storage.ts';

/** Rows of a query, by the name of the column. */
export type Rows<Row = unknown> = readonly Row[];

export interface Database {
  /** Writes queries down in the dialect of this database; they are run by `read` and `write` only. */
  readonly sql: Kysely<Schema>;
  read<Row>(query: CompiledQuery<Row>): Promise<Rows<Row>>;
  /** Runs queries in one transaction: all or none. The rows of each that returns some. */
  write(queries: readonly CompiledQuery[]): Promise<readonly Rows[]>;
  /** See `Storage.add`; records are JSON. */
  append(table: string, seq: number, records: readonly string[], ended: Ended): void;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Where local tables are kept: their logs, which are the truth, and a summary of each for lists. */

import type { Names, TableRecord } from '@tortuga/tables';
import type { LocalSummary } from './wish.ts';

export interface KeptTable extends LocalSummary {
  readonly names: Names;
}

/** Somebody else, in another tab, was faster: a record with this number is there already. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export interface Keep {
  /** Adds records, the first with the number `seq`, all of them or none. Rejects with {@link Conflict}. */
  append(table: KeptTable, seq: number, records: readonly TableRecord[]): Promise<void>;
  /** Keeps a newer summary. */
  note(table: KeptTable): Promise<void>;
  /** The log of a table after a number, in order. */
  records(table: string, after: number): Promise<readonly TableRecord[]>;
  table(table: string): Promise<KeptTable | undefined>;
  /** All tables, the one touched last first. */
  tables(): Promise<readonly KeptTable[]>;
  forget(table: string): Promise<void>;
}

/** For browsers that keep nothing: lasts as long as the page. */
export class MemoryKeep implements Keep {
  readonly #tables = new Map<string, KeptTable>();
  readonly #logs = new Map<string, TableRecord[]>();

  async append(table: KeptTable, seq: number, records: readonly TableRecord[]): Promise<void> {
    const log = this.#logs.get(table.table) ?? [];
    if (seq !== log.length + 1) throw new Conflict();
    log.push(...records);
    this.#logs.set(table.table, log);
    this.#tables.set(table.table, table);
  }

  async note(table: KeptTable): Promise<void> {
    if (this.#tables.has(table.table)) this.#tables.set(table.table, table);
  }

  async records(table: string, after: number): Promise<readonly TableRecord[]> {
    return (this.#logs.get(table) ?? []).slice(after);
  }

  async table(table: string): Promise<KeptTable | undefined> {
    return this.#tables.get(table);
  }

  async tables(): Promise<readonly KeptTable[]> {
    return newestFirst([...this.#tables.values()]);
  }

  async forget(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#logs.delete(table);
  }
}

export function newestFirst(tables: readonly KeptTable[]): KeptTable[] {
  return tables.toSorted((a, b) => b.touched - a.touched);
}

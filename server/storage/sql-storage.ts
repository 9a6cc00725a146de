/** A storage on a database of any dialect. */

import type { TableRecord } from '@tortuga/tables';
import type { CompiledQuery } from 'kysely';
import { chunks } from './chunks.ts';
import type { Database } from './database.ts';
import { SqlPeople } from './sql-people.ts';
import { exorcising, lagging, listing, summaryOf, summarySaver } from './sql-summaries.ts';
import type { Addition, Ended, Storage, Summary, SummaryQuery } from './storage.ts';

/** People's moves wait for whatever shares a transaction with them: work on more tables than this is split. */
const CROWD = 20;

export class SqlStorage implements Storage {
  readonly people: SqlPeople;
  readonly #db: Database;
  readonly #saving: (summary: Summary) => CompiledQuery[];

  constructor(db: Database) {
    this.#db = db;
    this.people = new SqlPeople(db);
    this.#saving = summarySaver(db.sql);
  }

  get #sql() {
    return this.#db.sql;
  }

  append(addition: Addition): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add(addition, (trouble) => (trouble === undefined ? resolve() : reject(trouble)));
    });
  }

  add({ table, seq, records }: Addition, ended: Ended): void {
    const lines = records.map((record) => JSON.stringify(record));
    this.#db.append(table, seq, lines, ended);
  }

  async records(table: string, after = 0): Promise<readonly TableRecord[]> {
    const log = this.#sql.selectFrom('log').select('record').where('table', '=', table);
    const rows = await this.#db.read(log.where('seq', '>', after).orderBy('seq').compile());
    return rows.map(({ record }) => JSON.parse(record));
  }

  async saveSnapshot(table: string, seq: number, snapshot: string): Promise<void> {
    const save = this.#sql
      .insertInto('snapshots')
      .values({ table, seq, snapshot })
      .onConflict((conflict) =>
        conflict
          .column('table')
          .doUpdateSet({ seq, snapshot })
          .whereRef('excluded.seq', '>=', 'snapshots.seq'),
      );
    await this.#db.write([save.compile(), exorcising(this.#sql, 'snapshots', table).compile()]);
  }

  async snapshot(table: string): Promise<{ seq: number; snapshot: string } | undefined> {
    const query = this.#sql.selectFrom('snapshots').select(['seq', 'snapshot']).where('table', '=', table);
    return (await this.#db.read(query.compile()))[0];
  }

  async saveSummaries(summaries: readonly Summary[]): Promise<void> {
    for (const some of chunks(summaries, CROWD)) await this.#db.write(some.flatMap(this.#saving));
  }

  async summary(table: string): Promise<Summary | undefined> {
    const query = this.#sql.selectFrom('summaries').selectAll().where('table', '=', table);
    const [row] = await this.#db.read(query.compile());
    return row === undefined ? undefined : summaryOf(row);
  }

  async summaries(query: SummaryQuery): Promise<readonly Summary[]> {
    return (await this.#db.read(listing(this.#sql, query).compile())).map(summaryOf);
  }

  async behind(): Promise<readonly string[]> {
    return (await this.#db.read(lagging(this.#sql).compile())).map(({ table }) => table);
  }

  async forget(tables: readonly string[]): Promise<void> {
    for (const some of chunks(tables, CROWD)) {
      const logs = this.#sql.deleteFrom('log').where('table', 'in', some).compile();
      const snapshots = this.#sql.deleteFrom('snapshots').where('table', 'in', some).compile();
      const summaries = this.#sql.deleteFrom('summaries').where('table', 'in', some).compile();
      await this.#db.write([logs, snapshots, summaries]);
    }
  }

  async readSetting(name: string): Promise<string | undefined> {
    const query = this.#sql.selectFrom('settings').select('value').where('name', '=', name);
    return (await this.#db.read(query.compile()))[0]?.value;
  }

  async writeSetting(name: string, value: string): Promise<void> {
    const setting = this.#sql
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }));
    await this.#db.write([setting.compile()]);
  }

  backup(file: string): Promise<void> {
    return this.#db.backup(file);
  }

  close(): Promise<void> {
    return this.#db.close();
  }
}

/** Does jobs on a connection: many in one transaction, so that one write to the disk makes them all safe. */

import type { Statement } from 'better-sqlite3';
import type { Connection } from './connection.ts';
import type { Outcomes, Results, Role } from './job.ts';
import { type AppendJob, type Batch, type Failure, isAppend, type Job, type QueryJob } from './job.ts';

/** Lists of different lengths make different queries: more than this many are not kept prepared. */
const PREPARED = 300;

/** Of so many tables the number of the last record is known without looking. */
const HEADS = 10_000;

/** What begins so may take records away. */
const DELETES_RECORDS = 'delete from "log"';

export class Clerk {
  readonly #db: Connection;
  readonly #begin: string;
  readonly #prepared = new Map<string, Statement>();
  /** The number of the last record, by table. Nobody else writes to this database. */
  readonly #heads = new Map<string, number>();

  constructor(db: Connection, role: Role) {
    this.#db = db;
    this.#begin = role === 'writer' ? 'begin immediate' : 'begin';
  }

  /** One job that fails does not hurt the others, unless the transaction as a whole fails. */
  work(batch: Batch): Outcomes {
    try {
      this.#run(this.#begin);
      const outcomes = this.#outcomes(batch);
      this.#run('commit');
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      this.#heads.clear();
      const failure = fault(error);
      return batch.map((_, place) => [place, failure]);
    }
  }

  #outcomes(batch: Batch): Outcomes {
    const outcomes: [number, Results | Failure][] = [];
    for (const [place, job] of batch.entries()) {
      const outcome = this.#do(job);
      if (outcome !== undefined) outcomes.push([place, outcome]);
    }
    return outcomes;
  }

  #do(job: Job): Results | Failure | undefined {
    return isAppend(job) ? this.#append(job) : this.#queries(job);
  }

  /** Numbers have no gaps: if the first is free, so are the others, and nothing needs to be taken back. */
  #append([table, seq, records]: AppendJob): Failure | undefined {
    const head = this.#heads.get(table) ?? this.#head(table);
    if (head !== seq - 1) {
      return { kind: 'conflict', why: `Record ${seq} cannot follow record ${head} of table ${table}.` };
    }
    const insert = this.#prepare('insert into log ("table", seq, record) values (?, ?, ?)');
    for (let i = 0; i < records.length; i++) insert.run(table, seq + i, records[i]);
    if (this.#heads.size >= HEADS) this.#heads.clear();
    this.#heads.set(table, head + records.length);
    return undefined;
  }

  #head(table: string): number {
    const row = this.#prepare('select max(seq) as head from log where "table" = ?').get(table);
    return (row as { readonly head: number | null }).head ?? 0;
  }

  #queries(job: QueryJob): Results | Failure {
    this.#run('savepoint job');
    try {
      const results = job.map(([sql, values]) => {
        if (sql.startsWith(DELETES_RECORDS)) this.#heads.clear();
        const query = this.#prepare(sql);
        if (query.reader) return query.all(...values);
        query.run(...values);
        return [];
      });
      this.#run('release job');
      return results;
    } catch (error) {
      // A full or broken disk ends the transaction, and with it the work of the others.
      if (!this.#db.inTransaction) throw error;
      this.#db.exec('rollback to job; release job');
      return fault(error);
    }
  }

  #run(sql: string): void {
    this.#prepare(sql).run();
  }

  #prepare(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= PREPARED) this.#prepared.clear();
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

function fault(error: unknown): Failure {
  return { kind: 'fault', why: error instanceof Error ? error.message : String(error) };
}

/** Does jobs on a connection: many in one transaction, so that one write to the disk makes them all safe. */

import type { Statement } from 'better-sqlite3';
import type { Connection } from './connection.ts';
import type { Outcomes, Results, Role } from './job.ts';
import { type AppendJob, type Batch, type Failure, isAppend, type Job, type QueryJob } from './job.ts';
import { APPEND, COUNT_TAIL, FIND_HEAD, LONG_TAIL, SETTLE } from './tail.ts';

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
  /** How many records the tail has, at most. */
  #tail: number;

  constructor(db: Connection, role: Role) {
    this.#db = db;
    this.#begin = role === 'writer' ? 'begin immediate' : 'begin';
    this.#tail = role === 'writer' ? this.#number(COUNT_TAIL) : 0;
  }

  /** One job that fails does not hurt the others, unless the transaction as a whole fails. */
  work(batch: Batch): Outcomes {
    try {
      this.#run(this.#begin);
      const outcomes = this.#outcomes(batch);
      this.#run('commit');
      return outcomes;
    } catch (error) {
      this.#rollBack();
      this.#heads.clear();
      const failure = fault(error);
      return batch.map((_, place) => [place, failure]);
    }
  }

  /** Settles what is in a long tail. Nothing depends on it: if it fails, it is for another time. */
  settle(): void {
    if (this.#tail < LONG_TAIL) return;
    try {
      this.#run(this.#begin);
      for (const step of SETTLE) this.#run(step);
      this.#run('commit');
      this.#tail = 0;
    } catch {
      this.#rollBack();
    }
  }

  #rollBack(): void {
    if (this.#db.inTransaction) this.#db.exec('rollback');
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
    const head = this.#heads.get(table) ?? this.#number(FIND_HEAD, table);
    if (head !== seq - 1) {
      return { kind: 'conflict', why: `Record ${seq} cannot follow record ${head} of table ${table}.` };
    }
    const insert = this.#prepare(APPEND);
    for (let i = 0; i < records.length; i++) insert.run(table, seq + i, records[i]);
    this.#tail += records.length;
    if (this.#heads.size >= HEADS) this.#heads.clear();
    this.#heads.set(table, head + records.length);
    return undefined;
  }

  /** The number a query finds; 0 if it finds nothing. */
  #number(sql: string, ...values: readonly string[]): number {
    const row = this.#prepare(sql).get(...values) as { readonly found: number } | undefined;
    return row?.found ?? 0;
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

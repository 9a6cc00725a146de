/** The storage that comes with the server: SQLite in a folder. */

import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import type { Database, Rows } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqlStorage } from './sql-storage.ts';
import { backupFolder } from './sqlite/backup.ts';
import { connect, databaseFile } from './sqlite/connection.ts';
import { compileOnly, transactionalDialect } from './sqlite/dialect.ts';
import { Line } from './sqlite/line.ts';
import { lockFolder } from './sqlite/lock.ts';
import { splitLog } from './sqlite/tail.ts';
import { type Ended, type Storage, StorageFault } from './storage.ts';

export { backupFolder } from './sqlite/backup.ts';

export interface SqliteOptions {
  /** Is told if the storage goes out of order while it is open: then the server had better stop. */
  readonly onTrouble?: (trouble: StorageFault) => void;
}

/** Instead of a folder: one that is removed when the storage is closed. */
const TEMPORARY = ':memory:';

/**
 * Opens the storage in a folder, which is made if it is not there. No other process can open it at the same time.
 * `:memory:` stands for a temporary one.
 */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Storage> {
  const isTemporary = folder === TEMPORARY;
  const where = isTemporary ? mkdtempSync(join(tmpdir(), 'tortuga-')) : resolve(folder);
  const unlock = takeFolder(where);
  const letGo = () => {
    unlock();
    if (isTemporary) rmSync(where, { recursive: true, force: true });
  };
  try {
    await prepare(where);
    return new SqlStorage(await SqliteDatabase.open(where, letGo, options));
  } catch (error) {
    letGo();
    throw asFault(error, `The database in ${where} cannot be opened`);
  }
}

function takeFolder(folder: string): () => void {
  try {
    // Who can read the database knows the seeds of running matches.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(folder);
    // Not before the lock: closing a file drops all locks this process has on it.
    closeSync(openSync(databaseFile(folder), 'a', 0o600));
    return unlock;
  } catch (error) {
    throw asFault(error, `The folder ${folder} cannot be used for data`);
  }
}

function asFault(error: unknown, what: string): StorageFault {
  if (error instanceof StorageFault) return error;
  return new StorageFault(`${what}: ${error instanceof Error ? error.message : String(error)}.`, {
    cause: error,
  });
}

/** Before anybody is served, so it may block. */
async function prepare(folder: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: transactionalDialect(connect(folder)) });
  try {
    await migrate(db, { '004-tail': { up: splitLog } });
  } finally {
    await db.destroy();
  }
}

class SqliteDatabase implements Database {
  readonly sql = compileOnly<Schema>();
  readonly #folder: string;
  readonly #letGo: () => void;
  readonly #writer: Line;
  readonly #reader: Line;
  #closing: Promise<void> | undefined;

  private constructor(folder: string, letGo: () => void, { onTrouble = () => undefined }: SqliteOptions) {
    this.#folder = folder;
    this.#letGo = letGo;
    this.#writer = new Line({ folder, role: 'writer' }, onTrouble);
    this.#reader = new Line({ folder, role: 'reader' }, onTrouble);
  }

  /** Resolves when both threads are there. */
  static async open(folder: string, letGo: () => void, options: SqliteOptions): Promise<SqliteDatabase> {
    const database = new SqliteDatabase(folder, letGo, options);
    try {
      await Promise.all([database.#writer.do([]), database.#reader.do([])]);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async read<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Rows<Row>> {
    const [rows] = await this.#reader.do([[sql, parameters]]);
    return (rows ?? []) as Rows<Row>;
  }

  write(queries: readonly CompiledQuery[]): Promise<readonly Rows[]> {
    return this.#writer.do(queries.map(({ sql, parameters }) => [sql, parameters]));
  }

  append(table: string, seq: number, records: readonly string[], ended: Ended): void {
    this.#writer.add([table, seq, records], ended);
  }

  backup(file: string): Promise<void> {
    if (this.#closing !== undefined) return Promise.reject(new StorageFault('The storage is closed.'));
    return backupFolder(this.#folder, file);
  }

  close(): Promise<void> {
    this.#closing ??= this.#shutDown();
    return this.#closing;
  }

  async #shutDown(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#writer.close()]);
    this.#letGo();
  }
}

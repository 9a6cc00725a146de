/** The storage that comes with the server: SQLite in a folder. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import type { Database, Rows } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqlStorage } from './sql-storage.ts';
import { backupFolder } from './sqlite/backup.ts';
import { connect } from './sqlite/connection.ts';
import { compileOnly, transactionalDialect } from './sqlite/dialect.ts';
import { Line } from './sqlite/line.ts';
import { lockFolder } from './sqlite/lock.ts';
import { type Storage, StorageFault } from './storage.ts';

/** Instead of a folder: one that is removed when the storage is closed. */
const MEMORY = ':memory:';

/**
 * Opens the storage in a folder, which is made if it is not there. No other process can open it at the same time.
 * `:memory:` stands for a temporary one.
 */
export async function openSqlite(folder: string): Promise<Storage> {
  if (folder === MEMORY) return openTemporary();
  const where = resolve(folder);
  return new SqlStorage(await openDatabase(where));
}

async function openTemporary(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-'));
  return new SqlStorage(await openDatabase(folder, () => rmSync(folder, { recursive: true, force: true })));
}

async function openDatabase(folder: string, afterwards?: () => void): Promise<Database> {
  const unlock = takeFolder(folder);
  const letGo = () => {
    unlock();
    afterwards?.();
  };
  try {
    await prepare(folder);
    return new SqliteDatabase(folder, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (cause) {
    if (cause instanceof StorageFault) throw cause;
    throw new StorageFault(`The folder ${folder} cannot be used for data.`, { cause });
  }
}

/** Before anybody is served, so it may block. */
async function prepare(folder: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: transactionalDialect(connect(folder)) });
  try {
    await migrate(db);
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

  constructor(folder: string, letGo: () => void) {
    this.#folder = folder;
    this.#letGo = letGo;
    this.#writer = new Line({ folder, role: 'writer' });
    this.#reader = new Line({ folder, role: 'reader' });
  }

  async read<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Rows<Row>> {
    const [rows] = await this.#reader.do([[sql, parameters]]);
    return (rows ?? []) as Rows<Row>;
  }

  write(queries: readonly CompiledQuery[]): Promise<readonly Rows[]> {
    return this.#writer.do(queries.map(({ sql, parameters }) => [sql, parameters]));
  }

  async append(table: string, seq: number, records: readonly string[]): Promise<void> {
    await this.#writer.do([table, seq, records]);
  }

  backup(file: string): Promise<void> {
    return backupFolder(this.#folder, file);
  }

  async close(): Promise<void> {
    await this.#reader.close();
    await this.#writer.close();
    this.#letGo();
  }
}

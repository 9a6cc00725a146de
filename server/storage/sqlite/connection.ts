/** A connection to the file of a database, with the settings that make it safe. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

export type Connection = Sqlite.Database;

export function databaseFile(folder: string): string {
  return join(folder, 'tortuga.db');
}

/** So many kilobytes of pages a connection keeps in memory. */
const CACHE = 16_000;

/** Every so many pages the write-ahead log is carried over; the usual 1,000 cost a third of the throughput. */
const CARRY_OVER = 4000;

/** After a burst the write-ahead log is cut back to this many bytes. */
const LOG_LIMIT = 64 * 1024 * 1024;

export function connect(folder: string): Connection {
  const db = new Sqlite(databaseFile(folder), { timeout: 5000 });
  // Readers do not wait for the writer, and a commit is one write to the end of one file.
  db.pragma('journal_mode = WAL');
  // Every commit reaches the disk before it counts: with NORMAL a loss of power would take back acknowledged moves.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma(`cache_size = -${CACHE}`);
  db.pragma(`wal_autocheckpoint = ${CARRY_OVER}`);
  db.pragma(`journal_size_limit = ${LOG_LIMIT}`);
  return db;
}

/** For reading beside whoever writes, this process or another. */
export function connectReadOnly(folder: string): Connection {
  const db = new Sqlite(databaseFile(folder), { readonly: true, fileMustExist: true, timeout: 5000 });
  db.pragma(`cache_size = -${CACHE}`);
  return db;
}

/** One server per folder. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StorageFault } from '../storage.ts';

/**
 * Takes a folder for this process; returns how to let go of it. The lock is a transaction on a small database of its
 * own, so that it dies with the process however it dies, and does not hinder those who only read.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Sqlite(join(folder, 'tortuga.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new StorageFault(`Another server uses the folder ${folder}.`, { cause });
  }
  return () => void lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Local tables in the browser's own database. */

import type { TableRecord } from '@tortuga/tables';
import { Conflict, type Keep, type KeptTable, MemoryKeep, newestFirst } from './keep.ts';

/** Grows with every change of the stores; `upgrade` then leads from every older one to the newest. */
const VERSION = 1;

interface KeptRecord {
  readonly table: string;
  readonly seq: number;
  readonly record: TableRecord;
}

/** Opens the database; where a browser allows none, tables last as long as the page. */
export async function openKeep(name = 'tortuga'): Promise<Keep> {
  try {
    return new DatabaseKeep(await open(name));
  } catch {
    return new MemoryKeep();
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  return result(request);
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('tables', { keyPath: 'table' });
    database.createObjectStore('records', { keyPath: ['table', 'seq'] });
  }
}

class DatabaseKeep implements Keep {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // Another tab wants to upgrade: out of its way. What is asked of this page then fails, and it is loaded anew.
    database.onversionchange = () => database.close();
  }

  async append(table: KeptTable, seq: number, records: readonly TableRecord[]): Promise<void> {
    const change = this.#database.transaction(['tables', 'records'], 'readwrite', { durability: 'strict' });
    const log = change.objectStore('records');
    for (const [i, record] of records.entries()) {
      log.add({ table: table.table, seq: seq + i, record } satisfies KeptRecord);
    }
    change.objectStore('tables').put(table);
    try {
      await done(change);
    } catch (trouble) {
      throw isTaken(trouble) ? new Conflict() : trouble;
    }
  }

  async note(table: KeptTable): Promise<void> {
    const change = this.#database.transaction('tables', 'readwrite');
    const store = change.objectStore('tables');
    const known = store.getKey(table.table);
    // A table that was deleted meanwhile must not come back.
    known.onsuccess = () => known.result !== undefined && store.put(table);
    await done(change);
  }

  async records(table: string, after: number): Promise<readonly TableRecord[]> {
    const range = IDBKeyRange.bound([table, after + 1], [table, Number.POSITIVE_INFINITY]);
    const kept = await result<KeptRecord[]>(this.#store('records').getAll(range));
    return kept.map(({ record }) => record);
  }

  table(table: string): Promise<KeptTable | undefined> {
    return result(this.#store('tables').get(table));
  }

  async tables(): Promise<readonly KeptTable[]> {
    return newestFirst(await result<KeptTable[]>(this.#store('tables').getAll()));
  }

  async forget(table: string): Promise<void> {
    const change = this.#database.transaction(['tables', 'records'], 'readwrite');
    change.objectStore('tables').delete(table);
    change.objectStore('records').delete(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]));
    await done(change);
  }

  #store(name: 'tables' | 'records'): IDBObjectStore {
    return this.#database.transaction(name, 'readonly').objectStore(name);
  }
}

function isTaken(trouble: unknown): boolean {
  return trouble instanceof DOMException && trouble.name === 'ConstraintError';
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

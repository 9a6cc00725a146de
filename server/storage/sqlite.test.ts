import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TableRecord } from '@tortuga/tables';
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, said, saidAll } from './contract/place.ts';
import { storageContract } from './contract.ts';
import type { Schema } from './schema.ts';
import { lagging, listing } from './sql-summaries.ts';
import { Clerk } from './sqlite/clerk.ts';
import { connect, connectReadOnly, databaseFile } from './sqlite/connection.ts';
import { compileOnly } from './sqlite/dialect.ts';
import { Line } from './sqlite/line.ts';
import { backupFolder, openSqlite } from './sqlite.ts';
import { StorageFault, type SummaryQuery } from './storage.ts';

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-storage-'));
  return {
    open: () => openSqlite(join(folder, 'data')),
    spareFile: join(folder, 'backup.db'),
    openBackup: (file) => openCopy(file, join(folder, 'restored')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

function openCopy(file: string, folder: string) {
  mkdirSync(folder);
  copyFileSync(file, databaseFile(folder));
  return openSqlite(folder);
}

storageContract('SQLite', newPlace);

let base = '';
let folder = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tortuga-sqlite-'));
  folder = join(base, 'data');
});

afterEach(() => rmSync(base, { recursive: true }));

/** A server in another process, and the numbers it has acknowledged, by table. */
class Restless {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  readonly safe = new Map<string, number>();
  #rest = '';

  constructor(tables = 8) {
    const script = new URL('./testing/restless.ts', import.meta.url);
    const args = [fileURLToPath(script), folder, String(tables)];
    this.process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process.stdout.on('data', (data) => this.#hear(String(data)));
  }

  #hear(data: string): void {
    const lines = (this.#rest + data).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const [table = '', seq] = line.split(' ');
      this.safe.set(table, Number(seq));
    }
  }

  async reach(tables: number): Promise<void> {
    while (this.safe.size < tables) await pause(2);
  }

  async kill(): Promise<void> {
    const closed = once(this.process, 'close');
    this.process.kill('SIGKILL');
    await closed;
  }
}

function expectUnbroken(log: readonly TableRecord[], safe: number): void {
  expect(log.length).toBeGreaterThanOrEqual(safe);
  expect(log.length % 2).toBe(0);
  expect(log.map(({ at }) => at)).toEqual(log.map((_, i) => i + 1));
}

describe('a server that is killed', () => {
  test('loses nothing it has acknowledged, and no half of an addition stays', async () => {
    for (let round = 1; round <= 5; round++) {
      const server = new Restless();
      await server.reach(8);
      await pause(Math.random() * 100);
      await server.kill();
      const storage = await openSqlite(folder);
      for (const [table, safe] of server.safe) expectUnbroken(await storage.records(table), safe);
      await storage.close();
    }
  });

  test('leaves data that can be backed up before anybody opens it again', async () => {
    const server = new Restless();
    await server.reach(8);
    await server.kill();
    await backupFolder(folder, join(base, 'backup.db'));
    const copy = await openCopy(join(base, 'backup.db'), join(base, 'copy'));
    for (const [table, safe] of server.safe) expectUnbroken(await copy.records(table), safe);
    await copy.close();
  });
});

describe('a folder', () => {
  test('belongs to one server, as long as it lives', async () => {
    const server = new Restless(1);
    await server.reach(1);
    await expect(openSqlite(folder)).rejects.toThrow(`Another server uses the folder ${folder}.`);
    await server.kill();
    await (await openSqlite(folder)).close();
  });

  test('is not shared within a process either, and is free after closing', async () => {
    const storage = await openSqlite(folder);
    await expect(openSqlite(folder)).rejects.toThrow(StorageFault);
    await storage.append({ table: 'a', seq: 1, records: [said('still there')] });
    await storage.close();
    await (await openSqlite(folder)).close();
  });

  test('holds a database that nobody else on the machine can read', async () => {
    mkdirSync(folder, { mode: 0o755 });
    const storage = await openSqlite(folder);
    await storage.append({ table: 'a', seq: 1, records: [said('secret')] });
    for (const file of readdirSync(folder).filter((name) => name.startsWith('tortuga.db'))) {
      expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    }
    await storage.close();
  });

  test('that cannot be made is a fault', async () => {
    writeFileSync(join(base, 'file'), '');
    await expect(openSqlite(join(base, 'file', 'data'))).rejects.toThrow(StorageFault);
  });

  test('with something else in the place of the database is a fault, and is not kept locked', async () => {
    mkdirSync(folder);
    writeFileSync(databaseFile(folder), 'Here be dragons. '.repeat(100));
    await expect(openSqlite(folder)).rejects.toThrow(`The database in ${folder} cannot be opened`);
    rmSync(databaseFile(folder));
    await (await openSqlite(folder)).close();
  });

  test('with data of a newer version is refused and left alone', async () => {
    await (await openSqlite(folder)).close();
    const db = connect(folder);
    db.exec(`insert into migrations (name, timestamp) values ('999-treasure', '2099-01-01')`);
    db.close();
    await expect(openSqlite(folder)).rejects.toThrow(
      'The data was written by a newer Tortuga (999-treasure)',
    );
  });

  test('may be a temporary one', async () => {
    const [one, other] = [await openSqlite(':memory:'), await openSqlite(':memory:')];
    await one.append({ table: 'a', seq: 1, records: [said('one')] });
    expect(await other.records('a')).toEqual([]);
    expect(await one.records('a')).toEqual(saidAll('one'));
    await Promise.all([one.close(), other.close()]);
  });
});

describe('a backup', () => {
  test('of a server in another process neither stops it nor needs it to stop', async () => {
    const server = new Restless();
    await server.reach(8);
    const before = new Map(server.safe);
    await backupFolder(folder, join(base, 'backup.db'));
    expect(server.process.exitCode).toBeNull();
    await server.kill();
    const copy = await openCopy(join(base, 'backup.db'), join(base, 'copy'));
    for (const [table, safe] of before) expectUnbroken(await copy.records(table), safe);
    await copy.close();
  });

  test('needs no server, only its folder, and is readable by its owner alone', async () => {
    const storage = await openSqlite(folder);
    await storage.writeSetting('key', 'value');
    await storage.close();
    await backupFolder(folder, join(base, 'backup.db'));
    expect(statSync(join(base, 'backup.db')).mode & 0o077).toBe(0);
    await expect(backupFolder(base, join(base, 'other.db'))).rejects.toThrow(
      'There is no data in the folder',
    );
  });
});

describe('the database', () => {
  test('writes every commit through to the disk', () => {
    mkdirSync(folder);
    const db = connect(folder);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    db.close();
  });

  test('that is full keeps nothing of a batch, and works again when there is room', async () => {
    await (await openSqlite(folder)).close();
    const db = connect(folder);
    const clerk = new Clerk(db, 'writer');
    const pages = db.pragma('page_count', { simple: true });
    db.pragma(`max_page_count = ${Number(pages) + 10}`);
    const batch = [
      ['small', 1, ['{}']],
      ['big', 1, ['x'.repeat(100_000)]],
    ] as const;
    const full = { kind: 'fault', why: 'database or disk is full' };
    expect(clerk.work(batch)).toEqual([
      [0, full],
      [1, full],
    ]);
    db.pragma('max_page_count = 1000000');
    expect(clerk.work(batch)).toEqual([]);
    db.close();
  });

  test('keeps nothing of a batch that fails for a reason nobody foresaw', async () => {
    await (await openSqlite(folder)).close();
    const db = connect(folder);
    const clerk = new Clerk(db, 'writer');
    const outcomes = clerk.work([
      ['good', 1, ['{}']],
      ['bad', 1, [null as unknown as string]],
    ]);
    expect(outcomes.map(([place]) => place)).toEqual([0, 1]);
    expect(db.prepare('select * from log').all()).toEqual([]);
    expect(db.inTransaction).toBe(false);
    db.close();
  });

  test('whose thread dies says so, and refuses what is asked of it', async () => {
    const troubles: Error[] = [];
    const line = new Line({ folder: join(base, 'nowhere'), role: 'reader' }, (trouble) =>
      troubles.push(trouble),
    );
    await expect(line.do([['select 1', []]])).rejects.toThrow(StorageFault);
    await expect(line.do([['select 1', []]])).rejects.toThrow(StorageFault);
    expect(troubles).toHaveLength(1);
    await line.close();
  });

  test('finds what is asked for by an index', async () => {
    await (await openSqlite(folder)).close();
    const db = connectReadOnly(folder);
    const plan = ({ sql, parameters }: CompiledQuery) =>
      db
        .prepare(`explain query plan ${sql}`)
        .all(...parameters)
        .map((step) => (step as { detail: string }).detail);
    const queries = compileOnly<Schema>();
    const lists: readonly [string, Partial<SummaryQuery>][] = [
      ['summaries_lobby (status=? AND access=?)', { status: 'waiting', access: 'open' }],
      ['sitters_person (person=?)', { person: 'anne' }],
      ['summaries_due (status=? AND due<?)', { dueBy: 1 }],
      ['summaries_due (status=? AND due<?)', { status: 'running', dueBy: 1 }],
      ['summaries_touched (status=? AND touched<?)', { untouchedSince: 1 }],
      ['summaries_touched (status=? AND touched<?)', { status: 'over', untouchedSince: 1 }],
      ['summaries_created', {}],
    ];
    for (const [index, query] of lists) {
      expect(plan(listing(queries, { limit: 10, ...query }).compile()).join()).toContain(index);
    }
    const behind = plan(lagging(queries).compile());
    expect(behind).toContain('SCAN settled USING COVERING INDEX log_first');
    expect(behind).toContain('SEARCH settled USING COVERING INDEX log_place (table=?)');
    db.close();
  });
});

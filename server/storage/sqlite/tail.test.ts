import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { said, saidAll } from '../contract/place.ts';
import { migrate } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { Clerk } from './clerk.ts';
import { type Connection, connect } from './connection.ts';
import { transactionalDialect } from './dialect.ts';
import { LONG_TAIL } from './tail.ts';

let folder = '';
let db: Connection;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tortuga-tail-'));
  await (await openSqlite(folder)).close();
  db = connect(folder);
});

afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function sizes() {
  const settled = db.prepare('select count(*) from settled').pluck().get();
  return { settled, tail: db.prepare('select count(*) from tail').pluck().get() };
}

function logOf(table: string) {
  return db.prepare('select record from log where "table" = ? order by seq').pluck().all(table);
}

const texts = (count: number) => Array.from({ length: count }, (_, i) => `"${i + 1}"`);

test('a short tail stays, a long one is settled, and the log is the same', () => {
  const clerk = new Clerk(db, 'writer');
  clerk.work([['a', 1, texts(LONG_TAIL - 2)]]);
  clerk.settle();
  expect(sizes()).toEqual({ settled: 0, tail: LONG_TAIL - 2 });
  clerk.work([
    ['b', 1, texts(1)],
    ['a', LONG_TAIL - 1, ['"last"']],
  ]);
  const log = [...texts(LONG_TAIL - 2), '"last"'];
  expect(logOf('a')).toEqual(log);
  clerk.settle();
  expect(sizes()).toEqual({ settled: LONG_TAIL, tail: 0 });
  expect(logOf('a')).toEqual(log);
});

test('the numbers of a table go on, wherever its records lie', () => {
  new Clerk(db, 'writer').work([['a', 1, texts(LONG_TAIL)]]);
  // Another clerk remembers nothing, but counts what it finds.
  const clerk = new Clerk(db, 'writer');
  clerk.settle();
  expect(sizes()).toEqual({ settled: LONG_TAIL, tail: 0 });
  expect(clerk.work([['a', LONG_TAIL, ['"again"']]])).toMatchObject([[0, { kind: 'conflict' }]]);
  expect(clerk.work([['a', LONG_TAIL + 1, ['"next"']]])).toEqual([]);
  expect(new Clerk(db, 'writer').work([['a', LONG_TAIL + 1, ['"again"']]])).toMatchObject([
    [0, { kind: 'conflict' }],
  ]);
  expect(logOf('a')).toEqual([...texts(LONG_TAIL), '"next"']);
});

test('a tail that cannot be settled stays, and is settled later', () => {
  const clerk = new Clerk(db, 'writer');
  clerk.work([['a', 1, texts(LONG_TAIL)]]);
  db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true }))}`);
  clerk.settle();
  expect(sizes()).toEqual({ settled: 0, tail: LONG_TAIL });
  expect(db.inTransaction).toBe(false);
  db.pragma('max_page_count = 1000000');
  clerk.work([['a', LONG_TAIL + 1, ['"more"']]]);
  clerk.settle();
  expect(sizes()).toEqual({ settled: LONG_TAIL + 1, tail: 0 });
});

test('a storage settles by itself, and forgets what is settled and what is not', async () => {
  const storage = await openSqlite(folder);
  const before = saidAll(...texts(LONG_TAIL));
  await storage.append({ table: 'a', seq: 1, records: before });
  await storage.append({ table: 'a', seq: LONG_TAIL + 1, records: [said('one more')] });
  await storage.append({ table: 'b', seq: 1, records: [said('somebody else')] });
  expect(sizes()).toEqual({ settled: LONG_TAIL, tail: 2 });
  expect(await storage.records('a', LONG_TAIL - 1)).toEqual([before.at(-1), said('one more')]);
  await storage.forget(['a']);
  expect(sizes()).toEqual({ settled: 0, tail: 1 });
  await storage.append({ table: 'a', seq: 1, records: [said('anew')] });
  expect(await storage.records('a')).toEqual([said('anew')]);
  expect(await storage.records('b')).toEqual([said('somebody else')]);
  await storage.close();
});

test('a log from the time before there was a tail is read on', async () => {
  const old = mkdtempSync(join(tmpdir(), 'tortuga-old-'));
  const before = new Kysely<unknown>({ dialect: transactionalDialect(connect(old)) });
  await migrate(before);
  await before.destroy();
  const file = connect(old);
  file.prepare(`insert into log values ('a', 1, ?)`).run(JSON.stringify(said('long ago')));
  file.close();
  const storage = await openSqlite(old);
  await storage.append({ table: 'a', seq: 2, records: [said('now')] });
  expect(await storage.records('a')).toEqual([said('long ago'), said('now')]);
  expect(await storage.behind()).toEqual(['a']);
  await storage.close();
  rmSync(old, { recursive: true });
});

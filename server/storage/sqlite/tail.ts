/**
 * The log lies in two tables. The index of a long log has a page for every busy table, and nearly every record would
 * change another: four kilobytes to the disk for sixty bytes. So records arrive in the tail, which is short, as is its
 * index, and are settled many at a time, table by table. Whoever reads or deletes sees one log.
 */

import { type Kysely, sql } from 'kysely';

/** So many records make a tail long enough to be settled. */
export const LONG_TAIL = 1000;

export const APPEND = 'insert into tail ("table", seq, record) values (?, ?, ?)';

export const COUNT_TAIL = 'select count(*) as found from tail';

export const FIND_HEAD = 'select seq as found from log where "table" = ? order by seq desc limit 1';

/**
 * In a transaction of its own, so that a failure may end all of it. Otherwise SQLite keeps a copy of every page it
 * changes, in a file, to take back no more than this statement: a fifth of what the thread has to do.
 */
export const SETTLE = [
  'insert or rollback into settled ("table", seq, record) select "table", seq, record from tail order by "table", seq',
  'delete from tail',
] as const;

/** What was a table becomes a view of two. */
export async function splitLog(db: Kysely<unknown>): Promise<void> {
  await sql`alter table log rename to settled`.execute(db);
  await db.schema
    .createTable('tail')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tail_place').on('tail').columns(['table', 'seq']).unique().execute();
  await sql`create view log ("table", seq, record) as
    select "table", seq, record from settled union all select "table", seq, record from tail`.execute(db);
  await sql`create trigger log_delete instead of delete on log begin
    delete from settled where "table" = old."table" and seq = old.seq;
    delete from tail where "table" = old."table" and seq = old.seq;
  end`.execute(db);
}

/**
 * How the database came to be what it is, step by step, in every dialect. A step that has been released never
 * changes: whoever has run it would not run it again.
 */

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StorageFault } from './storage.ts';

type Step = Kysely<unknown>;

const MIGRATION_TABLE = 'migrations';

async function createTables(db: Step): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .execute();
  // An index, not the primary key: a table clustered by it would take each record to another place on the disk.
  await db.schema.createIndex('log_place').on('log').columns(['table', 'seq']).unique().execute();
  // Lists the tables there are, without reading the whole log.
  await db.schema.createIndex('log_first').on('log').column('table').where(sql`seq`, '=', sql`1`).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table', 'text', (c) => c.primaryKey().notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function createSummaries(db: Step): Promise<void> {
  await db.schema
    .createTable('summaries')
    .addColumn('table', 'text', (c) => c.primaryKey().notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('holders', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .execute();
  const on = (name: string) => db.schema.createIndex(name).on('summaries');
  await on('summaries_lobby').columns(['status', 'access', 'created']).execute();
  await on('summaries_touched').columns(['status', 'touched']).execute();
  await on('summaries_created').column('created').execute();
  await on('summaries_due').columns(['status', 'due']).where(sql`due`, 'is not', sql`null`).execute();
  await db.schema
    .createTable('sitters')
    .addColumn('table', 'text', (c) => c.notNull().references('summaries.table').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sitters_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('sitters_person').on('sitters').column('person').execute();
}

async function createPeople(db: Step): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('people_seen').on('people').column('seen').execute();
  await belongings(db, 'sessions', 'hash')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await belongings(db, 'passkeys', 'id')
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await belongings(db, 'recovery_codes', 'hash').execute();
  for (const table of ['sessions', 'passkeys', 'recovery_codes']) {
    await db.schema.createIndex(`${table}_person`).on(table).column('person').execute();
  }
}

/** A table of what belongs to people and goes with them. */
function belongings(db: Step, name: string, key: string) {
  return db.schema
    .createTable(name)
    .addColumn(key, 'text', (c) => c.primaryKey().notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'));
}

/** By name; they are taken in the order of their names. */
type Steps = Readonly<Record<string, Migration>>;

const COMMON: Steps = {
  '001-tables': { up: createTables },
  '002-summaries': { up: createSummaries },
  '003-people': { up: createPeople },
};

/** Brings a database up to date, with its dialect's own steps. One that is newer than this code is left alone. */
export async function migrate<S>(db: Kysely<S>, own: Steps = {}): Promise<void> {
  const steps = { ...COMMON, ...own };
  await refuseNewer(db, steps);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(steps) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new StorageFault('The database cannot be brought up to date.', { cause: error });
}

async function refuseNewer<S>(db: Kysely<S>, steps: Steps): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new StorageFault(
      `The data was written by a newer Tortuga (${unknown.join(', ')}): start that one.`,
    );
  }
}

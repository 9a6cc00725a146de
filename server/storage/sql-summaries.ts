/** Summaries of tables in a database of any dialect. */

import type { PersonId } from '@tortuga/tables';
import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema, SummaryRow } from './schema.ts';
import { STATUSES, type Summary, type SummaryQuery } from './storage.ts';
import { template } from './template.ts';

type Sql = Database['sql'];

type Place = { readonly table: string; readonly seq: number };

const COLUMNS = [
  'table',
  'seq',
  'game',
  'status',
  'access',
  'host',
  'holders',
  'asked',
  'clock',
  'due',
  'created',
  'touched',
] as const satisfies readonly (keyof SummaryRow)[];

/**
 * Makes the queries that keep a summary and who sits there. One that is older than what is kept changes nothing,
 * nor does one of a table that has been forgotten meanwhile: it would haunt the lists.
 */
export function summarySaver(sql: Sql): (summary: Summary) => CompiledQuery[] {
  const keep = template<SummaryRow>(COLUMNS, (row) => keeping(sql, row));
  const exorcise = template<Place>(['table'], ({ table }) => exorcising(sql, 'summaries', table));
  const clear = template<Place>(['table', 'seq'], (place) => clearing(sql, place));
  const sit = template<Place & { person: PersonId }>(['table', 'seq', 'person'], (at) => sitting(sql, at));
  return (summary) => {
    const { table, seq } = summary;
    const people = sittersOf(summary);
    const seats = people.map((person) => sit({ table, seq, person }));
    return [keep(rowOf(summary)), exorcise({ table, seq }), clear({ table, seq }), ...seats];
  };
}

function keeping(sql: Sql, row: SummaryRow) {
  return sql
    .insertInto('summaries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('table')
        .doUpdateSet(({ ref }) => Object.fromEntries(COLUMNS.map((name) => [name, ref(`excluded.${name}`)])))
        .whereRef('excluded.seq', '>=', 'summaries.seq'),
    );
}

/** Removes what was kept of a table that is no more. */
export function exorcising(sql: Sql, from: 'summaries' | 'snapshots', table: string) {
  return sql
    .deleteFrom(from)
    .where('table', '=', table)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('log').select('log.seq').where('log.table', '=', table))),
    );
}

function clearing(sql: Sql, { table, seq }: Place) {
  return sql
    .deleteFrom('sitters')
    .where('table', '=', table)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('summaries')
          .select('summaries.seq')
          .where('summaries.table', '=', table)
          .where('summaries.seq', '=', seq),
      ),
    );
}

function sitting(sql: Sql, { table, seq, person }: Place & { person: PersonId }) {
  return sql
    .insertInto('sitters')
    .columns(['table', 'person'])
    .expression(({ selectFrom, val }) =>
      selectFrom('summaries')
        .select(['summaries.table', val(person).as('person')])
        .where('summaries.table', '=', table)
        .where('summaries.seq', '=', seq),
    );
}

function sittersOf({ holders, host }: Summary): PersonId[] {
  const people = holders.filter((holder) => holder !== '' && !holder.startsWith(':'));
  return [...new Set([host, ...people])];
}

export function listing(sql: Sql, query: SummaryQuery) {
  const { access, game, person, dueBy, untouchedSince, limit } = query;
  let list = sql.selectFrom('summaries').selectAll('summaries').limit(limit);
  list = withStatus(list, query);
  if (access !== undefined) list = list.where('access', '=', access);
  if (game !== undefined) list = list.where('game', '=', game);
  if (person !== undefined) list = withPerson(list, person);
  if (dueBy !== undefined) list = list.where('due', '<=', dueBy).orderBy('due');
  if (untouchedSince !== undefined) list = list.where('touched', '<', untouchedSince).orderBy('touched');
  return list.orderBy('created', 'desc').orderBy('summaries.table');
}

type Listing = SelectQueryBuilder<Schema, 'summaries', SummaryRow>;

/** The indexes of due and of touched begin with the status: without one, all of them are named. */
function withStatus(list: Listing, { status, dueBy, untouchedSince }: SummaryQuery): Listing {
  if (status !== undefined) return list.where('status', '=', status);
  const isTimed = dueBy !== undefined || untouchedSince !== undefined;
  return isTimed ? list.where('status', 'in', STATUSES) : list;
}

function withPerson(list: Listing, person: PersonId): Listing {
  return list.where('summaries.table', 'in', ({ selectFrom }) =>
    selectFrom('sitters').select('sitters.table').where('person', '=', person),
  );
}

/** Tables whose log goes further than their summary, or that have none. */
export function lagging(sql: Sql) {
  return sql
    .selectFrom('log as first')
    .leftJoin('summaries', 'summaries.table', 'first.table')
    .select('first.table')
    .where('first.seq', '=', ({ lit }) => lit(1))
    .where(({ or, eb, selectFrom, ref }) =>
      or([
        eb('summaries.seq', 'is', null),
        eb(
          'summaries.seq',
          '<',
          selectFrom('log')
            .select('log.seq')
            .where('log.table', '=', ref('first.table'))
            .orderBy('log.seq', 'desc')
            .limit(1),
        ),
      ]),
    );
}

function rowOf({ holders, asked, due, ...summary }: Summary): SummaryRow {
  return { ...summary, holders: JSON.stringify(holders), asked: JSON.stringify(asked), due: due ?? null };
}

export function summaryOf({ holders, asked, due, ...row }: SummaryRow): Summary {
  const lists = { holders: JSON.parse(holders), asked: JSON.parse(asked) };
  return { ...row, ...lists, ...(due === null ? {} : { due }) };
}

/** Summaries of tables, lists of them, and forgetting. */

import { describe, expect, test } from 'vitest';
import { Conflict, type Storage, type SummaryQuery } from '../storage.ts';
import { fresh, make, type NewPlace, openForAll, said, saidAll, summaryOf } from './place.ts';

export function summaryContract(newPlace: NewPlace): void {
  describe('summaries', () => {
    const storage = openForAll(newPlace);
    keeping(storage);
    catchingUp(storage);
  });

  describe('lists of tables', () => {
    lists(openForAll(newPlace));
  });

  describe('forgotten tables', () => {
    forgetting(openForAll(newPlace));
  });
}

function keeping(storage: () => Storage): void {
  test('come back as they were', async () => {
    const full = summaryOf(fresh('table'), { holders: ['anne', ':captain', ''], asked: ['anne'], due: 5e12 });
    const plain = summaryOf(fresh('table'));
    await make(storage(), full);
    await make(storage(), plain);
    expect(await storage().summary(full.table)).toEqual(full);
    expect(await storage().summary(plain.table)).toEqual(plain);
    expect(await storage().summary(fresh('nowhere'))).toBeUndefined();
  });

  test('replace older ones, and are not replaced by them', async () => {
    const old = summaryOf(fresh('table'), { seq: 2, host: 'old host', holders: ['old guest'], due: 7 });
    const { due: _, ...late } = { ...old, seq: 3, host: 'new host', holders: ['new guest'] };
    await make(storage(), late);
    await storage().saveSummaries([old]);
    expect(await storage().summary(old.table)).toEqual(late);
    expect(await tablesOf(storage(), { person: 'old guest' })).toEqual([]);
    expect(await tablesOf(storage(), { person: 'new guest' })).toEqual([old.table]);
    const again = { ...late, status: 'over', holders: ['', 'third guest'] } as const;
    await storage().saveSummaries([again]);
    expect(await storage().summary(old.table)).toEqual(again);
    expect(await tablesOf(storage(), { person: 'new guest' })).toEqual([]);
  });

  test('of a table that does not exist are not kept', async () => {
    const ghost = summaryOf(fresh('ghost'), { host: 'ghost' });
    await storage().saveSummaries([ghost]);
    expect(await storage().summary(ghost.table)).toBeUndefined();
    expect(await tablesOf(storage(), { person: 'ghost' })).toEqual([]);
  });

  test('may be kept many at once, or none', async () => {
    const many = Array.from({ length: 300 }, () => summaryOf(fresh('table'), { game: 'crowd' }));
    await Promise.all(many.map(({ table }) => storage().append({ table, seq: 1, records: [said('one')] })));
    await storage().saveSummaries(many);
    await storage().saveSummaries([]);
    expect(await storage().summaries({ game: 'crowd', limit: 1000 })).toHaveLength(300);
  });
}

function catchingUp(storage: () => Storage): void {
  test('that are missing or older than the log are behind', async () => {
    const [missing, old, current] = [fresh('table'), fresh('table'), fresh('table')];
    await storage().append({ table: missing, seq: 1, records: saidAll('one') });
    await make(storage(), summaryOf(old, { seq: 1 }));
    await storage().append({ table: old, seq: 2, records: saidAll('two', 'three') });
    await make(storage(), summaryOf(current, { seq: 3 }));
    const behind = await storage().behind();
    expect(behind).toContain(missing);
    expect(behind).toContain(old);
    expect(behind).not.toContain(current);
    await storage().saveSummaries([summaryOf(missing), summaryOf(old, { seq: 3 })]);
    expect(await storage().behind()).toEqual([]);
  });
}

async function tablesOf(storage: Storage, query: Partial<SummaryQuery>): Promise<string[]> {
  return (await storage.summaries({ limit: 100, ...query })).map(({ table }) => table);
}

/** Tables that differ in all that can be asked for. */
const FLEET = [
  summaryOf('sloop', { created: 1, touched: 90, host: 'anne', holders: ['anne', 'mary'], due: 30 }),
  summaryOf('brig', { created: 2, touched: 80, status: 'running', host: 'mary', holders: ['', ':captain'] }),
  summaryOf('galley', { created: 3, touched: 70, status: 'running', access: 'link', host: 'jack', due: 10 }),
  summaryOf('junk', {
    created: 4,
    touched: 60,
    game: 'madagaskar',
    host: 'jack',
    holders: ['jack'],
    due: 20,
  }),
  summaryOf('raft', { created: 4, touched: 50, status: 'over', host: 'jack', holders: ['mary', 'anne'] }),
];

function lists(storage: () => Storage): void {
  const expected: readonly [string, Partial<SummaryQuery>, readonly string[]][] = [
    ['are newest first', {}, ['junk', 'raft', 'galley', 'brig', 'sloop']],
    ['stop at the limit', { limit: 2 }, ['junk', 'raft']],
    ['can be by status', { status: 'running' }, ['galley', 'brig']],
    ['can be by access', { access: 'link' }, ['galley']],
    ['can be by game', { game: 'madagaskar' }, ['junk']],
    ['can be of a person who sits or hosts', { person: 'mary' }, ['raft', 'brig', 'sloop']],
    ['know no bots as people', { person: ':captain' }, []],
    ['know no open seats as people', { person: '' }, []],
    ['can be by due clocks, soonest first', { dueBy: 20 }, ['galley', 'junk']],
    ['can be by what was not touched since, longest first', { untouchedSince: 70 }, ['raft', 'junk']],
    ['hold what all conditions ask for', { status: 'waiting', person: 'anne', dueBy: 40 }, ['sloop']],
    ['may be empty', { status: 'over', access: 'link' }, []],
  ];

  test.for(expected)('%s', async ([, query, tables]) => {
    if ((await storage().summary('sloop')) === undefined)
      for (const ship of FLEET) await make(storage(), ship);
    expect(await tablesOf(storage(), query)).toEqual(tables);
  });
}

function forgetting(storage: () => Storage): void {
  test('leave nothing behind, and others alone', async () => {
    const [gone, kept] = [summaryOf('gone', { host: 'bonny' }), summaryOf('kept', { host: 'bonny' })];
    await make(storage(), gone);
    await make(storage(), kept);
    await storage().saveSnapshot('gone', 1, 'sum');
    await storage().saveSnapshot('kept', 1, 'sum');
    await storage().forget(['gone', 'nowhere']);
    expect(await storage().records('gone')).toEqual([]);
    expect(await storage().summary('gone')).toBeUndefined();
    expect(await storage().snapshot('gone')).toBeUndefined();
    expect(await tablesOf(storage(), { person: 'bonny' })).toEqual(['kept']);
    expect(await storage().records('kept')).toHaveLength(1);
    expect(await storage().snapshot('kept')).toBeDefined();
    expect(await storage().behind()).toEqual([]);
  });

  test('do not come back by a late addition', async () => {
    const table = fresh('table');
    await make(storage(), summaryOf(table, { seq: 2 }));
    await storage().forget([table]);
    await expect(storage().append({ table, seq: 3, records: saidAll('late') })).rejects.toThrow(Conflict);
    expect(await storage().records(table)).toEqual([]);
  });

  test('may be none, or many at once', async () => {
    const many = Array.from({ length: 1200 }, () => fresh('table'));
    await Promise.all(many.map((table) => storage().append({ table, seq: 1, records: saidAll('one') })));
    await storage().forget([]);
    expect(await storage().behind()).toHaveLength(1200);
    await storage().forget(many);
    expect(await storage().behind()).toEqual([]);
  });
}

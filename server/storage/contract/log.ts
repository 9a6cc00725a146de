/** The log of tables. */

import { describe, expect, test } from 'vitest';
import { type Addition, Conflict, type Storage } from '../storage.ts';
import { fresh, inPlace, type NewPlace, openForAll, said, saidAll } from './place.ts';

export function logContract(newPlace: NewPlace): void {
  describe('the log', () => {
    const storage = openForAll(newPlace);
    growth(storage);
    conflicts(storage);
    contents(storage);
    crowds(storage);

    test('is still there when the storage is opened again', () =>
      inPlace(newPlace, async (place) => {
        const before = await place.open();
        await before.append({ table: 'a', seq: 1, records: saidAll('one', 'two') });
        await before.close();
        const after = await place.open();
        expect(await after.records('a')).toEqual(saidAll('one', 'two'));
        await expect(after.append({ table: 'a', seq: 2, records: saidAll('again') })).rejects.toThrow(
          Conflict,
        );
        await after.append({ table: 'a', seq: 3, records: saidAll('three') });
        await after.close();
      }));
  });
}

function growth(storage: () => Storage): void {
  test('of an unknown table is empty', async () => {
    expect(await storage().records(fresh('nowhere'))).toEqual([]);
  });

  test('keeps records in order, across additions', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll('one', 'two', 'three') });
    await storage().append({ table, seq: 4, records: saidAll('four') });
    expect(await storage().records(table)).toEqual(saidAll('one', 'two', 'three', 'four'));
  });

  test('can be read after a number', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll('one', 'two', 'three') });
    expect(await storage().records(table, 0)).toHaveLength(3);
    expect(await storage().records(table, 2)).toEqual(saidAll('three'));
    expect(await storage().records(table, 3)).toEqual([]);
  });

  test('of one table knows nothing of another', async () => {
    const [here, there] = [fresh('table'), fresh('table')];
    await Promise.all([
      storage().append({ table: here, seq: 1, records: saidAll('here') }),
      storage().append({ table: there, seq: 1, records: saidAll('there') }),
    ]);
    expect(await storage().records(here)).toEqual(saidAll('here'));
  });

  test('grows by additions that were all made at once, as they were made', async () => {
    const table = fresh('table');
    const texts = Array.from({ length: 50 }, (_, i) => `${i + 1}`);
    await Promise.all(texts.map((text, i) => storage().append({ table, seq: i + 1, records: [said(text)] })));
    expect(await storage().records(table)).toEqual(saidAll(...texts));
  });
}

function conflicts(storage: () => Storage): void {
  test('tells whoever adds without a promise how it ended, once and only later', async () => {
    const table = fresh('table');
    const ends: string[] = [];
    const end = (trouble: Error | undefined) => void ends.push(trouble?.name ?? 'kept');
    storage().add({ table, seq: 1, records: saidAll('first') }, end);
    storage().add({ table, seq: 1, records: saidAll('second') }, end);
    expect(ends).toEqual([]);
    await storage().append({ table: fresh('table'), seq: 1, records: saidAll('another') });
    expect(ends).toEqual(['kept', 'Conflict']);
    expect(await storage().records(table)).toEqual(saidAll('first'));
  });

  test('refuses a number that is taken', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll('first') });
    await expect(storage().append({ table, seq: 1, records: saidAll('second') })).rejects.toThrow(Conflict);
    expect(await storage().records(table)).toEqual(saidAll('first'));
  });

  test('refuses a number that leaves a gap', async () => {
    const table = fresh('table');
    await expect(storage().append({ table, seq: 2, records: saidAll('two') })).rejects.toThrow(Conflict);
    await storage().append({ table, seq: 1, records: saidAll('one') });
    await expect(storage().append({ table, seq: 3, records: saidAll('three') })).rejects.toThrow(Conflict);
    expect(await storage().records(table)).toEqual(saidAll('one'));
  });

  test('takes all records of an addition or none', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll('one', 'two') });
    const late = { table, seq: 2, records: saidAll('late two', 'late three', 'late four') };
    await expect(storage().append(late)).rejects.toThrow(Conflict);
    expect(await storage().records(table)).toEqual(saidAll('one', 'two'));
  });

  test('lets exactly one of several rivals win', async () => {
    const table = fresh('table');
    const rivals = Array.from({ length: 20 }, (_, i) => ({
      table,
      seq: 1,
      records: saidAll(`${i}`, 'after'),
    }));
    const outcomes = await outcomesOf(storage(), rivals);
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(19);
    expect(await storage().records(table)).toEqual(saidAll(`${outcomes.indexOf('kept')}`, 'after'));
  });

  test('does not let a conflict hurt what was added at the same time', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll('taken') });
    const others = Array.from({ length: 10 }, () => fresh('table'));
    const additions = others.flatMap((other) => [
      { table: other, seq: 1, records: saidAll('one', 'two') },
      { table, seq: 1, records: saidAll('rival') },
      { table: other, seq: 3, records: saidAll('three') },
    ]);
    const outcomes = await outcomesOf(storage(), additions);
    expect(outcomes).toEqual(others.flatMap(() => ['kept', 'conflict', 'kept']));
    for (const other of others) {
      expect(await storage().records(other)).toEqual(saidAll('one', 'two', 'three'));
    }
  });
}

function outcomesOf(storage: Storage, additions: readonly Addition[]): Promise<string[]> {
  return Promise.all(
    additions.map((addition) =>
      storage.append(addition).then(
        () => 'kept',
        (error) => (error instanceof Conflict ? 'conflict' : 'fault'),
      ),
    ),
  );
}

/** Texts that were trouble somewhere: other scripts, signs beyond 16 bits, half of one, quotes, NUL. */
const ODD_TEXTS = [
  'ñandú Übermut Ĳssel 海賊',
  '🏴‍☠️',
  '\ud83c',
  `'"\\ ; drop table log --`,
  'a\u0000b',
  ' \n\u2028',
  '',
];

function contents(storage: () => Storage): void {
  test('keeps every sign of every text', async () => {
    const table = fresh('table');
    await storage().append({ table, seq: 1, records: saidAll(...ODD_TEXTS) });
    expect(await storage().records(table)).toEqual(saidAll(...ODD_TEXTS));
  });

  test('keeps the names of tables apart, whatever they are', async () => {
    const names = ['a', 'A', 'a ', 'ä', `a'"`, 'a%', 'a_'].map((name) => `${name}${fresh('odd')}`);
    for (const table of names) await storage().append({ table, seq: 1, records: [said(table)] });
    for (const table of names) expect(await storage().records(table)).toEqual([said(table)]);
  });

  test('keeps big records', async () => {
    const table = fresh('table');
    const big = said('x'.repeat(2_000_000));
    await storage().append({ table, seq: 1, records: [big, said('small')] });
    expect(await storage().records(table)).toEqual([big, said('small')]);
  });

  test('keeps numbers exactly', async () => {
    const table = fresh('table');
    const record = { ...said(''), at: Number.MAX_SAFE_INTEGER, tick: 0.1 };
    await storage().append({ table, seq: 1, records: [record] });
    expect(await storage().records(table)).toEqual([record]);
  });
}

function crowds(storage: () => Storage): void {
  test('keeps 1,000 additions of 100 tables that arrive together', async () => {
    const tables = Array.from({ length: 100 }, () => fresh('table'));
    const rounds = Array.from({ length: 10 }, (_, i) => i + 1);
    const additions = rounds.flatMap((seq) =>
      tables.map((table) => ({ table, seq, records: [said(`${seq}`)] })),
    );
    await Promise.all(additions.map((addition) => storage().append(addition)));
    const logs = await Promise.all(tables.map((table) => storage().records(table)));
    for (const log of logs) expect(log).toEqual(saidAll(...rounds.map(String)));
  });

  test('keeps what arrives while something else is being kept', async () => {
    const tables = Array.from({ length: 30 }, () => fresh('table'));
    const additions: Promise<unknown>[] = [];
    for (const table of tables) {
      additions.push(storage().append({ table, seq: 1, records: [said(table)] }));
      await new Promise(setImmediate);
    }
    await Promise.all(additions);
    for (const table of tables) expect(await storage().records(table)).toEqual([said(table)]);
  });

  test('can be read as soon as an addition is kept, while others are being added', async () => {
    const tables = Array.from({ length: 20 }, () => fresh('table'));
    await Promise.all(tables.map((table) => addAndRead(storage(), table)));
  });
}

async function addAndRead(storage: Storage, table: string): Promise<void> {
  for (let seq = 1; seq <= 10; seq++) {
    await storage.append({ table, seq, records: [said(`${seq}`)] });
    expect(await storage.records(table, seq - 1)).toEqual([said(`${seq}`)]);
  }
}

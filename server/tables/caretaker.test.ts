import { smuggler } from '@tortuga/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fairFortune } from '../luck/fortune.ts';
import { Fleet } from './fleet.ts';
import { NameBook } from './names.ts';
import { Paper } from './paper.ts';
import { Chores } from './testing/chores.ts';
import { Listener, NOBODY, Port, until } from './testing/port.ts';

const DAY = 86_400_000;

/** How often the caretaker cleans. */
const CLEANING = 3_600_000;

let port: Port;
let chores: Chores;

beforeEach(async () => {
  chores = new Chores();
  port = await Port.open([smuggler]);
});

afterEach(async () => {
  chores.stop();
  await port.close();
  expect(port.troubles).toEqual([]);
});

const TWO = { game: 'smuggler', seats: 2 } as const;

async function running(): Promise<string> {
  const table = await port.table(TWO);
  await port.say(table, 'bob', { do: 'sit' });
  return table;
}

async function over(): Promise<string> {
  const table = await running();
  await port.say(table, 'bob', { do: 'resign' });
  return table;
}

/** Time passes, and the caretaker comes by. The last thing it does is to forget those nobody has ever seen. */
async function later(days: number): Promise<void> {
  const nobody = { id: 'nobody', name: '', created: 0, seen: 0, settings: '{}', isGone: false };
  await port.storage.people.create(nobody);
  port.ahead += days * DAY;
  chores.do(CLEANING);
  await until(async () => (await port.storage.people.find('nobody')) === undefined, 'the caretaker');
}

async function isThere(table: string): Promise<boolean> {
  return (await port.storage.records(table)).length > 0;
}

describe('tables nobody has touched for long', () => {
  test('are removed: waiting ones first, finished ones last', async () => {
    const tables = [await port.table(TWO), await running(), await over()];
    const there = () => Promise.all(tables.map(isThere));
    await later(6.9);
    expect(await there()).toEqual([true, true, true]);
    await later(0.2);
    expect(await there()).toEqual([false, true, true]);
    await later(112);
    expect(await there()).toEqual([false, true, true]);
    await later(1);
    expect(await there()).toEqual([false, false, true]);
    await later(279);
    expect(await there()).toEqual([false, false, true]);
    await later(1);
    expect(await there()).toEqual([false, false, false]);
    expect(await port.harbour.sight(tables[2] ?? '', 'ann')).toMatchObject({ code: 'unknown-table' });
    expect(await port.harbour.mine('ann')).toEqual([]);
  });

  test('stay if anything was said there', async () => {
    const table = await port.table(TWO);
    const other = await port.table(TWO);
    await later(6);
    await port.say(table, 'eve', { do: 'chat', text: 'anybody here?' });
    await later(2);
    expect([await isThere(table), await isThere(other)]).toEqual([true, false]);
  });

  test('stay while somebody looks at them', async () => {
    const table = await port.table(TWO);
    const other = await port.table(TWO);
    const ann = await Listener.at(port.harbour, table, 'ann');
    await later(8);
    expect([await isThere(table), await isThere(other)]).toEqual([true, false]);
    await port.say(table, 'bob', { do: 'sit' });
    expect(ann.news).toEqual(['began']);
  });

  test('write nothing any more', async () => {
    const { storage } = port;
    const world = { games: [smuggler], storage, thinkers: NOBODY, fortune: fairFortune };
    const names = new NameBook(storage.people);
    const fleet = new Fleet({
      ...world,
      names,
      paper: new Paper(() => undefined),
      now: () => ({ at: 1, tick: 1 }),
      publish: () => undefined,
      stored: () => undefined,
      answered: () => undefined,
      guard: () => undefined,
      excuse: () => undefined,
    });
    const table = await running();
    const berth = await fleet.fetch(table);
    await fleet.forget([table]);
    expect(fleet.at(table)).toBeUndefined();
    expect(await berth?.say('ann', { do: 'resign' })).toEqual({ ok: false, code: 'busy' });
    await fleet.close();
  });
});

describe('guests who were never seen again', () => {
  test('are forgotten, unless they sit somewhere', async () => {
    await port.person('ann', 'Ann');
    await port.person('zoe', 'Zoe');
    await over();
    await later(59);
    expect(await port.storage.people.find('zoe')).toMatchObject({ name: 'Zoe' });
    await later(2);
    expect(await port.storage.people.find('zoe')).toBeUndefined();
    expect(await port.storage.people.find('ann')).toMatchObject({ name: 'Ann' });
  });
});

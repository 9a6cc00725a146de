import { smuggler } from '@tortuga/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must, Port } from './testing/port.ts';

let port: Port;

beforeEach(async () => {
  port = await Port.open([smuggler, { ...smuggler, id: 'other' }]);
  await port.person('ann', 'Ann');
  await port.person('bob', 'Bob');
});

afterEach(async () => {
  await port.close();
  expect(port.troubles).toEqual([]);
});

const OPEN = { game: 'smuggler', seats: 2, access: 'open' } as const;

const idsOf = (listings: readonly { table: string }[]) => listings.map(({ table }) => table);

describe('the lobby', () => {
  test('shows open tables that wait or run, and no others', async () => {
    const waiting = await port.table(OPEN);
    const running = await port.table(OPEN);
    const over = await port.table(OPEN);
    const hidden = await port.table({ game: 'smuggler', seats: 2 });
    for (const table of [running, over]) await port.say(table, 'bob', { do: 'sit' });
    await port.say(over, 'bob', { do: 'resign' });
    const lobby = await port.harbour.lobby();
    expect(idsOf(lobby).sort()).toEqual([waiting, running].sort());
    expect(idsOf(lobby)).not.toContain(hidden);
    expect(lobby.find(({ table }) => table === running)).toMatchObject({
      status: 'running',
      holders: ['ann', 'bob'],
      names: { ann: 'Ann', bob: 'Bob' },
      asked: ['ann', 'bob'],
      clock: 'none',
    });
    expect(lobby.find(({ table }) => table === waiting)).toMatchObject({
      status: 'waiting',
      holders: ['ann', ''],
    });
  });

  test('shows the tables of one game', async () => {
    const table = await port.table({ ...OPEN, game: 'other' });
    await port.table(OPEN);
    expect(idsOf(await port.harbour.lobby('other'))).toEqual([table]);
  });

  test('waits again for players when somebody leaves after the match', async () => {
    const table = await port.table(OPEN);
    await port.say(table, 'bob', { do: 'sit' });
    await port.say(table, 'bob', { do: 'resign' });
    expect(await port.harbour.lobby()).toEqual([]);
    await port.say(table, 'bob', { do: 'stand' });
    expect(await port.harbour.lobby()).toMatchObject([{ table, status: 'waiting', holders: ['ann', ''] }]);
  });

  test('says what clock and which bots', async () => {
    await port.table({
      ...OPEN,
      seats: 3,
      holders: ['me', 'sailor'],
      clock: { kind: 'live', base: 300, increment: 5 },
    });
    const [listing] = await port.harbour.lobby();
    expect(listing).toMatchObject({ clock: 'live 300+5', holders: ['ann', ':sailor', ''] });
    expect(listing).not.toHaveProperty('due');
  });
});

describe('one’s own tables', () => {
  test('are all one sits at or hosts, those first that wait for one', async () => {
    const first = await port.table(OPEN);
    const second = await port.table(OPEN);
    const hosted = await port.table({ ...OPEN, holders: ['open', 'open'] });
    await port.harbour.create('bob', OPEN);
    for (const table of [first, second]) await port.say(table, 'bob', { do: 'sit' });
    await port.answer(second, 'ann', 'hide perla');
    const mine = await port.harbour.mine('ann');
    expect(mine[0]?.table).toBe(first);
    expect(idsOf(mine).sort()).toEqual([first, second, hosted].sort());
    expect((await port.harbour.mine('bob')).map(({ asked }) => asked.includes('bob'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(await port.harbour.mine('eve')).toEqual([]);
  });
});

describe('vacations', () => {
  test('stop all relaxed clocks of a person, and let them go on', async () => {
    const relaxed = await port.table({ ...OPEN, clock: { kind: 'relaxed', days: 2 } });
    const live = await port.table({ ...OPEN, clock: { kind: 'live', base: 60, increment: 0 } });
    for (const table of [relaxed, live]) await port.say(table, 'bob', { do: 'sit' });
    const running = async (table: string) =>
      must(await port.harbour.sight(table, 'eve')).sight.clock?.running;
    await port.harbour.setVacation('ann', true);
    expect(await running(relaxed)).toEqual([1]);
    expect(await running(live)).toEqual([0, 1]);
    await port.harbour.setVacation('ann', true);
    await port.harbour.setVacation('ann', false);
    expect(await running(relaxed)).toEqual([0, 1]);
  });
});

import { smuggler } from '@tortuga/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Chores } from './testing/chores.ts';
import { Listener, must, Port, until } from './testing/port.ts';

let port: Port;
let chores: Chores;

/** Tables that nobody has needed for so long are let go. */
const LINGER = 60_000;

/** How often memory is looked at, and clocks of tables that are not in memory. */
const MEMORY = 15_000;
const CLOCKS = 20_000;

beforeEach(async () => {
  chores = new Chores();
  port = await Port.open([smuggler]);
});

afterEach(async () => {
  chores.stop();
  await port.close();
  expect(port.troubles).toEqual([]);
});

/** A table where Ann and Bob have answered so many times. */
async function played(answers: number): Promise<string> {
  const table = await port.table({ game: 'smuggler', seats: 2, options: { rounds: 12, goal: 40 } });
  await port.say(table, 'bob', { do: 'sit' });
  for (let given = 0; given < answers; given++) {
    const { asked } = must(await port.harbour.sight(table, 'eve')).sight;
    const person = asked[0] === 0 ? 'ann' : 'bob';
    const { question } = must(await port.harbour.sight(table, person)).sight;
    const offer = question?.offers.find(({ no, dial }) => no === undefined && dial === undefined);
    expect(await port.answer(table, person, offer?.line ?? '')).toBe('ok');
  }
  return table;
}

/** Nobody comes for a while. */
async function nothingHappens(): Promise<void> {
  port.ahead += LINGER + 1;
  // Tables whose lists are not written are kept.
  await port.harbour.mine('ann');
  chores.do(MEMORY);
}

function seen(table: string) {
  return Promise.all(
    ['ann', 'bob', 'eve'].map(async (person) => must(await port.harbour.sight(table, person))),
  );
}

describe('a table that nobody needs', () => {
  test.each([4, 22])('is let go after %i answers, and comes back as it was', async (answers) => {
    const table = await played(answers);
    const before = await seen(table);
    await nothingHappens();
    await until(() => port.harbour.counts.tables === 0, 'an empty harbour');
    // A short log needs no snapshot.
    expect((await port.storage.snapshot(table)) !== undefined).toBe(answers > 16);
    expect(await seen(table)).toEqual(before);
    expect(port.harbour.counts.tables).toBe(1);
    expect(await port.say(table, 'ann', { do: 'chat', text: 'ahoy' })).toBe('ok');
  });

  test('is kept while somebody looks', async () => {
    const table = await played(2);
    const ann = await Listener.at(port.harbour, table, 'ann');
    await nothingHappens();
    await nothingHappens();
    expect(port.harbour.counts.tables).toBe(1);
    await port.say(table, 'bob', { do: 'chat', text: 'still there?' });
    expect(ann.news).toEqual(['said']);
    port.harbour.unwatch(table, ann);
    await nothingHappens();
    await until(() => port.harbour.counts.tables === 0, 'an empty harbour');
  });

  test('is kept if somebody comes while it is let go', async () => {
    const table = await played(22);
    port.ahead += LINGER + 1;
    await port.harbour.mine('ann');
    chores.do(MEMORY);
    // Its snapshot is on the way to the disk.
    const ann = await Listener.at(port.harbour, table, 'ann');
    await until(async () => (await port.storage.snapshot(table)) !== undefined, 'a snapshot');
    await port.say(table, 'bob', { do: 'chat', text: 'ahoy' });
    expect(ann.news).toEqual(['said']);
  });

  test('goes on from its log if the snapshot cannot be read', async () => {
    const table = await played(22);
    const before = await seen(table);
    await nothingHappens();
    await until(() => port.harbour.counts.tables === 0, 'an empty harbour');
    const { seq } = (await port.storage.snapshot(table)) ?? { seq: 0 };
    await port.storage.saveSnapshot(table, seq, '{"format":0}');
    expect(await seen(table)).toEqual(before);
  });
});

describe('clocks of tables that were let go', () => {
  test('ring all the same', async () => {
    const clock = { kind: 'relaxed', days: 1 } as const;
    const table = await port.table({ game: 'smuggler', seats: 2, access: 'open', clock });
    await port.say(table, 'bob', { do: 'sit' });
    await nothingHappens();
    await until(() => port.harbour.counts.tables === 0, 'an empty harbour');
    port.ahead += 86_400_000;
    chores.do(CLOCKS);
    await until(async () => (await port.storage.records(table)).length === 6, 'the bell');
    const { sight } = must(await port.harbour.sight(table, 'eve'));
    expect(sight.seats.map(({ standIn }) => standIn)).toEqual(['bosun', 'bosun']);
    await until(() => port.troubles.length === 2);
    expect(port.troubles.splice(0).map(String)).toEqual(Array(2).fill('Error: nobody thinks here'));
  });
});

describe('logs that these rules cannot read', () => {
  test('hold nobody up, are told of once, and refused', async () => {
    const broken = await port.table({ game: 'smuggler', seats: 2, holders: ['me', 'open'], access: 'open' });
    const good = await port.table({ game: 'smuggler', seats: 2, access: 'open' });
    const records = await port.storage.records(broken);
    const nonsense = { type: 'answered', seat: 0, move: 'hide perla', at: 1, tick: 1 } as const;
    await port.storage.append({ table: broken, seq: records.length + 1, records: [nonsense] });
    const summary = await port.storage.summary(broken);
    if (summary !== undefined) await port.storage.saveSummaries([{ ...summary, due: 0 }]);
    await port.restart({ isOrderly: true });
    expect(await port.harbour.sight(broken, 'ann')).toMatchObject({ ok: false, code: 'wrong-version' });
    expect(await port.harbour.sight(good, 'ann')).toMatchObject({ ok: true });
    expect(await port.storage.summary(broken)).not.toHaveProperty('due');
    expect(port.troubles.splice(0).map(String)).toEqual(['BrokenLog: no match has begun']);
  });
});

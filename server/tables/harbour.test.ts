import { setTimeout as wait } from 'node:timers/promises';
import { smuggler } from '@tortuga/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Listener, must, Port, until } from './testing/port.ts';

let port: Port;

beforeAll(async () => {
  port = await Port.open([smuggler]);
  for (const name of ['Ann', 'Bob', 'Cid', 'Eve']) await port.person(name.toLowerCase(), name);
});

afterAll(() => port.close());

const TWO = { game: 'smuggler', seats: 2 } as const;

/** A table where Ann and Bob play. */
async function playing(): Promise<string> {
  const table = await port.table(TWO);
  expect(await port.say(table, 'bob', { do: 'sit' })).toBe('ok');
  return table;
}

describe('a new table', () => {
  test('has its host on the first seat, unless they wish otherwise', async () => {
    const plain = must(await port.harbour.sight(await port.table(TWO), 'ann'));
    expect(plain.sight.seats).toEqual([{ kind: 'person', person: 'ann' }, { kind: 'open' }]);
    expect(plain).toMatchObject({ you: 0, header: { access: 'link', hints: true, clock: { kind: 'none' } } });
    const wish = { ...TWO, seats: 3, holders: ['open', 'sailor', 'me'] } as const;
    const other = must(await port.harbour.sight(await port.table(wish), 'ann'));
    expect(other.sight.seats.map(({ kind }) => kind)).toEqual(['open', 'bot', 'person']);
    expect(other.you).toBe(2);
  });

  test.each<[string, object]>([
    ['unknown-game', { game: 'chess' }],
    ['seat-count', { game: 'smuggler', seats: 9 }],
    ['seat-count', { game: 'smuggler', seats: 2, holders: ['me', 'open', 'open'] }],
    ['already-seated', { game: 'smuggler', seats: 2, holders: ['me', 'me'] }],
    ['unknown-option', { game: 'smuggler', options: { colour: 'red' } }],
    ['option-value', { game: 'smuggler', options: { rounds: 99 } }],
    ['unknown-table', { game: 'smuggler', fork: { table: 'nowhere', entries: 0 } }],
  ])('is refused with %s: %j', async (code, wish) => {
    expect(await port.harbour.create('ann', wish as typeof TWO)).toMatchObject({ ok: false, code });
  });

  test('has an id that nobody guesses', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => port.table(TWO)));
    for (const id of ids) expect(id).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/);
    expect(new Set(ids).size).toBe(20);
  });

  test('an unknown one is unknown to everything', async () => {
    const { harbour } = port;
    const refused = { ok: false, code: 'unknown-table' };
    expect(await harbour.watch('nowhere', new Listener('ann'))).toEqual(refused);
    expect(await harbour.say('nowhere', 'ann', { do: 'sit' })).toEqual(refused);
    expect(await harbour.sight('nowhere', 'ann')).toEqual(refused);
    expect(await harbour.file('nowhere', 'ann')).toEqual(refused);
    expect(await harbour.look('nowhere', 'ann', 0)).toEqual(refused);
    expect(await harbour.hint('nowhere', 'ann')).toEqual(refused);
    expect(() => harbour.unwatch('nowhere', new Listener('ann'))).not.toThrow();
  });
});

describe('whoever looks', () => {
  test('hears what happens, each in their own words', async () => {
    const table = await playing();
    const [ann, bob, eve] = await Promise.all(
      ['ann', 'bob', 'eve'].map((person) => Listener.at(port.harbour, table, person)),
    );
    await port.answer(table, 'ann', 'hide perla');
    for (const listener of [ann, bob, eve]) {
      expect(listener?.updates).toHaveLength(1);
      expect(listener?.updates[0]).toMatchObject({
        on: 'table',
        table,
        items: [{ type: 'answered', seat: 0 }],
      });
    }
    expect(JSON.stringify(ann?.updates)).toContain(
      '"answers":[{"seat":0,"move":{"type":"hide","at":"perla"}}]',
    );
    expect(JSON.stringify(bob?.updates)).toContain('"answers":[{"seat":0}]');
    expect(JSON.stringify(eve?.updates)).toContain('"answers":[{"seat":0}]');
    expect(eve?.updates[0]?.sight).not.toHaveProperty('question');
  });

  test('gets no reply besides the update that says so', async () => {
    const table = await playing();
    const ann = await Listener.at(port.harbour, table, 'ann');
    const bob = await Listener.at(port.harbour, table, 'bob');
    const say = { do: 'chat', text: 'ahoy' } as const;
    const said = must(await port.harbour.say(table, 'ann', say, { ear: ann, re: 7 }));
    expect(said).toEqual({ seq: 5, isHeard: true });
    expect(ann.updates.at(-1)).toMatchObject({ re: 7, ok: true, items: [{ text: 'ahoy' }] });
    expect(bob.updates.at(-1)).not.toHaveProperty('re');
    // From another table, or none, nothing is heard.
    const stranger = new Listener('ann');
    const again = must(await port.harbour.say(table, 'ann', say, { ear: stranger, re: 8 }));
    expect(again).toEqual({ seq: 6, isHeard: false });
    expect(stranger.heard).toEqual([]);
  });

  test('hears of refusals only if they were meant', async () => {
    const table = await playing();
    const ann = await Listener.at(port.harbour, table, 'ann');
    expect(await port.answer(table, 'ann', 'hide atlantis')).toBe('not-offered');
    expect(await port.say(table, 'eve', { do: 'resign' })).toBe('not-seated');
    expect(ann.heard).toEqual([]);
  });

  test('knowing some of it gets the rest', async () => {
    const table = await playing();
    await port.answer(table, 'ann', 'hide perla');
    await port.answer(table, 'bob', 'hide perla');
    const whole = must(await port.harbour.watch(table, new Listener('eve')));
    const rest = must(await port.harbour.watch(table, new Listener('eve'), 5));
    expect(whole.items.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(rest.items.map(({ seq }) => seq)).toEqual([6]);
    expect(rest.sight).toEqual(whole.sight);
  });

  test('hears nothing more after looking away', async () => {
    const table = await playing();
    const ann = await Listener.at(port.harbour, table, 'ann');
    port.harbour.unwatch(table, ann);
    await port.answer(table, 'bob', 'hide perla');
    expect(ann.heard).toEqual([]);
  });

  test('hears of everything exactly once, though they come while names are read', async () => {
    const table = await port.table({ ...TWO, seats: 3 });
    const { people } = port.storage;
    const quick = people.names.bind(people);
    const delays = [40];
    people.names = async (ids) => {
      await wait(delays.shift() ?? 0);
      return quick(ids);
    };
    const said = port.say(table, 'dan', { do: 'sit' });
    const listeners: Promise<Listener>[] = [];
    for (let i = 0; i < 15; i++) {
      listeners.push(Listener.at(port.harbour, table, 'eve'));
      await wait(4);
    }
    expect(await said).toBe('ok');
    people.names = quick;
    for (const listener of await Promise.all(listeners)) expect(listener.numbers).toEqual([2, 3]);
  });

  test('learns who they are when places change', async () => {
    const table = await port.table(TWO);
    const bob = await Listener.at(port.harbour, table, 'bob');
    const eve = await Listener.at(port.harbour, table, 'eve');
    expect(bob.welcome).not.toHaveProperty('you');
    await port.say(table, 'bob', { do: 'sit' });
    expect(bob.updates.at(-1)).toMatchObject({
      you: 1,
      header: { host: 'ann' },
      people: { ann: 'Ann', bob: 'Bob' },
    });
    expect(eve.updates.at(-1)).not.toHaveProperty('you');
    expect(bob.news).toEqual(['began']);
  });
});

describe('who is there', () => {
  test('is told to all, watchers by number, and again when places change', async () => {
    const table = await port.table(TWO);
    const ann = await Listener.at(port.harbour, table, 'ann');
    await Listener.at(port.harbour, table, 'ann');
    const bob = await Listener.at(port.harbour, table, 'bob');
    const eve = await Listener.at(port.harbour, table, 'eve');
    await until(() => ann.presence !== undefined);
    expect(ann.presence).toEqual({ on: 'presence', table, people: ['ann'], watchers: 2 });
    await port.say(table, 'bob', { do: 'sit' });
    await until(() => eve.presence?.watchers === 1);
    expect(eve.presence?.people).toEqual(['ann', 'bob']);
    port.harbour.unwatch(table, bob);
    await until(() => eve.presence?.people.length === 1);
    expect(port.harbour.counts.ears).toBeGreaterThanOrEqual(3);
  });
});

describe('names', () => {
  test('come with the table, with newcomers, and with those who speak', async () => {
    const table = await port.table(TWO);
    const ann = await Listener.at(port.harbour, table, 'ann');
    expect(ann.welcome).toMatchObject({ people: { ann: 'Ann' } });
    await port.say(table, 'eve', { do: 'chat', text: 'ahoy' });
    expect(ann.updates.at(-1)?.people).toEqual({ ann: 'Ann', eve: 'Eve' });
    await port.say(table, 'bob', { do: 'sit' });
    expect(ann.updates.at(-1)?.people).toEqual({ ann: 'Ann', bob: 'Bob', eve: 'Eve' });
  });

  test('change for all who look, where the person is known', async () => {
    await port.person('dot', 'Dot');
    const table = must(await port.harbour.create('dot', TWO));
    const elsewhere = await port.table(TWO);
    const eve = await Listener.at(port.harbour, table, 'eve');
    const other = await Listener.at(port.harbour, elsewhere, 'eve');
    await port.storage.people.update('dot', { name: 'Dorothy' });
    port.harbour.renamed('dot');
    await until(() => eve.updates.length > 0);
    expect(eve.updates.at(-1)).toMatchObject({ people: { dot: 'Dorothy' }, items: [] });
    expect(other.updates).toEqual([]);
    await port.storage.people.erase('dot');
    port.harbour.renamed('dot');
    await until(() => eve.updates.length > 1);
    expect(eve.updates.at(-1)?.people).toEqual({ dot: '' });
  });
});

describe('talk', () => {
  test('comes in bursts of five, and then not too fast', async () => {
    const table = await playing();
    const chat = () => port.say(table, 'fay', { do: 'chat', text: 'ahoy' });
    const burst = [await chat(), await chat(), await chat(), await chat(), await chat()];
    expect(burst).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(await chat()).toBe('too-fast');
    expect(await port.say(table, 'gil', { do: 'chat', text: 'ahoy' })).toBe('ok');
    port.ahead += 2000;
    expect(await chat()).toBe('ok');
    expect(await chat()).toBe('too-fast');
  });

  test('of those one does not want to hear is not heard, now or later', async () => {
    const table = await playing();
    const eve = await Listener.at(port.harbour, table, 'eve', ['hal']);
    const ivy = await Listener.at(port.harbour, table, 'ivy');
    await port.say(table, 'hal', { do: 'chat', text: 'boo' });
    await port.say(table, 'jim', { do: 'chat', text: 'ahoy' });
    expect(ivy.news).toEqual(['said', 'said']);
    expect(eve.news).toEqual(['said']);
    const late = await Listener.at(port.harbour, table, 'eve', ['hal']);
    expect(JSON.stringify(late.welcome)).not.toContain('boo');
    expect(JSON.stringify(late.welcome)).toContain('ahoy');
  });

  test('between players is not heard by watchers', async () => {
    const table = await playing();
    const eve = await Listener.at(port.harbour, table, 'eve');
    await port.say(table, 'bob', { do: 'chat', text: 'hidden on perla' });
    expect(JSON.stringify(eve.heard)).not.toContain('perla');
  });
});

describe('what was', () => {
  test('is seen as it was seen then', async () => {
    const table = await playing();
    const before = must(await port.harbour.sight(table, 'ann')).sight.view;
    await port.answer(table, 'ann', 'hide perla');
    const after = must(await port.harbour.sight(table, 'ann')).sight.view;
    expect(must(await port.harbour.look(table, 'ann', 0)).view).toEqual(before);
    expect(must(await port.harbour.look(table, 'ann', 1)).view).toEqual(after);
    expect(JSON.stringify(await port.harbour.look(table, 'eve', 1))).not.toContain('"at":"perla"');
    for (const entry of [2, -1]) {
      expect(await port.harbour.look(table, 'ann', entry)).toMatchObject({ code: 'no-such-entry' });
    }
    const waiting = await port.table(TWO);
    expect(await port.harbour.look(waiting, 'ann', 0)).toMatchObject({ code: 'not-begun' });
  });
});

test('answers of people are counted', async () => {
  const table = await playing();
  const { moves } = port.harbour.counts;
  await port.answer(table, 'ann', 'hide perla');
  await port.answer(table, 'ann', 'hide perla');
  await port.say(table, 'ann', { do: 'chat', text: 'ahoy' });
  expect(port.harbour.counts.moves).toBe(moves + 1);
});

test('nothing went wrong meanwhile', () => expect(port.troubles).toEqual([]));

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { type Browser, House, ORIGIN } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

function change(browser: Browser, body: object) {
  return browser.visit('PATCH', '/api/me', { body });
}

test('people choose their name, and whoever shows it is told', async () => {
  const browser = await house.guest();
  const told: string[] = [];
  const stop = house.people.onRenamed((person) => told.push(person));
  expect((await change(browser, { name: '  Anne  Bonny ' })).body.name).toBe('Anne Bonny');
  stop();
  const id = (await browser.id())!;
  expect(told).toEqual([id]);
  expect((await house.people.names([id, 'nobody'])).get(id)).toBe('Anne Bonny');
});

test.each([
  ['', 'name-empty'],
  ['x'.repeat(25), 'name-too-long'],
  ['\u202Ex', 'name-characters'],
  [5, 'malformed'],
])('the name %j is refused with %s, and the old one stays', async (name, code) => {
  const browser = await house.guest();
  const before = (await browser.visit('GET', '/api/me')).body;
  expect((await change(browser, { name })).body).toMatchObject({ ok: false, code });
  expect((await browser.visit('GET', '/api/me')).body).toEqual(before);
});

test('settings are kept as a whole, and replaced as a whole', async () => {
  const browser = await house.guest();
  await change(browser, { settings: { sound: true, theme: { sea: 'dark' } } });
  expect((await browser.visit('GET', '/api/me')).body.settings).toEqual({
    sound: true,
    theme: { sea: 'dark' },
  });
  expect((await change(browser, { settings: { sound: false } })).body.settings).toEqual({ sound: false });
});

test('settings have at most 8 kB, counted as they are stored', async () => {
  const browser = await house.guest();
  const room = 8 * 1024 - '{"x":""}'.length;
  expect((await change(browser, { settings: { x: 'x'.repeat(room) } })).status).toBe(200);
  const much = await change(browser, { settings: { x: 'x'.repeat(room + 1) } });
  expect(much).toMatchObject({ status: 413, body: { ok: false, code: 'settings-too-big' } });
  const wide = await change(browser, { settings: { x: 'é'.repeat(room / 2 + 1) } });
  expect(wide.body.code).toBe('settings-too-big');
});

test('settings that nest without end are malformed', async () => {
  const browser = await house.guest();
  const deep = `{"settings":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`;
  expect((await browser.visit('PATCH', '/api/me', { body: deep })).body.code).toBe('malformed');
});

test.each([[5], ['x'], [null], [{ muted: 'x' }], [{ muted: [5] }], [{ muted: ['a b'] }]])(
  'settings cannot be %j',
  async (settings) => {
    expect((await change(await house.guest(), { settings })).body.code).toBe('malformed');
  },
);

test('whom somebody does not want to hear is read from the settings, and told', async () => {
  const browser = await house.guest();
  const id = (await browser.id())!;
  const told: unknown[] = [];
  const stop = house.people.onMuted((...news) => told.push(news));
  await change(browser, { settings: { muted: ['bart', 'piet'] } });
  stop();
  expect(await house.people.muted(id)).toEqual(new Set(['bart', 'piet']));
  expect(told).toEqual([[id, new Set(['bart', 'piet'])]]);
  expect(await house.people.muted('nobody')).toEqual(new Set());
});

test('of a change that is refused in part nothing is done', async () => {
  const browser = await house.guest();
  const before = (await browser.visit('GET', '/api/me')).body;
  await change(browser, { name: 'Anne', settings: { x: 'x'.repeat(9000) } });
  await change(browser, { name: '', settings: { y: 1 } });
  expect((await browser.visit('GET', '/api/me')).body).toEqual(before);
});

test('a field nobody knows is malformed', async () => {
  expect((await change(await house.guest(), { isGuest: false })).body.code).toBe('malformed');
});

test('deleting an account erases everything but the id', async () => {
  const { browser, passkey } = await house.account();
  const elsewhere = await house.guest();
  await elsewhere.signIn(passkey);
  await change(browser, { name: 'Anne', settings: { muted: ['bart'] } });
  const { codes } = (await browser.visit('POST', '/api/me/recovery-codes')).body;
  const { token } = (await browser.visit('POST', '/api/tokens', { body: { label: 'bot' } })).body;
  const id = (await browser.id())!;
  await house.table('gone', { holders: [id], status: 'over' });
  const told: unknown[] = [];
  const stops = [
    house.people.onSignedOut((...news) => told.push(['signed out', ...news])),
    house.people.onRenamed((...news) => told.push(['renamed', ...news])),
  ];
  expect((await browser.visit('DELETE', '/api/me')).body).toEqual({ ok: true });
  for (const stop of stops) stop();

  expect(told).toEqual([
    ['signed out', id],
    ['renamed', id],
  ]);
  expect(browser.cookie).toBeUndefined();
  expect(await elsewhere.id()).toBeUndefined();
  expect(await house.people.find(id)).toMatchObject({ id, name: '', settings: '{}', isGone: true });
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await elsewhere.visit('GET', '/who', bearer)).body).toEqual({});
  const newcomer = await house.guest();
  expect((await newcomer.signIn(passkey)).body.code).toBe('passkey-unknown');
  const recovery = await newcomer.visit('POST', '/api/recover', { body: { code: codes[0] } });
  expect(recovery.body.code).toBe('unknown-code');
  const [table] = await house.storage.summaries({ person: id, limit: 9 });
  expect(table).toMatchObject({ table: 'gone', holders: [id] });
});

test('people can read everything that is stored about them, and nothing about others', async () => {
  const { browser, passkey } = await house.account();
  const id = (await browser.id())!;
  await change(browser, { name: 'Anne', settings: { sound: true } });
  await house.table('mine', { host: id, holders: ['bart', id], status: 'over' }, [
    { person: id, text: 'ahoy' },
    { person: 'bart', text: 'not for export' },
  ]);
  await house.table('theirs', { holders: ['bart'] }, [{ person: 'bart', text: 'nor this' }]);
  const { body, headers } = await browser.visit('GET', '/api/me/data');
  expect(headers['content-disposition']).toContain('attachment');
  expect(body).toMatchObject({
    person: { id, name: 'Anne' },
    settings: { sound: true },
    sessions: [{ kind: 'browser' }],
    passkeys: [{ id: passkey.id }],
    recoveryCodesLeft: 0,
    tables: [{ table: 'mine', isHost: true, seats: [1], status: 'over' }],
    said: [{ table: 'mine', at: 5, room: 'players', text: 'ahoy' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/not for export|nor this/);
});

test('guests who never played and do not come back are forgotten', async () => {
  const [idle, account] = [await house.guest(), await house.account()];
  const ids = [(await idle.id())!, (await account.browser.id())!] as const;
  house.time.now += 29 * 24 * 60 * 60_000;
  await house.people.forgetGuests();
  expect(await house.people.find(ids[0])).toBeDefined();
  house.time.now += 2 * 24 * 60 * 60_000;
  expect(await house.people.forgetGuests()).toBeGreaterThan(0);
  expect(await house.people.find(ids[0])).toBeUndefined();
  expect(await idle.id()).toBeUndefined();
  expect(await account.browser.id()).toBe(ids[1]);
  expect((await idle.visit('GET', '/api/me')).body.isGuest).toBe(true);
});

test('the passkeys of one person have an end', async () => {
  const browser = await house.guest();
  for (let i = 0; i < 20; i++) {
    expect((await browser.register(new Authenticator(ORIGIN))).status).toBe(200);
  }
  const more = await browser.visit('POST', '/api/me/passkeys/options');
  expect(more.body.code).toBe('too-many-passkeys');
});

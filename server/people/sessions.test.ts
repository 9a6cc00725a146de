import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeopleStore } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { openPeople } from './people.ts';
import { House } from './testing/house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('somebody new becomes a guest with a name, and is the same person ever after', async () => {
  const browser = house.browser();
  const first = await browser.visit('GET', '/api/me');
  expect(first.body).toMatchObject({ isGuest: true, settings: {}, recoveryCodesLeft: 0 });
  expect(first.body.name).toMatch(/^\w+ \d{4}$/);
  expect((await browser.visit('GET', '/api/me')).body).toEqual(first.body);
  expect(await browser.id()).toBe(first.body.id);
});

test('the cookie is for the server only, for this site only, and for https where that is used', async () => {
  const { headers } = await house.browser().visit('GET', '/api/me');
  expect(headers['set-cookie']).toMatch(
    /^tortuga=[\w.-]{87}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(headers['cache-control']).toBe('no-store');
  const local = await house.browser().visit('GET', '/api/me', { headers: { host: 'localhost:1717' } });
  expect(local.headers['set-cookie']).toMatch(/SameSite=Lax$/);
});

test('the token itself is nowhere in the storage', async () => {
  const browser = await house.guest();
  const [token] = browser.cookie!.split('.');
  const sessions = await house.storage.people.sessions((await browser.id())!);
  expect(sessions).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('cookies that were altered, made up, or are no cookies of ours are nobody', async () => {
  const browser = await house.guest();
  const good = browser.cookie!;
  const [token, mac] = good.split('.');
  const junk = ['', '.', 'x', good.slice(1), `${token}.`, `${token}.${token}`, `${mac}.${mac}`, `${good}.x`];
  for (const cookie of [...junk, 'A'.repeat(5000), '%00%ff', '"']) {
    browser.cookie = cookie;
    expect(await browser.id(), cookie).toBeUndefined();
  }
  browser.cookie = good;
  expect(await browser.id()).toBeDefined();
});

test('junk is refused without a look into the storage', async () => {
  const closed = await House.open();
  const guest = await closed.guest();
  const good = guest.cookie!;
  await closed.storage.close();
  guest.cookie = `${good.slice(0, 43)}.${'A'.repeat(43)}`;
  expect((await guest.visit('GET', '/who')).status).toBe(200);
  closed.time.now += 2 * MINUTE;
  guest.cookie = good;
  expect((await guest.visit('GET', '/who')).status).toBe(500);
  await closed.app.close();
});

test('cookies survive a restart', async () => {
  const browser = await house.guest();
  const again = await openPeople({ storage: house.storage, now: () => house.time.now });
  const caller = await again.sessions.caller({ kind: 'browser', sealed: browser.cookie! });
  expect(caller?.person).toBe(await browser.id());
});

test('a known session needs no look-up for a minute, and is looked up again then', async () => {
  const browser = await house.guest();
  const { caller } = (await browser.visit('GET', '/who')).body;
  await house.storage.people.removeSession(caller.session);
  house.time.now += MINUTE - 1;
  expect(await browser.id()).toBe(caller.person);
  house.time.now += 1;
  expect(await browser.id()).toBeUndefined();
});

test('sessions live for a year after their last use', async () => {
  const [used, unused] = [await house.guest(), await house.guest()];
  house.time.now += 300 * DAY;
  expect(await used.id()).toBeDefined();
  house.time.now += 100 * DAY;
  expect(await used.id()).toBeDefined();
  expect(await unused.id()).toBeUndefined();
});

test('using a session says when its person was last seen', async () => {
  const browser = await house.guest();
  const id = (await browser.id())!;
  house.time.now += DAY;
  await browser.id();
  expect((await house.people.find(id))?.seen).toBe(house.time.now);
});

test('signing out ends this session only, and sockets are told', async () => {
  const { browser, passkey } = await house.account();
  const elsewhere = await house.guest();
  await elsewhere.signIn(passkey);
  const { caller } = (await browser.visit('GET', '/who')).body;
  const told: unknown[] = [];
  const stop = house.people.onSignedOut((...news) => told.push(news));
  const { cookie } = browser;
  expect((await browser.visit('POST', '/api/me/sign-out')).status).toBe(200);
  stop();
  expect(browser.cookie).toBeUndefined();
  browser.cookie = cookie;
  expect(await browser.id()).toBeUndefined();
  expect(await elsewhere.id()).toBe(caller.person);
  expect(told).toEqual([[caller.person, caller.session]]);
});

test('signing out everywhere ends all other sessions and tokens at once, and sockets are told', async () => {
  const { browser, passkey } = await house.account();
  const elsewhere = await house.guest();
  await elsewhere.signIn(passkey);
  const { token } = (await browser.visit('POST', '/api/tokens', { body: { label: 'bot' } })).body;
  const program = { headers: { authorization: `Bearer ${token}` } };
  const id = await browser.id();
  expect(await elsewhere.id()).toBe(id);
  expect((await house.browser().visit('GET', '/who', program)).body.caller.person).toBe(id);
  const bystander = await house.guest();

  const told: unknown[] = [];
  const stop = house.people.onSignedOut((...news) => told.push(news));
  await browser.visit('POST', '/api/me/sign-out-everywhere');
  stop();
  expect(told).toEqual([[id]]);
  expect(await elsewhere.id()).toBeUndefined();
  expect((await house.browser().visit('GET', '/who', program)).body).toEqual({});
  expect(await browser.id()).toBe(id);
  expect(await bystander.id()).toBeDefined();
});

/** The same storage, with something that happens while an answer about a session is on its way. */
function slowly(storage: Storage, meanwhile: () => Promise<void>): Storage {
  const session: PeopleStore['session'] = async (hash) => {
    const found = await storage.people.session(hash);
    await meanwhile();
    return found;
  };
  return forwarding(storage, { people: forwarding(storage.people, { session }) });
}

function forwarding<T extends object>(to: T, except: Partial<T>): T {
  return new Proxy(to, {
    get(target, name) {
      const value = Reflect.get(name in except ? except : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('a session that is being looked up while it ends is not remembered', async () => {
  const browser = await house.guest();
  const id = (await browser.id())!;
  const storage = slowly(house.storage, () => people.sessions.endAll(id));
  const people = await openPeople({ storage, now: () => house.time.now });
  const credential = { kind: 'browser', sealed: browser.cookie! } as const;
  expect((await people.sessions.caller(credential))?.person).toBe(id);
  expect(await people.sessions.caller(credential)).toBeUndefined();
});

test('nobody signed in: what is for people is refused', async () => {
  for (const [method, url] of [
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/data'],
    ['POST', '/api/sign-in'],
    ['POST', '/api/recover'],
    ['GET', '/api/tokens'],
  ] as const) {
    const answer = await house.browser().visit(method, url);
    expect(answer, url).toMatchObject({ status: 401, body: { ok: false, code: 'not-signed-in' } });
  }
});

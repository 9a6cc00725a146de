import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { House, ORIGIN } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

function handleOf({ id }: Authenticator): string {
  return createHash('sha256').update(id).digest('base64url');
}

test('a guest becomes an account and stays the same person', async () => {
  const browser = await house.guest();
  const guest = (await browser.visit('GET', '/api/me')).body;
  expect(guest).toMatchObject({ isGuest: true, passkeys: [] });
  const passkey = new Authenticator(ORIGIN);
  const { status, body } = await browser.register(passkey);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: guest.id, name: guest.name, isGuest: false });
  expect(body.passkeys).toEqual([
    { id: handleOf(passkey), created: house.time.now, transports: ['internal'] },
  ]);
});

test('who signs out comes in elsewhere by passkey, without saying a name', async () => {
  const { browser, passkey } = await house.account();
  const id = await browser.id();
  await browser.visit('POST', '/api/me/sign-out');
  const elsewhere = await house.guest();
  const { status, body } = await elsewhere.signIn(passkey);
  expect(status).toBe(200);
  expect(body).toMatchObject({ me: { id }, tablesLeftBehind: 0 });
  expect(await elsewhere.id()).toBe(id);
});

test('the options ask for a discoverable passkey of this host, and leave known ones out', async () => {
  const { browser, passkey } = await house.account();
  const { body } = await browser.visit('POST', '/api/me/passkeys/options');
  expect(body.options).toMatchObject({
    rp: { id: 'tortuga.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required' },
    excludeCredentials: [{ id: passkey.id }],
  });
  expect((await browser.visit('POST', '/api/sign-in/options')).body.options).not.toHaveProperty(
    'allowCredentials',
  );
});

test('the session a browser had before signing in is worth nothing afterwards', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  const before = elsewhere.cookie;
  await elsewhere.signIn(passkey);
  expect(elsewhere.cookie).not.toBe(before);
  elsewhere.cookie = before;
  expect(await elsewhere.id()).toBeUndefined();
});

test('a challenge works once, whether the first try succeeded or not', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  const signature = passkey.sign(await elsewhere.options('/api/sign-in/options'));
  const spoilt = { ...signature, response: { ...signature.response, signature: 'AAAA' } };
  expect((await elsewhere.visit('POST', '/api/sign-in', { body: spoilt })).body.code).toBe('passkey-refused');
  const second = await elsewhere.visit('POST', '/api/sign-in', { body: signature });
  expect(second).toMatchObject({ status: 409, body: { ok: false, code: 'challenge-expired' } });
});

test('a signature for one session is refused in another', async () => {
  const { passkey } = await house.account();
  const [mine, thief] = [await house.guest(), await house.guest()];
  const signature = passkey.sign(await mine.options('/api/sign-in/options'));
  const unasked = await thief.visit('POST', '/api/sign-in', { body: signature });
  expect(unasked.body.code).toBe('challenge-expired');
  await thief.options('/api/sign-in/options');
  expect((await thief.visit('POST', '/api/sign-in', { body: signature })).body.code).toBe('passkey-refused');
});

test('a challenge to register does not serve to sign in', async () => {
  const { browser, passkey } = await house.account();
  const { challenge } = await browser.options('/api/me/passkeys/options');
  const body = passkey.sign({ challenge, rpId: 'tortuga.example' });
  expect((await browser.visit('POST', '/api/sign-in', { body })).body.code).toBe('challenge-expired');
});

test('a challenge expires', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  const early = passkey.sign(await elsewhere.options('/api/sign-in/options'));
  house.time.now += 5 * 60_000;
  expect((await elsewhere.visit('POST', '/api/sign-in', { body: early })).status).toBe(200);
  const late = passkey.sign(await elsewhere.options('/api/sign-in/options'));
  house.time.now += 5 * 60_000 + 1;
  expect((await elsewhere.visit('POST', '/api/sign-in', { body: late })).body.code).toBe('challenge-expired');
});

test('what was signed on the page of somebody else is refused', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  passkey.origin = 'https://tortuga.example.evil.example';
  expect((await elsewhere.signIn(passkey)).body.code).toBe('passkey-refused');
  const fresh = new Authenticator('https://evil.example');
  expect((await elsewhere.register(fresh)).body.code).toBe('passkey-refused');
  passkey.origin = ORIGIN;
  expect((await elsewhere.signIn(passkey)).status).toBe(200);
});

test('what somebody else signed in the name of a passkey is refused', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  const forger = new Authenticator(ORIGIN);
  const forged = forger.sign(await elsewhere.options('/api/sign-in/options'));
  const body = { ...forged, id: passkey.id, rawId: passkey.id };
  expect((await elsewhere.visit('POST', '/api/sign-in', { body })).body.code).toBe('passkey-refused');
});

test('what was signed for another host is refused', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  const { challenge } = await elsewhere.options('/api/sign-in/options');
  const body = passkey.sign({ challenge, rpId: 'evil.example' });
  expect((await elsewhere.visit('POST', '/api/sign-in', { body })).body.code).toBe('passkey-refused');
});

test('a counter that does not grow betrays a copy', async () => {
  const { passkey } = await house.account();
  const elsewhere = await house.guest();
  passkey.counter = 7;
  expect((await elsewhere.signIn(passkey)).status).toBe(200);
  passkey.counter = 7;
  expect((await elsewhere.signIn(passkey)).body.code).toBe('passkey-refused');
  expect((await elsewhere.signIn(passkey)).status).toBe(200);
});

test('a passkey of nobody, and one that is known already, are refused', async () => {
  const { browser, passkey } = await house.account();
  const unknown = await browser.signIn(new Authenticator(ORIGIN));
  expect(unknown).toMatchObject({ status: 404, body: { ok: false, code: 'passkey-unknown' } });
  const thief = await house.guest();
  expect((await thief.register(passkey)).body.code).toBe('passkey-known');
});

test.each([
  ['nothing', undefined],
  ['no response', { id: 'a', rawId: 'a', type: 'public-key' }],
  ['wrong types', { id: 1, rawId: [], type: {}, response: 'x' }],
])('%s instead of a passkey is malformed', async (_, body) => {
  const browser = await house.guest();
  for (const url of ['/api/me/passkeys', '/api/sign-in']) {
    expect((await browser.visit('POST', url, { body })).body).toMatchObject({ ok: false, code: 'malformed' });
  }
});

test('garbage in place of what an authenticator writes is refused', async () => {
  const browser = await house.guest();
  const made = new Authenticator(ORIGIN).make(await browser.options('/api/me/passkeys/options'));
  const body = { ...made, response: { ...made.response, attestationObject: 'o2NmbXQ' } };
  expect((await browser.visit('POST', '/api/me/passkeys', { body })).body.code).toBe('passkey-refused');
});

test('the last passkey goes only where codes are left, or where its owner is sure', async () => {
  const { browser, passkey } = await house.account();
  const url = `/api/me/passkeys/${handleOf(passkey)}`;
  expect((await browser.visit('DELETE', url)).body.code).toBe('last-passkey');
  expect((await browser.visit('DELETE', `${url}?sure=yes`)).body.passkeys).toEqual([]);
  expect((await browser.signIn(passkey)).body.code).toBe('passkey-unknown');

  const second = new Authenticator(ORIGIN);
  await browser.register(second);
  await browser.visit('POST', '/api/me/recovery-codes');
  const removed = await browser.visit('DELETE', `/api/me/passkeys/${handleOf(second)}`);
  expect(removed.body).toMatchObject({ passkeys: [], isGuest: false });
});

test('passkeys with the longest possible ids come and go', async () => {
  const browser = await house.guest();
  const long = new Authenticator(ORIGIN, 1023);
  expect((await browser.register(long)).status).toBe(200);
  const { me } = (await browser.signIn(long)).body;
  const removed = await browser.visit('DELETE', `/api/me/passkeys/${me.passkeys[0].id}?sure=yes`);
  expect(removed.body.passkeys).toEqual([]);
});

test('nobody removes the passkey of another', async () => {
  const { passkey } = await house.account();
  const { browser } = await house.account();
  const answer = await browser.visit('DELETE', `/api/me/passkeys/${handleOf(passkey)}?sure=yes`);
  expect(answer.body.code).toBe('passkey-unknown');
  expect((await browser.signIn(passkey)).status).toBe(200);
});

test('a guest with seats who signs in as somebody else is told what is left behind', async () => {
  const { browser, passkey } = await house.account();
  const guest = await house.guest();
  const seat = (await guest.id())!;
  await house.table('t1', { holders: [seat, ':captain'], status: 'running' });
  await house.table('t2', { holders: ['', seat], status: 'waiting' });
  await house.table('t3', { holders: [seat], status: 'over' });
  await house.table('t4', { holders: ['somebody'], status: 'running' });
  expect((await guest.visit('POST', '/api/sign-in/options')).body.tablesAtRisk).toBe(2);
  expect((await guest.signIn(passkey)).body.tablesLeftBehind).toBe(2);
  expect(await guest.id()).toBe(await browser.id());
});

test('an account leaves nothing behind: it can come back', async () => {
  const { passkey } = await house.account();
  const other = await house.account();
  await house.table('t5', { holders: [(await other.browser.id())!], status: 'running' });
  expect((await other.browser.signIn(passkey)).body.tablesLeftBehind).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSameOrigin } from './origins.ts';
import { Authenticator } from './testing/authenticator.ts';
import { House, ORIGIN } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('the page of somebody else cannot make a browser change anything', async () => {
  const browser = await house.guest();
  const id = await browser.id();
  for (const origin of ['https://evil.example', 'http://tortuga.example', `${ORIGIN}:8443`, 'null', '']) {
    for (const [method, url] of [
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
      ['POST', '/api/me/sign-out'],
    ] as const) {
      const answer = await browser.visit(method, url, { headers: { origin } });
      expect(answer, origin).toMatchObject({ status: 403, body: { ok: false, code: 'wrong-origin' } });
    }
  }
  expect(await browser.id()).toBe(id);
});

test('nor can it make somebody new a guest', async () => {
  const visit = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await house.browser().visit('GET', '/api/me', visit)).body.code).toBe('wrong-origin');
  const known = await house.guest();
  expect((await known.visit('GET', '/api/me', visit)).status).toBe(200);
});

test.each([
  ['our page', { origin: ORIGIN }, true],
  ['another page', { origin: 'https://evil.example' }, false],
  [
    'another page that claims more',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['our page by a browser that says so otherwise', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page beside ours', { 'sec-fetch-site': 'same-site' }, false],
  ['nobody knows where', {}, false],
  ['a program with a token', { authorization: 'Bearer x', origin: 'https://evil.example' }, true],
  ['a proxy password', { authorization: 'Basic x', origin: 'https://evil.example' }, false],
])('a request from %s', (_, headers, isOurs) => {
  expect(isSameOrigin([ORIGIN], headers)).toBe(isOurs);
});

test.each([
  [{ origin: 'http://192.168.0.7:1717', host: '192.168.0.7:1717' }, true],
  [{ origin: 'https://a.example', host: 'a.example' }, true],
  [{ origin: 'https://b.example', host: 'a.example' }, false],
  [{ origin: 'null', host: 'null' }, false],
])('where no origins are configured, %j is judged by its host', (headers, isOurs) => {
  expect(isSameOrigin([], headers)).toBe(isOurs);
});

test('passkeys belong to the host the browser is on', async () => {
  const origins = ['https://a.example', 'http://localhost:1717'];
  const twoNames = await House.open(origins);
  for (const origin of origins) {
    const browser = twoNames.browser(origin);
    await browser.visit('GET', '/api/me');
    const passkey = new Authenticator(origin);
    expect((await browser.register(passkey)).status).toBe(200);
    expect(await browser.options('/api/sign-in/options')).toMatchObject({ rpId: new URL(origin).hostname });
    expect((await browser.signIn(passkey)).status).toBe(200);
  }
  await twoNames.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, House } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function issue(browser: Browser, label: string) {
  return (await browser.visit('POST', '/api/tokens', { body: { label } })).body;
}

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}`, origin: undefined } };
}

test('a program with a token acts for its person, without cookie and origin', async () => {
  const browser = await house.guest();
  const { token } = await issue(browser, ' my bot ');
  const program = house.browser();
  expect((await program.visit('GET', '/api/me', bearer(token))).body.id).toBe(await browser.id());
  const body = { name: 'Robot' };
  const renamed = await program.visit('PATCH', '/api/me', { ...bearer(token), body });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Robot' } });
  expect(program.cookie).toBeUndefined();
});

test('tokens are listed by label, without the token, and revoked one by one', async () => {
  const browser = await house.guest();
  const [first, second] = [await issue(browser, 'first'), await issue(browser, 'second')];
  const { tokens } = (await browser.visit('GET', '/api/tokens')).body;
  expect(tokens.map(({ label }: { label: string }) => label).sort()).toEqual(['first', 'second']);
  expect(JSON.stringify(tokens)).not.toContain(first.token.split('.')[0]);

  expect((await house.browser().visit('GET', '/api/me', bearer(first.token))).status).toBe(200);
  expect((await browser.visit('DELETE', `/api/tokens/${first.id}`)).body).toEqual({ ok: true });
  const refused = await house.browser().visit('GET', '/api/me', bearer(first.token));
  expect(refused).toMatchObject({ status: 401, body: { ok: false, code: 'not-signed-in' } });
  expect((await house.browser().visit('GET', '/api/me', bearer(second.token))).status).toBe(200);
});

test('nobody revokes the token of another, nor a browser by this way', async () => {
  const [mine, theirs] = [await house.guest(), await house.guest()];
  const { id, token } = await issue(mine, 'mine');
  expect((await theirs.visit('DELETE', `/api/tokens/${id}`)).body.code).toBe('unknown-token');
  expect((await house.browser().visit('GET', '/api/me', bearer(token))).status).toBe(200);
  const { session } = (await mine.visit('GET', '/who')).body.caller;
  expect((await mine.visit('DELETE', `/api/tokens/${session}`)).body.code).toBe('unknown-token');
});

test('a cookie is no token, and a token no cookie', async () => {
  const browser = await house.guest();
  const { token } = await issue(browser, 'bot');
  expect((await house.browser().visit('GET', '/api/me', bearer(browser.cookie!))).status).toBe(401);
  const disguised = house.browser();
  disguised.cookie = token;
  expect(await disguised.id()).toBeUndefined();
});

test('a bad token never falls back to the cookie beside it', async () => {
  const browser = await house.guest();
  const name = (await browser.visit('GET', '/api/me')).body.name;
  const visit = { headers: { authorization: 'Bearer junk', origin: 'https://evil.example' } };
  expect((await browser.visit('GET', '/who', visit)).body).toEqual({});
  const answer = await browser.visit('PATCH', '/api/me', { ...visit, body: { name: 'Evil' } });
  expect(answer.body.code).toBe('not-signed-in');
  expect((await browser.visit('GET', '/api/me')).body.name).toBe(name);
});

test('a password for a proxy is none of our business', async () => {
  const browser = await house.guest();
  const visit = { headers: { authorization: 'Basic eDp5' } };
  expect((await browser.visit('GET', '/who', visit)).body.caller.person).toBe(await browser.id());
});

test('who holds a token cannot lock its owner out', async () => {
  const { token } = await issue(await house.guest(), 'bot');
  for (const [method, url] of [
    ['DELETE', '/api/me'],
    ['GET', '/api/me/data'],
    ['POST', '/api/me/sign-out-everywhere'],
    ['POST', '/api/me/passkeys/options'],
    ['POST', '/api/me/passkeys'],
    ['DELETE', '/api/me/passkeys/x'],
    ['POST', '/api/me/recovery-codes'],
    ['POST', '/api/sign-in'],
    ['POST', '/api/recover'],
    ['POST', '/api/tokens'],
    ['DELETE', '/api/tokens/x'],
  ] as const) {
    const answer = await house.browser().visit(method, url, bearer(token));
    expect(answer, url).toMatchObject({ status: 403, body: { ok: false, code: 'browser-only' } });
  }
});

test('labels are short and visible, and tokens few', async () => {
  const browser = await house.guest();
  expect((await issue(browser, ' ')).code).toBe('label-empty');
  expect((await issue(browser, 'x'.repeat(61))).code).toBe('label-too-long');
  expect((await issue(browser, '\u202Ex')).code).toBe('label-characters');
  expect((await browser.visit('POST', '/api/tokens', { body: {} })).body.code).toBe('malformed');
  for (let i = 0; i < 20; i++) expect(await issue(browser, `t${i}`)).toHaveProperty('token');
  expect((await issue(browser, 'one more')).code).toBe('too-many-tokens');
});

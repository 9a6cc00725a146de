import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, House } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function codesOf(browser: Browser): Promise<string[]> {
  return (await browser.visit('POST', '/api/me/recovery-codes')).body.codes;
}

function recover(browser: Browser, code: unknown) {
  return browser.visit('POST', '/api/recover', { body: { code } });
}

test('ten different codes in groups one can copy from paper', async () => {
  const codes = await codesOf(await house.guest());
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('a code lets its person in elsewhere, once', async () => {
  const { browser } = await house.account();
  const [code] = await codesOf(browser);
  const elsewhere = await house.guest();
  const { status, body } = await recover(elsewhere, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ me: { id: await browser.id(), recoveryCodesLeft: 9 }, tablesLeftBehind: 0 });
  expect(await elsewhere.id()).toBe(await browser.id());
  const again = await recover(await house.guest(), code);
  expect(again).toMatchObject({ status: 403, body: { ok: false, code: 'unknown-code' } });
});

test('two browsers with the same code: only one gets in', async () => {
  const [code] = await codesOf(await house.guest());
  const browsers = await Promise.all([house.guest(), house.guest(), house.guest()]);
  const answers = await Promise.all(browsers.map((browser) => recover(browser, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code may be typed as people type', async () => {
  const browser = await house.guest();
  const codes = await codesOf(browser);
  const typed = codes.map((code) =>
    code.toLowerCase().replaceAll('-', ' ').replace('0', 'o').replace('1', 'l'),
  );
  for (const code of typed) expect((await recover(await house.guest(), code)).status).toBe(200);
});

test('whatever is wrong with a code, the refusal is the same', async () => {
  const guest = await house.guest();
  for (const code of ['', 'x', 'AAAA-AAAA-AAAA-AAAA', '💀', 'A'.repeat(100)]) {
    expect(await recover(guest, code)).toMatchObject({
      status: 403,
      body: { ok: false, code: 'unknown-code' },
    });
  }
  expect((await recover(guest, 5)).body.code).toBe('malformed');
  expect((await recover(guest, 'A'.repeat(101))).body.code).toBe('malformed');
});

test('new codes end the earlier ones', async () => {
  const browser = await house.guest();
  const [old] = await codesOf(browser);
  const [fresh] = await codesOf(browser);
  expect((await recover(await house.guest(), old)).body.code).toBe('unknown-code');
  expect((await recover(await house.guest(), fresh)).status).toBe(200);
});

test('the codes themselves are not shown again', async () => {
  const browser = await house.guest();
  const codes = await codesOf(browser);
  const everything = JSON.stringify([
    (await browser.visit('GET', '/api/me')).body,
    (await browser.visit('GET', '/api/me/data')).body,
  ]);
  for (const code of codes) expect(everything).not.toContain(code);
});

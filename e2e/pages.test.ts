import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { useHarness } from './frame-client.ts';
import { shoot } from './shots.ts';

const harness = useHarness();

const PAGES = [
  ['home', '/'],
  ['play', '/play/quedah-merchant'],
  ['tables', '/tables'],
  ['my', '/my'],
  ['learn', '/learn'],
  ['replay', '/replay'],
  ['settings', '/settings'],
  ['about', '/about'],
  ['lost', '/nowhere'],
] as const;

/** Each game has a lesson and a rulebook; learning is looked at elsewhere. */
const LONGEST = ['/learn/loyal-captain', '/rules/madagaskar'];

test.each(PAGES)(
  '%s keeps nobody out, by day and by night, on every screen',
  async (name, path) => {
    const page = await harness.open({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await shoot(page, name, async (theme) => {
      expect(await violations(page, theme)).toEqual([]);
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'))
      .toBeLessThanOrEqual(0);
    expect(harness.complaints().filter((text) => !text.includes('404'))).toEqual([]);
  },
  120_000,
);

/** Whom the server takes a visitor for. */
async function introduced(page: Page): Promise<string> {
  const [reply] = await Promise.all([page.waitForResponse('**/api/me'), page.goto('/my')]);
  return (await reply.json()).id;
}

test('somebody new with two tabs is one guest', async () => {
  const page = await harness.open({});
  const other = await page.context().newPage();
  const [here, there] = await Promise.all([introduced(page), introduced(other)]);
  expect(here).toBe(there);
});

test('German, the longest of the three, fits on the smallest screen', async () => {
  const page = await harness.open({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  for (const path of [...PAGES.map(([, page]) => page), ...LONGEST]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('de');
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(`${path} ${Math.max(0, sideways)}`).toBe(`${path} 0`);
  }
}, 120_000);

test('nothing comes from other hosts', async () => {
  const page = await harness.open();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/');
  await page.goto('/play/loyal-captain');
  await page.waitForTimeout(500);
  expect([...hosts]).toEqual([harness.url]);
});

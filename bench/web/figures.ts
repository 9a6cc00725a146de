/** What a visitor waits for: kilobytes and milliseconds, by the browser's own account. */

import { GAMES } from '@tortuga/games';
import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { quantile } from '../server/swarm.ts';
import { scripts, visiting, weight } from './browser.ts';

const CLICKS = 60;

/** A slow phone on a slow line. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false };
const SLOWER = 4;

/** Whoever comes again: a page that asks for a name at the same moment as `sitDown` would get another one. */
async function home(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** Opens a table against as few bots as may be, on the server, and waits for the first question. */
async function sitDown(page: Page, game: string): Promise<void> {
  const length = GAMES.find(({ id }) => id === game)?.seats[0] ?? 2;
  const holders = Array.from({ length }, (_, seat) => (seat === 0 ? 'me' : 'cabin-boy'));
  const me = await page.request.get('/api/me');
  const reply = await page.request.post('/api/tables', {
    data: { game, holders },
    headers: { origin: new URL(me.url()).origin },
  });
  const { table } = await reply.json();
  await page.goto(`/table/${table}`, { waitUntil: 'networkidle' });
  await page.getByRole('toolbar', { name: 'Choices' }).getByRole('button').first().waitFor();
}

function weighHome(): Promise<number> {
  return visiting(async ({ page }) => {
    await home(page);
    return weight(await scripts(page));
  });
}

function weighTable(game: string): Promise<number> {
  return visiting(async ({ page }) => {
    await home(page);
    const known = new Set(await scripts(page));
    await sitDown(page, game);
    return weight((await scripts(page)).filter((script) => !known.has(script)));
  });
}

/** From a click until the page has drawn what the server acknowledged: the log has grown. */
const WATCH_CLICKS = `
  window.waits = [];
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-line]')) return;
    const start = performance.now();
    const log = document.querySelector('[role=tabpanel]');
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - start)));
    });
    seen.observe(log, { childList: true, subtree: true });
  }, true);
`;

function timeClicks(): Promise<number> {
  return visiting(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await home(page);
    const waits: number[] = [];
    while (waits.length < CLICKS) {
      await sitDown(page, 'loyal-captain');
      await page.evaluate(WATCH_CLICKS);
      for (let turn = 0; turn < 12; turn++) {
        const choice = page.locator('[data-line]').first();
        await choice.click({ timeout: 3000 }).catch(() => undefined);
        await page.waitForTimeout(150);
      }
      waits.push(...(await page.evaluate<number[]>('window.waits')));
    }
    return quantile(waits, 0.5);
  });
}

function timeInteractive(): Promise<number> {
  return visiting(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.evaluate<number>('new Promise((done) => requestIdleCallback(() => done(performance.now())))');
  });
}

export const web: readonly Figure[] = [
  {
    name: 'web.home.kB',
    what: 'kilobytes of JavaScript (gzip) for the home page (at most 60)',
    run: weighHome,
  },
  ...GAMES.map(({ id }) => ({
    name: `web.table.${id}.kB`,
    what: 'kilobytes more for a table of this game (at most 60)',
    run: () => weighTable(id),
  })),
  {
    name: 'web.click.p50ms',
    what: 'milliseconds from a click to the acknowledged picture, half are faster (at most 50)',
    run: timeClicks,
  },
  {
    name: 'web.interactive.ms',
    what: 'milliseconds until the home page can be used, on a slow phone and a slow line',
    run: timeInteractive,
  },
];

/** A real browser at the real client, served by the real server. */

import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, NO_CHROMIUM, QUIET } from '../../scripts/setup/chromium.mjs';
import { type Child, startChild } from '../server/child.ts';

export interface Visit {
  readonly url: string;
  readonly page: Page;
}

/** Lets somebody new visit, and cleans up after them. */
export async function visiting<T>(visit: (visit: Visit) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  let child: Child | undefined;
  let browser: Browser | undefined;
  try {
    child = await startChild('./tortuga.ts');
    browser = await chromium.launch({ executablePath, args: QUIET });
    const url = `http://127.0.0.1:${child.port}`;
    // A service worker would fetch everything in advance, and every figure would be that of the whole client.
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    return await visit({ url, page: await context.newPage() });
  } finally {
    await browser?.close();
    await child?.stop();
  }
}

/** The scripts a page has loaded so far, by its own account. */
export async function scripts(page: Page): Promise<string[]> {
  const names = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new URL(name).pathname.endsWith('.js'))",
  );
  return [...new Set(names)];
}

/** What scripts weigh in gzip, in kilobytes. */
export async function weight(urls: readonly string[]): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return texts.reduce((sum, text) => sum + gzipSync(Buffer.from(text)).length, 0) / 1000;
}

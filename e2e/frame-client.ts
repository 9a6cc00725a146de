/** The built client, the real server and a real browser. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, serve } from '@tortuga/server';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findChromium, NO_CHROMIUM, QUIET } from '../scripts/setup/chromium.mjs';
import { client } from '../scripts/setup/client.mjs';
import { createLog } from '../server/http/log.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Harness {
  readonly url: string;
  /**
   * A page of somebody new. Whatever it complains about is noted. It keeps nothing for times without a network unless
   * that is asked for: fetching all there is would be most of its work.
   */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The server goes down, and comes back at the same address with what it kept. */
  restart(): Promise<void>;
  /** What pages complained about since the last time. */
  complaints(): string[];
}

interface Started extends Harness {
  /** Everybody leaves: pages that nobody looks at any more would go on drawing. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** The harness of a test file: up before its first test, and swept after each. */
export function useHarness(): Harness {
  let started: Started | undefined;
  const harness = (): Started => {
    if (started === undefined) throw new Error('the harness is not up');
    return started;
  };
  beforeAll(async () => {
    started = await startHarness();
  }, 120_000);
  afterEach(() => started?.leave());
  afterAll(() => started?.close());
  return {
    get url() {
      return harness().url;
    },
    open: (options) => harness().open(options),
    restart: () => harness().restart(),
    complaints: () => harness().complaints(),
  };
}

async function startHarness(): Promise<Started> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-frame-'));
  // `npm test` has built it already; whoever runs a single test may have changed it since.
  if (client.isNeeded(ROOT)) client.run(ROOT);
  const start = (port: number) => {
    const config = readConfig({ PORT: String(port), DATA: join(folder, 'data') });
    return serve(config, { log: createLog('silent'), threads: 1 });
  };
  let server = await start(0);
  const browser = await chromium.launch({ executablePath, args: QUIET });
  const noted: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    url: server.url,
    async restart() {
      await server.close();
      server = await start(server.port);
    },
    complaints: () => noted.splice(0),
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => noted.push(message));
      page.on('console', (said) => {
        if (said.type() === 'error') noted.push(said.text());
      });
      return page;
    },
    async leave() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

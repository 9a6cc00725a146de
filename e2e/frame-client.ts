/** The built client, the real server and a real browser. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, serve } from '@tortuga/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, NO_CHROMIUM, QUIET } from '../scripts/setup/chromium.mjs';
import { client } from '../scripts/setup/client.mjs';
import { createLog } from '../server/http/log.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Harness {
  readonly url: string;
  /** A page of somebody new. Whatever it complains about is noted. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The server goes down, and comes back at the same address with what it kept. */
  restart(): Promise<void>;
  /** What pages complained about since the last time. */
  complaints(): string[];
  close(): Promise<void>;
}

export async function startHarness(): Promise<Harness> {
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
  return {
    url: server.url,
    async restart() {
      await server.close();
      server = await start(server.port);
    },
    complaints: () => noted.splice(0),
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => noted.push(message));
      page.on('console', (said) => {
        if (said.type() === 'error') noted.push(said.text());
      });
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

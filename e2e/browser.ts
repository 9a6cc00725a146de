/** Pages in a real browser. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { findChromium, NO_CHROMIUM, QUIET } from '../scripts/setup/chromium.mjs';

const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
]);

/** A page that is open in a browser of its own. */
export interface OpenPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Bundles a folder with an `index.html`, serves it on a free port and opens it. */
export async function openPage(folder: string): Promise<OpenPage> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const server = await serve(await bundle(folder));
  const browser = await chromium.launch({ executablePath, args: QUIET }).catch((trouble: unknown) => {
    server.close();
    throw trouble;
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** All files of the bundle by their path. */
async function bundle(folder: string): Promise<Map<string, string | Uint8Array>> {
  const options = { root: folder, configFile: false, logLevel: 'warn', build: { write: false } } as const;
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

async function serve(files: ReadonlyMap<string, string | Uint8Array>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const file = files.get(path);
    const type = TYPES.get(extname(path)) ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

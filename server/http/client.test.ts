import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startServer, type TestServer } from './testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tortuga-client-'));
const SCRIPT = 'console.log("ahoy");';
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tortuga</title>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, '.secret'), 'hush');
  writeFileSync(join(folder, 'assets', 'main-a1B2c3_D.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-a1B2c3_D.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, '..', 'tortuga-outside.txt'), 'outside');
  server = await startServer({ CLIENT: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'tortuga-outside.txt'));
});

const get = (path: string, headers = {}) => send(server.url, 'GET', path, headers);

describe('the built client', () => {
  test.each(['/', '/index.html', '/lobby', '/table/Abc123?seat=1', '/a/b/c'])(
    '%s is the first page',
    async (path) => {
      const reply = await get(path, { accept: 'text/html,*/*;q=0.8' });
      expect([reply.status, reply.text]).toEqual([200, '<!doctype html><title>Tortuga</title>']);
      expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('a file whose name changes with its content is kept for ever, others are asked for again', async () => {
    const hashed = await get('/assets/main-a1B2c3_D.js');
    expect(hashed.text).toBe(SCRIPT);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('what was compressed beforehand is sent that way to those who can read it', async () => {
    const packed = await get('/assets/main-a1B2c3_D.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(packed.text).toBe(SCRIPT);
    const plain = await get('/assets/main-a1B2c3_D.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test.each(['/gone.js', '/assets/gone-12345678.css', '/api/nowhere', '/api'])(
    '%s is not found',
    async (path) => {
      const reply = await get(path, { accept: 'text/html' });
      expect([reply.status, reply.body]).toEqual([404, { ok: false, code: 'not-found' }]);
    },
  );

  test('a page is not sent where data was asked for', async () => {
    expect((await get('/lobby', { accept: 'application/json' })).status).toBe(404);
  });

  test.each([
    '/../tortuga-outside.txt',
    '/%2e%2e/tortuga-outside.txt',
    '/..%2ftortuga-outside.txt',
    '/.secret',
  ])('%s leads nowhere', async (path) => {
    const text = await rawGet(path);
    expect(text).not.toMatch(/outside|hush/);
  });
});

test('without a built client there is a page that says so', async () => {
  const bare = await startServer({ CLIENT: join(folder, 'assets') });
  const reply = await send(bare.url, 'GET', '/lobby', { accept: 'text/html' });
  expect(reply.status).toBe(503);
  expect(reply.text).toContain('The client is not built yet');
  expect((await send(bare.url, 'GET', '/api/games', {})).status).toBe(200);
  await bare.close();
});

describe('every answer', () => {
  test.each(['/', '/api/games', '/api/nowhere', '/sw.js'])(
    'forbids what a page could be made to do: %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(policy.split(';').toSorted()).toEqual(POLICY.toSorted());
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('over https browsers are told to stay there, and sockets are allowed by name', async () => {
    const secure = await startServer({ PUBLIC_ORIGIN: 'https://tortuga.example' });
    const { headers } = await send(secure.url, 'GET', '/', {});
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://tortuga.example;");
    await secure.close();
  });
});

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "object-src 'none'",
];

/** `fetch` would tidy the path up. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    asked.on('error', reject);
    asked.end();
  });
}

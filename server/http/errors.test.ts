import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startServer, type TestServer, type Visitor } from './testing/server.ts';

let server: TestServer;
let anne: Visitor;

beforeAll(async () => {
  server = await startServer();
  anne = await server.newcomer();
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('whatever is wrong with a request, the answer is a coded refusal', () => {
  test.each([
    ['an unknown address', 'GET', '/api/nowhere', {}, undefined, 404, 'not-found'],
    ['an unknown file', 'GET', '/assets/gone.js', {}, undefined, 404, 'not-found'],
    ['a method an address has not', 'DELETE', '/api/games', {}, undefined, 405, 'wrong-method'],
    ['a method a table has not', 'DELETE', '/api/tables/Abc123', {}, undefined, 405, 'wrong-method'],
    ['an address that cannot be read', 'GET', '/%zz', {}, undefined, 400, 'malformed'],
    ['no JSON', 'POST', '/api/tables', JSON_TYPE, '{"game":', 400, 'malformed'],
    ['nothing where JSON should be', 'POST', '/api/tables', JSON_TYPE, '', 400, 'malformed'],
    ['a prototype in JSON', 'POST', '/api/tables', JSON_TYPE, '{"__proto__":{"a":1}}', 400, 'malformed'],
    ['another type', 'POST', '/api/tables', { 'content-type': 'text/csv' }, 'a,b', 415, 'wrong-type'],
    ['too much', 'POST', '/api/tables', JSON_TYPE, `"${'x'.repeat(70_000)}"`, 413, 'too-large'],
    ['a wish nobody knows', 'POST', '/api/tables', JSON_TYPE, '{"game":"chess2"}', 400, 'unknown-game'],
    [
      'a field nobody knows',
      'POST',
      '/api/tables',
      JSON_TYPE,
      '{"game":"madagaskar","x":1}',
      400,
      'malformed',
    ],
    ['an unknown table', 'GET', '/api/tables/Abc123', {}, undefined, 404, 'unknown-table'],
    ['no table at all', 'GET', '/api/tables/..%2f..%2fx', {}, undefined, 400, 'malformed'],
    ['a number that is none', 'GET', '/api/tables/Abc123?since=x', {}, undefined, 400, 'malformed'],
    ['a parameter nobody knows', 'GET', '/api/lobby?person=x', {}, undefined, 400, 'malformed'],
  ] as const)('%s', async (_, method, path, headers, body, status, code) => {
    const reply = await send(server.url, method, path, { ...anne.headers, ...headers }, body);
    expect(reply.body).toMatchObject({ ok: false, code });
    expect(Object.keys(reply.body).filter((key) => !['ok', 'code', 'detail'].includes(key))).toEqual([]);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('a wrong method is told the right ones', async () => {
    const reply = await send(server.url, 'DELETE', '/api/tables/Abc123', anne.headers);
    expect(reply.headers.get('allow')).toBe('GET, HEAD');
  });

  test('somebody unknown, where one must be known', async () => {
    const reply = await send(server.url, 'GET', '/api/mine', {});
    expect([reply.status, reply.body]).toEqual([401, { ok: false, code: 'not-signed-in' }]);
  });

  test('what is no HTTP', async () => {
    const answer = await noise(server.port, 'AHOY\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed"/s);
  });
});

test('our own fault names the request, and nothing else', async () => {
  const broken = await startServer();
  const bart = await broken.newcomer();
  await broken.breakStorage();
  const reply = await bart.get('/api/mine');
  expect(reply.status).toBe(500);
  expect(reply.body.code).toBe('internal');
  expect(reply.body.detail).toContain(reply.headers.get('x-request-id'));
  expect(reply.text).not.toMatch(/sql|\.ts|at /i);
  expect(broken.logged()).toContain(reply.headers.get('x-request-id'));
  expect((await bart.get('/readyz')).body).toMatchObject({ ok: false, code: 'not-ready' });
  await broken.close();
});

function noise(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOverHttp } from './testing/players.ts';
import { send, startServer, type TestServer } from './testing/server.ts';

const TOKEN = 'a-token-only-for-this-test';
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN }, { requestsPerPerson: 1e6, requestsPerAddress: 1e6 });
});
afterAll(() => server.close());

const metrics = (headers = {}) => send(server.url, 'GET', '/metrics', headers);

describe('those who run the server', () => {
  test('see that it lives and can work', async () => {
    expect((await send(server.url, 'GET', '/healthz', {})).body).toEqual({ ok: true });
    expect((await send(server.url, 'GET', '/readyz', {})).body).toEqual({ ok: true });
  });

  test('see what was played, refused and how long it took', async () => {
    const anne = await server.newcomer();
    const table = await anne.table({ game: 'loyal-captain', holders: ['me', 'bosun'] });
    await playOverHttp(anne, table);
    await anne.post(`/api/tables/${table}/say`, { do: 'agree' });
    const socket = await anne.socket();
    await socket.ask({ do: 'agree', table });
    const { text } = await metrics();
    expect(sampleOf(text, 'tortuga_moves_total')).toBeGreaterThan(0);
    expect(sampleOf(text, 'tortuga_sockets')).toBe(1);
    expect(sampleOf(text, 'tortuga_tables')).toBe(1);
    expect(sampleOf(text, 'tortuga_refusals_total{code="no-proposal"}')).toBe(2);
    expect(sampleOf(text, 'tortuga_append_seconds_count')).toBeGreaterThan(2);
    expect(sampleOf(text, 'tortuga_bot_thinking_seconds_count{level="bosun"}')).toBeGreaterThan(0);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    socket.close();
  });
});

describe('metrics are for this machine', () => {
  test('not for whom a proxy on it speaks', async () => {
    expect((await metrics({ 'x-forwarded-for': '203.0.113.9' })).body).toEqual({
      ok: false,
      code: 'not-found',
    });
  });

  test('and for whoever has the token', async () => {
    const far = { 'x-forwarded-for': '203.0.113.9' };
    expect((await metrics({ ...far, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await metrics({ ...far, authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
  });
});

describe('the description of the API', () => {
  test('has every route, and the same bounds as the check', async () => {
    const { body } = await send(server.url, 'GET', '/api/openapi.json', {});
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(ROUTES));
    const say = body.paths['/api/tables/{table}/say'].post;
    const words = say.requestBody.content['application/json'].schema.oneOf;
    const answer = words.find((word: { properties: { do: object } }) =>
      JSON.stringify(word.properties.do).includes('"answer"'),
    );
    expect(answer.properties.move).toMatchObject({ type: 'string', maxLength: 200 });
    expect(answer.additionalProperties).toBe(false);
    expect(say.parameters[0]).toMatchObject({ in: 'path', name: 'table', required: true });
    expect(
      body.paths['/api/tables/{table}'].get.parameters.map(({ name }: { name: string }) => name),
    ).toEqual(expect.arrayContaining(['since', 'wait', 'table']));
  });

  test('does not list what is for those who run the server', async () => {
    const { text } = await send(server.url, 'GET', '/api/openapi.json', {});
    expect(text).not.toMatch(/metrics|healthz/);
  });
});

test('answers of the API are not kept by anybody on the way', async () => {
  for (const path of ['/api/games', '/api/openapi.json', '/api/me']) {
    expect((await send(server.url, 'GET', path, {})).headers.get('cache-control')).toBe('no-store');
  }
});

test('too many requests are refused with the time to wait', async () => {
  const tight = await startServer({}, { requestsPerAddress: 5, requestsPerPerson: 3 });
  const anne = await tight.newcomer();
  const replies = await Promise.all([1, 2, 3, 4].map(() => anne.get('/api/mine')));
  // They travel on connections of their own, so any of them may come last.
  const [first, second, third, last] = replies.toSorted((a, b) => a.status - b.status);
  expect([first, second, third, last].map((reply) => reply?.status)).toEqual([200, 200, 200, 429]);
  expect(last?.body).toMatchObject({ ok: false, code: 'too-many-requests' });
  const more = await anne.get('/api/games');
  expect([more.status, more.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await anne.get('/healthz')).status).toBe(200);
  await tight.close();
});

const ROUTES = [
  '/api/games',
  '/api/lobby',
  '/api/me',
  '/api/mine',
  '/api/tables',
  '/api/tables/{table}',
  '/api/tables/{table}/hint',
  '/api/tables/{table}/look',
  '/api/tables/{table}/match',
  '/api/tables/{table}/say',
  '/api/tokens',
  '/api/vacation',
];

function sampleOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

test('only so many people are new from one address, and known ones do not count', async () => {
  const tight = await startServer({}, { newcomersPerAddress: 2 });
  const anne = await tight.newcomer();
  for (let i = 0; i < 3; i++) expect((await anne.get('/api/me')).status).toBe(200);
  await tight.newcomer();
  const third = await send(tight.url, 'GET', '/api/me', {});
  expect([third.status, third.body.code]).toEqual([429, 'too-many-requests']);
  expect(third.headers.get('set-cookie')).toBeNull();
  await tight.close();
});

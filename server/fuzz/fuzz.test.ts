import { type Fate, pick, seededFate } from '@tortuga/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ship } from '../chaos/ship.ts';
import { send, Visitor } from '../http/testing/server.ts';
import type { Message, TestSocket } from '../http/testing/socket.ts';
import { anything, frame, nearlyRight, type Target } from './hostile.ts';

const FRAMES = 8000;
const REQUESTS = 2000;
/** A socket is closed after fifty messages that were none. */
const PER_SOCKET = 40;
/** The bytes a message may have. */
const LARGEST = 16_384;
/** What a process may have grown by, in bytes, when all is over: less than the messages themselves. */
const GROWTH = 4_000_000;

let ship: Ship;
let url: string;
let host: Visitor;
let stranger: Visitor;
let target: Target;

beforeAll(async () => {
  ship = await Ship.build();
  await ship.raise();
  url = `http://127.0.0.1:${ship.port}`;
  [host, stranger] = await Promise.all([Visitor.arrive(url), Visitor.arrive(url)]);
  const guest = await Visitor.arrive(url);
  const table = await host.table({ game: 'loyal-captain' });
  await guest.post(`/api/tables/${table}/say`, { do: 'sit' });
  target = { table, seq: (await host.get(`/api/tables/${table}`)).body.sight.seq };
});

afterAll(() => ship.scrap());

/** What the players of the table see, but for the time. */
async function sight(): Promise<unknown> {
  return (await host.get(`/api/tables/${target.table}`)).body.sight;
}

/** A refusal that tells nothing of our insides. */
function expectRefusal(message: Message): void {
  expect(message).toMatchObject({ ok: false, code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) });
  expect(JSON.stringify(message)).not.toMatch(/node_modules|\.ts:|\bat .+:\d+/);
}

/** Sends frames over one socket; says how many of the answers were no refusals, by what was asked. */
async function pester(fate: Fate, count: number): Promise<string[]> {
  const socket: TestSocket = await stranger.socket();
  const granted: string[] = [];
  for (let sent = 0; sent < count; ) {
    const hostile = frame(fate, target);
    // One that is too large ends the conversation; that has a test of its own.
    if (Buffer.byteLength(hostile) > LARGEST) continue;
    socket.raw.send(hostile);
    sent += 1;
  }
  // Every frame gets its answer, at its own pace.
  await socket.until(() => socket.received.length >= count);
  await socket.ask({ do: 'ping' });
  for (const message of socket.received) {
    if (message.ok === true || message.on !== undefined) granted.push(message.on ?? JSON.stringify(message));
    else expectRefusal(message);
  }
  socket.raw.terminate();
  return granted;
}

async function pesterAll(fate: Fate, frames: number): Promise<Set<string>> {
  const granted = new Set<string>();
  for (let sent = 0; sent < frames; sent += PER_SOCKET) {
    for (const what of await pester(fate, PER_SOCKET)) granted.add(what);
  }
  return granted;
}

test(`${FRAMES} hostile frames get refusals and change nothing`, async () => {
  const fate = seededFate(4);
  await pesterAll(fate, 400);
  const [before, memory] = [await sight(), await ship.memory()];
  const granted = await pesterAll(fate, FRAMES);
  // Looking is allowed to everybody who knows the table; so is taking one's eyes off it.
  for (const what of granted)
    expect(what).toMatch(/^(?:table|presence|\{"re":\d+,"ok":true(?:,"view":.*)?\})$/);
  expect(await sight()).toEqual(before);
  expect((await ship.memory()) - memory).toBeLessThan(GROWTH);
  expect(ship.log).toBe('');
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PATHS = [
  '/api/tables',
  '/api/me',
  '/api/lobby',
  '/api/mine',
  '/api/tokens',
  '/api/recover',
  '/api/sign-in',
  '/api/none',
];

/** A request of somebody who is not who they say, from where they should not be, with what they should not send. */
function hostileRequest(fate: Fate): () => Promise<{ status: number; body: Message }> {
  const method = pick(fate, METHODS);
  const table = pick(fate, [target.table, 'nosuchtable1', '..%2f..', '%00', 'A'.repeat(500)]);
  const path = pick(fate, [
    ...PATHS,
    `/api/tables/${table}/say`,
    `/api/tables/${table}`,
    `/api/tables/${table}/file`,
  ]);
  const headers = pick(fate, [
    stranger.headers,
    {},
    { ...stranger.headers, origin: 'http://evil.example' },
    { cookie: 'tortuga=junk.junk' },
    { authorization: `Bearer ${'x'.repeat(43)}` },
  ]);
  const body = fate.draw(3) === 0 ? anything(fate) : nearlyRight(fate, target);
  const isBodied = method !== 'GET';
  return () =>
    send(
      url,
      method,
      path,
      headers,
      isBodied ? JSON.stringify(body).slice(0, 1 + fate.draw(4000)) : undefined,
    );
}

test(`${REQUESTS} hostile requests get refusals and change nothing`, async () => {
  const fate = seededFate(5);
  const [before, memory] = [await sight(), await ship.memory()];
  for (let i = 0; i < REQUESTS; i += 20) {
    const replies = await Promise.all(Array.from({ length: 20 }, () => hostileRequest(fate)()));
    for (const { status, body } of replies) {
      expect(status).toBeLessThan(500);
      if (status >= 400) expectRefusal(body);
    }
  }
  expect(await sight()).toEqual(before);
  expect((await ship.memory()) - memory).toBeLessThan(GROWTH);
  expect(ship.log).toBe('');
});

// The requests may have deleted whoever sent them: that is anybody's right.
test('sockets from elsewhere and of nobody are turned away', async () => {
  const { headers } = await Visitor.arrive(url);
  const from = (origin: string) => new Visitor(url, { ...headers, origin }, '').socket();
  await expect(from('http://evil.example')).rejects.toThrow('403');
  await expect(new Visitor(url, { origin: url }, '').socket()).rejects.toThrow('401');
});

test('a message beyond all size closes the socket, not the server', async () => {
  const socket = await (await Visitor.arrive(url)).socket();
  socket.raw.send('x'.repeat(100_000));
  expect(await socket.untilClosed()).toBe(1009);
  expect((await host.get('/healthz')).status).toBe(200);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Fate, pick, seededFate } from '@tortuga/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileFrame, hostileRequest, type Loot } from './testing/hostile.ts';
import { anyLine } from './testing/players.ts';
import { send, startServer, type TestServer, type Visitor } from './testing/server.ts';
import type { TestSocket } from './testing/socket.ts';

const LOTS = 1_000_000;
const ROUNDS = 8;
const FRAMES = 1000;
const REQUESTS = 2000;

let server: TestServer;
let anne: Visitor;
let mallory: Visitor;
let loot: Loot;

beforeAll(async () => {
  const rates = {
    messagesPerSecond: LOTS,
    messageBurst: LOTS,
    requestsPerPerson: LOTS,
    requestsPerAddress: LOTS,
  };
  server = await startServer({ LOG_LEVEL: 'warn' }, { ...rates, malformedMessages: LOTS });
  [anne, mallory] = [await server.newcomer(), await server.newcomer()];
  const bart = await server.newcomer();
  const options = { firstPlayer: 'seat1' };
  const table = await anne.table({ game: 'loyal-captain', holders: ['me', 'open'], options });
  await bart.post(`/api/tables/${table}/say`, { do: 'sit' });
  const { sight } = (await anne.get(`/api/tables/${table}`)).body;
  const line = anyLine(sight);
  await anne.post(`/api/tables/${table}/say`, { do: 'answer', seq: sight.seq, move: line });
  loot = { tables: [table], lines: [line] };
});
afterAll(() => server.close());

/** The match as Anne sees it, without talk and time. */
async function match(): Promise<unknown> {
  const { sight } = (await anne.get(`/api/tables/${loot.tables[0]}`)).body;
  return { view: sight.view, entries: sight.entries, seats: sight.seats, proposal: sight.proposal };
}

describe('hostile clients get coded refusals, and nothing else', () => {
  test('eight thousand frames of somebody who has no seat', async () => {
    const before = await match();
    const socket = await mallory.socket();
    const heap: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await bombard(socket, round);
      heap.push(heapUsed());
    }
    expect(await match()).toEqual(before);
    expect(Math.min(...heap.slice(-3))).toBeLessThan(Math.max(...heap.slice(0, 3)) + 2_000_000);
    socket.close();
  });

  test('old moves of somebody who has one', async () => {
    const before = await match();
    const socket = await anne.socket();
    const [table] = loot.tables;
    for (const move of [...loot.lines, 'x', '9 9 9']) {
      for (const seq of [0, 3, 4, 5, 6, 100]) {
        for (const seat of [{}, { seat: 0 }, { seat: 1 }]) {
          const answer = await socket.ask({ do: 'answer', table, seq, move, ...seat });
          expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^[a-z-]+$/) });
        }
      }
    }
    expect(await match()).toEqual(before);
    socket.close();
  });

  test('two thousand requests', async () => {
    const before = await match();
    const fate = seededFate(7);
    const statuses = new Set<number>();
    for (let i = 0; i < REQUESTS; i += 20) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => hostileCall(fate)));
      for (const { status, body } of replies) {
        statuses.add(status);
        if (status !== 200)
          expect(body).toMatchObject({ ok: false, code: expect.stringMatching(/^[a-z-]+$/) });
      }
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(statuses.size).toBeGreaterThan(4);
    expect(await match()).toEqual(before);
    expect(server.logged()).not.toContain('"level":50');
  });
});

/** Sends a thousand frames; each gets exactly one answer. */
async function bombard(socket: TestSocket, seed: number): Promise<void> {
  const fate = seededFate(seed);
  const answers = () => socket.received.filter(({ ok }) => ok !== undefined);
  for (let i = 0; i < FRAMES; i++) socket.raw.send(hostileFrame(fate, loot));
  await socket.until(() => answers().length >= FRAMES);
  socket.raw.send(JSON.stringify({ id: LOTS, do: 'ping' }));
  await socket.find(({ re }) => re === LOTS);
  expect(answers()).toHaveLength(FRAMES + 1);
  const codes = new Set(answers().map(({ ok, code }) => (ok ? 'granted' : code)));
  expect(codes).not.toContain('internal');
  expect([...codes].filter((code) => !/^[a-z-]+$/.test(code))).toEqual([]);
  expect(codes.size).toBeGreaterThan(5);
  socket.received.length = 0;
}

function hostileCall(fate: Fate) {
  const { id: _, table, ...words } = hostileRequest(fate, loot) as { id: unknown; table?: unknown };
  const name = Buffer.from(typeof table === 'string' ? table : JSON.stringify(table ?? 'none')).toString();
  const place = encodeURIComponent(name.slice(0, 200));
  const method = pick(fate, ['POST', 'GET', 'PUT', 'DELETE', 'PATCH']);
  const rest = pick(fate, [
    '',
    '/say',
    '/look?entry=x',
    '/match?match=-1',
    '?since=1e9',
    '/hint?level=god',
    '/%00',
  ]);
  const origin = pick(fate, [server.url, 'https://evil.example', 'null']);
  const body = method === 'GET' ? undefined : pick(fate, [words, JSON.stringify(words).slice(1), '[]']);
  return send(server.url, method, `/api/tables/${place}${rest}`, { ...mallory.headers, origin }, body);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyLine, playOverHttp, playOverSocket } from './testing/players.ts';
import { startServer, type TestServer, type Visitor } from './testing/server.ts';

let server: TestServer;
let anne: Visitor;
let bart: Visitor;

beforeAll(async () => {
  server = await startServer(
    {},
    { messagesPerSecond: 1000, messageBurst: 10_000, requestsPerPerson: 1e6, requestsPerAddress: 1e6 },
  );
  [anne, bart] = [await server.newcomer(), await server.newcomer()];
});
afterAll(() => server.close());

const GAME = 'loyal-captain';

describe('over sockets', () => {
  test('two people play a match to its end, and both see the same one', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const [one, other] = [await anne.socket(), await bart.socket()];
    await other.ask({ do: 'sit', table });
    await Promise.all([playOverSocket(one, table), playOverSocket(other, table)]);
    const [first, second] = [one, other].map(({ received }) => received.at(-1));
    expect(first.sight.outcome).toEqual(second.sight.outcome);
    for (const socket of [one, other]) socket.close();
  });

  test('an answer is acknowledged by the update it leads to, and by nothing else', async () => {
    const table = await anne.table({
      game: GAME,
      holders: ['me', 'open'],
      options: { firstPlayer: 'seat1' },
    });
    const [one, other] = [await anne.socket(), await bart.socket()];
    await one.ask({ do: 'watch', table });
    await other.ask({ do: 'sit', table });
    const { sight } = await one.find((message) => message.sight?.question !== undefined);
    const before = one.received.length;
    const answer = await one.ask({ do: 'answer', table, seq: sight.seq, move: anyLine(sight) });
    expect(answer).toMatchObject({ on: 'table', ok: true, table });
    await one.ask({ do: 'ping' });
    expect(one.received.slice(before)).toHaveLength(2);
    for (const socket of [one, other]) socket.close();
  });

  test('whoever does not watch is told the number of the record', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await bart.socket();
    expect(await socket.ask({ do: 'sit', table })).toEqual({ re: 1, ok: true, seq: expect.any(Number) });
    socket.close();
  });

  test('a refused answer has a code and the number of its request', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await bart.socket();
    const answer = await socket.ask({ do: 'answer', table, seq: 0, move: 'x' });
    expect(answer).toMatchObject({ re: 1, ok: false, code: 'not-seated' });
    socket.close();
  });

  test('who comes back with a number gets only what is new', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await anne.socket();
    const { sight, items } = await socket.ask({ do: 'watch', table });
    expect(items.length).toBeGreaterThan(0);
    await anne.post(`/api/tables/${table}/say`, { do: 'chat', text: 'Ahoy' });
    const again = await (await anne.socket()).ask({ do: 'watch', table, since: sight.seq });
    expect(again.items.map(({ type }: { type: string }) => type)).toEqual(['said']);
    socket.close();
  });

  test('talk of people one does not want to hear is not heard', async () => {
    const carla = await server.newcomer();
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await carla.socket();
    await socket.ask({ do: 'watch', table });
    await (await bart.socket()).ask({ do: 'chat', table, text: 'first' });
    await socket.find(({ items }) => items?.some(({ text }: { text?: string }) => text === 'first'));
    const change = { settings: { muted: [bart.person] } };
    await fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { ...carla.headers, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    await (await bart.socket()).ask({ do: 'chat', table, text: 'second' });
    await socket.ask({ do: 'ping' });
    expect(JSON.stringify(socket.received)).not.toContain('second');
    socket.close();
  });
});

describe('over HTTP', () => {
  test('a program plays a match against a bot with nothing but a token', async () => {
    const program = await anne.program();
    const table = await program.table({ game: GAME, holders: ['me', 'cabin-boy'] });
    const { outcome } = await playOverHttp(program, table);
    expect(outcome.places).toHaveLength(2);
    const file = await program.get(`/api/tables/${table}/match`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="tortuga-${table}.json"`);
    expect(file.body).toMatchObject({ format: 'tortuga-match-1', game: GAME, places: outcome.places });
    expect((await program.get(`/api/tables/${table}/match?match=9`)).status).toBe(404);
  });

  test('a request waits until something happens', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const { sight } = (await anne.get(`/api/tables/${table}`)).body;
    const waiting = anne.get(`/api/tables/${table}?since=${sight.seq}&wait=20`);
    await expect(Promise.race([waiting, later(300)])).resolves.toBe('later');
    await bart.post(`/api/tables/${table}/say`, { do: 'sit' });
    const said = performance.now();
    const { body } = await waiting;
    expect(performance.now() - said).toBeLessThan(5000);
    expect(body.items[0]).toMatchObject({ type: 'began' });
  });

  test('a request does not wait for what has happened already, nor longer than asked', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const started = performance.now();
    expect((await anne.get(`/api/tables/${table}?since=0&wait=20`)).body.items.length).toBeGreaterThan(0);
    const { sight } = (await anne.get(`/api/tables/${table}`)).body;
    const { body } = await anne.get(`/api/tables/${table}?since=${sight.seq}&wait=1`);
    expect(body).toMatchObject({ ok: true, items: [] });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('only so many requests of a person wait at once', async () => {
    const dora = await server.newcomer();
    const table = await dora.table({ game: GAME, holders: ['me', 'open'] });
    const { sight } = (await dora.get(`/api/tables/${table}`)).body;
    const path = `/api/tables/${table}?since=${sight.seq}&wait=2`;
    const replies = await Promise.all(Array.from({ length: 10 }, () => dora.get(path)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(replies.filter(({ body }) => body.code === 'too-many-requests')).toHaveLength(2);
    expect((await dora.get(path)).status).toBe(200);
  });

  test('games, lobby and own tables are listed', async () => {
    const { body } = await anne.get('/api/games');
    expect(body.games.map(({ id }: { id: string }) => id)).toContain(GAME);
    expect(body.games[0]).toHaveProperty('titles.nl');
    const table = await anne.table({ game: GAME, access: 'open' });
    expect((await bart.get('/api/lobby')).text).toContain(table);
    expect((await bart.get('/api/lobby?game=madagaskar')).text).not.toContain(table);
    expect((await bart.get('/api/mine')).text).not.toContain(table);
    expect((await anne.get('/api/mine')).text).toContain(table);
  });

  test('hints, looks and vacations', async () => {
    const table = await anne.table({
      game: GAME,
      holders: ['me', 'open'],
      options: { firstPlayer: 'seat1' },
    });
    await bart.post(`/api/tables/${table}/say`, { do: 'sit' });
    const hint = await anne.get(`/api/tables/${table}/hint?level=sailor`);
    expect(hint.body.suggestions[0]).toHaveProperty('line');
    expect((await anne.get(`/api/tables/${table}/look?entry=0`)).body).toHaveProperty('view');
    expect((await anne.get(`/api/tables/${table}/look?entry=7`)).status).toBe(404);
    expect((await anne.put('/api/vacation', { isOn: true })).body).toEqual({ ok: true });
    expect((await anne.put('/api/vacation', { isOn: 'yes' })).status).toBe(400);
  });

  test('no page of others makes a browser say anything', async () => {
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const reply = await fetch(`${server.url}/api/tables/${table}/say`, {
      method: 'POST',
      headers: { ...anne.headers, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'stand' }),
    });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ ok: false });
  });
});

function later(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('later'), milliseconds));
}

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer, Visitor } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

let server: TestServer;
let anne: Visitor;

beforeAll(async () => {
  server = await startServer();
  anne = await server.newcomer();
});
afterAll(() => server.close());

const address = () => `${server.url.replace('http', 'ws')}/api/socket`;

describe('who may open a socket', () => {
  test('a person from a page of ours', async () => {
    const socket = await anne.socket();
    expect(await socket.ask({ do: 'ping' })).toEqual({ re: 1, ok: true });
    socket.close();
  });

  test('a program with a token, from anywhere', async () => {
    const socket = await (await anne.program()).socket();
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ ok: true });
    socket.close();
  });

  test('no page of others', async () => {
    const headers = { ...anne.headers, origin: 'https://evil.example' };
    await expect(TestSocket.open(address(), headers)).rejects.toThrow('403');
  });

  test('nobody who does not say from which page', async () => {
    const { origin: _, ...headers } = anne.headers;
    await expect(TestSocket.open(address(), headers)).rejects.toThrow('403');
  });

  test('nobody we do not know', async () => {
    await expect(TestSocket.open(address(), { origin: server.url })).rejects.toThrow('401');
    const headers = { authorization: 'Bearer nonsense' };
    await expect(TestSocket.open(address(), headers)).rejects.toThrow('401');
  });

  test('at no other address', async () => {
    await expect(TestSocket.open(`${address()}s`, anne.headers)).rejects.toThrow('404');
  });

  test('where origins are configured, a page under the same name is no page of ours', async () => {
    const strict = await startServer({ PUBLIC_ORIGIN: 'https://tortuga.example' });
    const bart = await Visitor.arrive(strict.url);
    await expect(bart.socket()).rejects.toThrow('403');
    const known = new Visitor(
      strict.url,
      { ...bart.headers, origin: 'https://tortuga.example' },
      bart.person,
    );
    (await known.socket()).close();
    await strict.close();
  });
});

describe('what a socket may send', () => {
  test.each([
    ['no JSON', 'ahoy'],
    ['nothing', ''],
    ['a number', '7'],
    ['a list', '[]'],
    ['something deep', '['.repeat(8000) + ']'.repeat(8000)],
    ['something binary', Buffer.from([1, 2, 3])],
    ['JSON as bytes', Buffer.from('{"id":1,"do":"ping"}')],
  ])('%s is malformed, and the socket goes on', async (_, data) => {
    const socket = await anne.socket();
    socket.raw.send(data);
    expect(await socket.find(() => true)).toMatchObject({ ok: false, code: 'malformed' });
    expect(socket.received[0]).not.toHaveProperty('re');
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ ok: true });
    socket.close();
  });

  test('a wrong request is refused by its number', async () => {
    const socket = await anne.socket();
    expect(await socket.ask({ do: 'fly' })).toMatchObject({ re: 1, ok: false, code: 'malformed' });
    expect(await socket.ask({ do: 'watch', table: 'nowhere1' })).toEqual({
      re: 2,
      ok: false,
      code: 'unknown-table',
    });
    socket.close();
  });

  test('a frame of more than 16 kB closes the socket', async () => {
    const socket = await anne.socket();
    socket.raw.send('x'.repeat(16_385));
    expect(await socket.untilClosed()).toBe(1009);
  });

  test('bytes that are no text close the socket', async () => {
    const socket = await anne.socket();
    socket.raw.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await socket.untilClosed()).toBe(1007);
  });
});

describe('limits', () => {
  let tight: TestServer;
  let bart: Visitor;

  beforeAll(async () => {
    const limits = { sockets: 5, socketsPerPerson: 2, watchesPerSocket: 2, messagesPerSecond: 1 };
    tight = await startServer({}, { ...limits, messageBurst: 60, excessMessages: 20, keepAlive: 300 });
    bart = await tight.newcomer();
  });
  afterAll(() => tight.close());

  test('fifty wrong messages close a socket, and say why', async () => {
    const socket = await bart.socket();
    for (let i = 0; i < 50; i++) socket.raw.send('ahoy');
    expect(await socket.untilClosed()).toBe(1008);
    expect(socket.received.at(-1)).toEqual({ on: 'bye', code: 'malformed' });
    expect(socket.received).toHaveLength(51);
  });

  test('messages beyond the rate are refused, and who never stops is sent away', async () => {
    const socket = await bart.socket();
    for (let id = 1; id <= 100; id++) socket.raw.send(JSON.stringify({ id, do: 'ping' }));
    expect(await socket.untilClosed()).toBe(1008);
    const refused = socket.received.filter(
      ({ code, re }) => code === 'too-many-requests' && re !== undefined,
    );
    expect(refused).toHaveLength(20);
    expect(refused[0]).toEqual({ re: 61, ok: false, code: 'too-many-requests' });
    expect(socket.received.at(-1)).toEqual({ on: 'bye', code: 'too-many-requests' });
  });

  test('a person has so many sockets', async () => {
    const sockets = [await bart.socket(), await bart.socket()];
    await expect(bart.socket()).rejects.toThrow('429');
    for (const socket of sockets) socket.close();
  });

  test('all people together have so many sockets', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => tight.newcomer()));
    const sockets = await Promise.all(people.slice(0, 5).map((person) => person.socket()));
    await expect(people[5]!.socket()).rejects.toThrow('503');
    for (const socket of sockets) socket.close();
    await expect.poll(() => people[5]!.socket().then((socket) => socket.close())).toBeUndefined();
  });

  test('a socket looks at so many tables', async () => {
    const tables = await Promise.all([1, 2, 3].map(() => bart.table({ game: 'madagaskar' })));
    const socket = await bart.socket();
    const answers = await Promise.all(tables.map((table) => socket.ask({ do: 'watch', table })));
    expect(answers.map(({ ok, code }) => code ?? ok)).toEqual([true, true, 'too-many-tables']);
    expect(await socket.ask({ do: 'watch', table: tables[0] })).toMatchObject({ ok: true });
    await socket.ask({ do: 'unwatch', table: tables[0] });
    expect(await socket.ask({ do: 'watch', table: tables[2] })).toMatchObject({ ok: true });
    socket.close();
  });

  test('a client that gives no sign of life is given up', async () => {
    const socket = await bart.socket();
    const mute = await bart.socket();
    mute.raw.pong = () => undefined;
    expect(await mute.untilClosed()).toBe(1006);
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ ok: true });
    socket.close();
  });
});

test('a client that does not read is dropped', async () => {
  const small = await startServer({}, { unreadBytes: 100_000, messagesPerSecond: 1e6, messageBurst: 1e6 });
  const carla = await small.newcomer();
  const table = await carla.table({ game: 'madagaskar' });
  const deaf = connect(small.port, '127.0.0.1');
  let isClosed = false;
  deaf.on('error', () => undefined);
  deaf.on('close', () => (isClosed = true));
  deaf.write(upgradeOf(small, carla));
  deaf.pause();
  await expect
    .poll(
      () => {
        if (!deaf.destroyed) for (let i = 0; i < 200; i++) deaf.write(frame({ id: i, do: 'watch', table }));
        return isClosed;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(true);
  expect((await carla.get('/healthz')).status).toBe(200);
  deaf.destroy();
  await small.close();
});

function upgradeOf({ port }: TestServer, { headers }: Visitor): string {
  const lines = [
    'GET /api/socket HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A masked text frame of less than 126 bytes; a mask of zeros changes nothing. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}

describe('signing out', () => {
  test('closes the sockets of that browser, and no others', async () => {
    const dora = await server.newcomer();
    const program = await (await dora.program()).socket();
    const browser = await dora.socket();
    await dora.post('/api/me/sign-out', {});
    await browser.untilClosed();
    expect(browser.received).toEqual([{ on: 'bye', code: 'signed-out' }]);
    expect(await program.ask({ do: 'ping' })).toMatchObject({ ok: true });
    program.close();
  });

  test('everywhere closes all of them', async () => {
    const dora = await server.newcomer();
    const sockets = [await (await dora.program()).socket(), await dora.socket()];
    await dora.post('/api/me/sign-out-everywhere', {});
    for (const socket of sockets) await socket.untilClosed();
  });
});

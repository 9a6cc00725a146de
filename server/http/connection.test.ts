import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Message } from '../tables/paper.ts';
import { Connection } from './connection.ts';
import { LIMITS } from './limits.ts';
import { paper } from './outbox.ts';
import { TestSocket } from './testing/socket.ts';

let server: WebSocketServer;
let connection: Connection;
let client: TestSocket;
let stream: Socket;

/** Both ends of a connection. */
async function connect() {
  const arriving = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const theirs = await TestSocket.open(`ws://127.0.0.1:${port}`, {});
  const [socket, request] = (await arriving) as [WebSocket, IncomingMessage];
  const caller = { person: 'anne', session: 'hers', kind: 'browser' } as const;
  const ours = new Connection({ socket, stream: request.socket }, caller, new Set(), LIMITS);
  return { ours, theirs, stream: request.socket };
}

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  ({ ours: connection, theirs: client, stream } = await connect());
});
afterEach(() => {
  client.close();
  server.close();
});

const heard = async (messages: number) => {
  await client.until(() => client.received.length >= messages);
  return client.received.map(({ re, news }) => re ?? news);
};

test('what happens before a welcome is sent is heard after it, in order', async () => {
  connection.arrive();
  connection.hear('{"news":"a"}');
  connection.hear('{"news":"b"}');
  connection.reply(1, {});
  connection.arrived();
  connection.hear('{"news":"c"}');
  expect(await heard(4)).toEqual([1, 'a', 'b', 'c']);
});

test('where several tables are looked at together, all welcomes come first', async () => {
  connection.arrive();
  connection.arrive();
  connection.hear('{"news":"a"}');
  connection.reply(1, {});
  connection.arrived();
  connection.hear('{"news":"b"}');
  connection.reply(2, {});
  connection.arrived();
  expect(await heard(4)).toEqual([1, 2, 'a', 'b']);
});

test('whoever is sent away hears nothing after the farewell', async () => {
  connection.sendAway('restarting');
  connection.hear('{"news":"a"}');
  expect(await client.untilClosed()).toBe(1012);
  expect(client.received).toEqual([{ on: 'bye', code: 'restarting' }]);
});

test('whoever is sent away hears before that what was said before', async () => {
  connection.hear('{"news":"a"}');
  connection.hear('{"news":"b"}');
  connection.sendAway('signed-out');
  expect(await client.untilClosed()).toBe(1001);
  expect(client.received).toEqual([{ news: 'a' }, { news: 'b' }, { on: 'bye', code: 'signed-out' }]);
});

test('what waits for the end of a turn counts as unread: nobody fills our memory within one', async () => {
  const news = JSON.stringify({ news: 'a'.repeat(LIMITS.unreadBytes) });
  connection.hear(news);
  connection.hear(news);
  expect(await client.untilClosed()).toBe(1006);
});

function onPaper(json: string): Message {
  paper.begin();
  paper.write(json);
  return paper.end();
}

describe.each([
  ['as texts', (json: string) => json],
  ['on paper', onPaper],
])('messages %s', (_, made) => {
  test.each([0, 110, 111, 112, 113, 5400, 16_370, 65_520, 65_521, 65_522, 300_000])(
    'of about %d letters, some of them of several bytes, arrive as they were said',
    async (length) => {
      const news = `é–🏴‍☠️${'a'.repeat(length)}`;
      connection.hear(made(JSON.stringify({ news })));
      connection.hear(made('{"news":"next"}'));
      expect(await heard(2)).toEqual([news, 'next']);
    },
  );

  test('that are heard before a welcome is sent may wait', async () => {
    connection.arrive();
    connection.hear(made('{"news":"a"}'));
    await new Promise(setImmediate);
    for (let i = 0; i < 9; i++) connection.hear(made('{"news":"b"}'));
    await new Promise(setImmediate);
    connection.arrived();
    expect(await heard(10)).toEqual(['a', ...Array.from({ length: 9 }, () => 'b')]);
  });

  test.each([3000, 10_000])(
    'of %d letters that a client reads late are unharmed, whatever others are told meanwhile',
    async (length) => {
      const other = await connect();
      client.raw.pause();
      const all: string[] = [];
      const say = async () => {
        const news = `${all.length}:${'x'.repeat(length + all.length)}`;
        all.push(news);
        connection.hear(made(JSON.stringify({ news })));
        await new Promise(setImmediate);
      };
      // Until the system takes no more, and a little longer.
      while (stream.writableLength === 0) await say();
      other.ours.hear(made(JSON.stringify({ news: 'y'.repeat(length) })));
      for (let i = 0; i < 10; i++) await say();
      client.raw.resume();
      // News must not overtake what still waits.
      while (stream.writableLength > 0) await say();
      expect(await heard(all.length)).toEqual(all);
      other.theirs.close();
    },
  );
});

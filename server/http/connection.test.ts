import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connection } from './connection.ts';
import { LIMITS } from './limits.ts';
import { TestSocket } from './testing/socket.ts';

let server: WebSocketServer;
let connection: Connection;
let client: TestSocket;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const arriving = once(server, 'connection');
  client = await TestSocket.open(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
  const [socket] = (await arriving) as [WebSocket];
  const caller = { person: 'anne', session: 'hers', kind: 'browser' } as const;
  connection = new Connection(socket, caller, new Set(), LIMITS);
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

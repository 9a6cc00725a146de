import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readDirectly } from './direct.ts';

const server = createServer({ allowHalfOpen: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  server.close();
});

/** Both ends of a connection. */
async function call(): Promise<[near: Socket, far: Socket]> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arriving = once(server, 'connection');
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [near] = (await arriving) as [Socket];
  open.push(near, far);
  return [near, far];
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

test('what arrives is taken from one memory, past the stream', async () => {
  const [near, far] = await call();
  const streamed: Buffer[] = [];
  near.on('data', (chunk) => streamed.push(chunk));
  const memories = new Set<Buffer>();
  let taken = '';
  expect(
    readDirectly(near, (bytes, size) => {
      memories.add(bytes);
      taken += bytes.toString('latin1', 0, size);
    }),
  ).toBe(true);
  for (const words of ['ahoy', 'x'.repeat(200_000), 'farewell']) {
    far.write(words);
    const all = taken.length + words.length;
    await until(() => taken.length === all);
    expect(taken.endsWith(words)).toBe(true);
  }
  expect(memories.size).toBe(1);
  expect(streamed).toEqual([]);
});

test('a stream that pauses takes nothing until it goes on, and its end is still seen', async () => {
  const [near, far] = await call();
  let taken = '';
  let isOver = false;
  near
    .on('data', () => undefined)
    .on('end', () => {
      isOver = true;
    });
  readDirectly(near, (bytes, size) => {
    taken += bytes.toString('latin1', 0, size);
    near.pause();
  });
  far.write('one');
  await until(() => taken === 'one');
  far.end('two');
  await once(far, 'finish');
  for (let turns = 0; turns < 20; turns++) await turn();
  expect(taken).toBe('one');
  near.resume();
  await until(() => taken === 'onetwo');
  near.resume();
  await until(() => isOver);
});

test('other streams stay as they are', () => {
  const [near] = duplexPair();
  expect(readDirectly(near, () => expect.unreachable())).toBe(false);
});

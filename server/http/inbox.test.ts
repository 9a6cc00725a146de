import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './inbox.ts';

const TEXT = 1;
const BINARY = 2;
const PONG = 10;

/** A socket as a server sees it, and the other end of its wire: what is written there in one go arrives so. */
async function openSocket() {
  const [near, far] = duplexPair();
  far.resume();
  return { ...(await openSocketOn(near)), far };
}

async function openSocketOn(near: Duplex) {
  const request = new IncomingMessage(new Socket());
  const key = 'dGhpbnNvY2tldHNhcmV0aA==';
  const headers = { upgrade: 'websocket', 'sec-websocket-key': key, 'sec-websocket-version': '13' };
  request.method = 'GET';
  Object.assign(request.headers, headers);
  const heard: (string | undefined)[] = [];
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 10_000 });
  const socket = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(request, near, Buffer.alloc(0), resolve);
  });
  socket.on('error', () => undefined);
  listen(socket, near, (text) => heard.push(text));
  return { socket, heard };
}

async function write(far: Duplex, chunks: readonly Buffer[]): Promise<void> {
  for (const chunk of chunks) {
    far.write(chunk);
    await turn();
  }
  await turn();
}

interface Frame {
  readonly kind: number;
  readonly isLast: boolean;
  readonly payload: Buffer;
}

function framed({ kind, isLast, payload }: Frame, mask: Buffer): Buffer {
  const { length } = payload;
  const header = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | kind, ...header]), mask, masked]);
}

function said(kind: number, words: string, isLast = true): Buffer {
  return framed({ kind, isLast, payload: Buffer.from(words) }, Buffer.from([1, 2, 3, 4]));
}

/** A message in one frame or in two. */
function frames(text: string, cut: number | undefined): Frame[] {
  const payload = Buffer.from(text);
  if (cut === undefined) return [{ kind: TEXT, isLast: true, payload }];
  const at = cut % (payload.length + 1);
  return [
    { kind: TEXT, isLast: false, payload: payload.subarray(0, at) },
    { kind: 0, isLast: true, payload: payload.subarray(at) },
  ];
}

const mask = fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes));
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 150 }) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const message = fc.record({ text, cut: fc.option(fc.nat(), { nil: undefined, freq: 6 }), mask });

test('every text is heard as it was said, however it is framed, masked and cut into pieces', async () => {
  const talk = fc.array(message, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(talk, fc.array(fc.nat(), { maxLength: 4 }), async (messages, cuts) => {
      const pieces = messages.map((one) => frames(one.text, one.cut).map((frame) => framed(frame, one.mask)));
      const bytes = Buffer.concat(pieces.flat());
      const places = cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b);
      const chunks =
        cuts.length === 0
          ? pieces.flat()
          : [0, ...places].map((place, i) => bytes.subarray(place, places[i] ?? bytes.length));
      const { far, heard, socket } = await openSocket();
      await write(far, chunks);
      expect(heard).toEqual(messages.map((one) => Buffer.from(one.text).toString()));
      socket.terminate();
    }),
  );
});

test('the middle of a text is no text, even if it looks like one', async () => {
  const high = Buffer.from([0x80, 0x80, 0x80, 0x80]);
  const short = framed({ kind: TEXT, isLast: true, payload: Buffer.from('a short one') }, high);
  const payload = Buffer.concat([Buffer.from('long'), short.map((byte) => byte & 0x7f)]);
  const long = framed({ kind: TEXT, isLast: true, payload }, high);
  const { far, heard } = await openSocket();
  await write(far, [long.subarray(0, -short.length), long.subarray(-short.length)]);
  expect(long.subarray(-short.length)).toEqual(short);
  expect(heard).toEqual([payload.toString()]);
});

test('what is no text is heard as nothing, and signs of life between texts not at all', async () => {
  const { far, heard, socket } = await openSocket();
  let pongs = 0;
  socket.on('pong', () => (pongs += 1));
  await write(far, [
    said(TEXT, 'one'),
    said(PONG, ''),
    said(TEXT, 'two'),
    said(BINARY, 'x'),
    said(TEXT, 'three'),
  ]);
  expect(heard).toEqual(['one', 'two', undefined, 'three']);
  expect(pongs).toBe(1);
});

test.each([
  ['a text that is none', { kind: TEXT, isLast: true, payload: Buffer.from([0xff, 0xfe]) }],
  ['a text that is too long', { kind: TEXT, isLast: true, payload: Buffer.alloc(10_001, 'x') }],
  ['a kind that does not exist', { kind: 3, isLast: true, payload: Buffer.from('x') }],
])('after %s nothing is heard any more', async (_, frame) => {
  const { far, heard, socket } = await openSocket();
  await write(far, [said(TEXT, 'hello'), framed(frame, Buffer.alloc(4)), said(TEXT, 'hello')]);
  expect(heard).toEqual(['hello']);
  expect(socket.readyState).not.toBe(socket.OPEN);
});

test('a text in the middle of another is refused', async () => {
  const { far, heard, socket } = await openSocket();
  await write(far, [said(TEXT, 'hello', false), said(TEXT, 'hello')]);
  expect(heard).toEqual([]);
  expect(socket.readyState).not.toBe(socket.OPEN);
});

test('what is not masked is refused', async () => {
  const { far, heard, socket } = await openSocket();
  await write(far, [Buffer.from('\x81\x05hello', 'latin1')]);
  expect(heard).toEqual([]);
  expect(socket.readyState).not.toBe(socket.OPEN);
});

test('over a real connection, messages of every kind are heard in order, however they are cut', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arriving = once(server, 'connection');
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  const [near] = (await arriving) as [Socket];
  const { heard, socket } = await openSocketOn(near);
  const halves = Buffer.concat([said(TEXT, 'one ', false), said(0, 'piece')]);
  const long = said(TEXT, 'long '.repeat(100));
  const chunks = [
    said(TEXT, 'plain'),
    said(PONG, ''),
    Buffer.concat([said(TEXT, 'together'), said(TEXT, 'with this')]),
    said(BINARY, 'no text'),
    said(TEXT, 'plain again'),
    said(TEXT, 'größer'),
    long.subarray(0, 100),
    long.subarray(100),
    halves.subarray(0, 12),
    halves.subarray(12),
    said(TEXT, 'the end'),
  ];
  const words = ['plain', 'together', 'with this', undefined, 'plain again', 'größer'];
  for (const chunk of chunks) {
    far.write(chunk);
    await wait(5);
  }
  const all = [...words, 'long '.repeat(100), 'one piece', 'the end'];
  while (heard.length < all.length) await turn();
  expect(heard).toEqual(all);
  socket.terminate();
  far.destroy();
  server.close();
});

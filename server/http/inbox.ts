/**
 * What arrives at a socket. Nearly every message is a short plain text that comes alone and in one piece: that is
 * read here, at once. The general reader of the socket is a stream of its own, and gets everything else.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { readDirectly } from './direct.ts';
import { TEXT, TWO_BYTES } from './frames.ts';

/** In the first byte: a message ends with this frame. */
const FINAL = 0x80;

/** In the second byte: what a client sends is masked; the rest is the length. */
const MASKED = 0x80;
const LENGTH = 0x7f;

/** The bytes before a text: two, and the mask. */
const MASK = 2;
const START = 6;
const START_AFTER_LENGTH = 8;

/** Letters of more than one byte are for the general reader, which refuses those that are none. */
const PLAIN = 0x80;

/** Texts are unmasked here, one at a time. */
const unmasked = Buffer.allocUnsafeSlow(TWO_BYTES);

/** Calls `hear` with every message: with its text, or with nothing if it is none. */
export function listen(socket: WebSocket, stream: Duplex, hear: (text: string | undefined) => void): void {
  const general = stream.listeners('data');
  stream.removeAllListeners('data');
  /** The general reader is in the middle of nothing. Once it might be, everything is for it. */
  let isFree = true;
  const isHeard = (bytes: Buffer, size: number): boolean => {
    const text = isFree && socket.readyState === socket.OPEN ? plainText(bytes, size) : undefined;
    if (text !== undefined) hear(text);
    return text !== undefined;
  };
  const pass = (chunk: Buffer): void => {
    isFree &&= endsWhole(chunk);
    for (const listener of general) listener.call(stream, chunk);
  };
  const read = (chunk: Buffer): void => {
    if (!isHeard(chunk, chunk.length)) pass(chunk);
  };
  stream.on('data', read);
  readDirectly(stream, (bytes, size) => {
    if (!isHeard(bytes, size)) pass(Buffer.from(bytes.subarray(0, size)));
  });
  // Before the socket itself, which reads the rest then.
  stream.prependListener('close', () => stream.off('data', read));
  socket.on('message', (data, isBinary) => {
    hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString());
  });
}

/** The text of so many bytes that are nothing but a short plain text. */
function plainText(chunk: Buffer, size: number): string | undefined {
  const length = (chunk[1] ?? 0) - MASKED;
  if (chunk[0] !== TEXT || length < 0 || length >= TWO_BYTES || size !== START + length) return undefined;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (chunk[START + i] ?? 0) ^ (chunk[MASK + (i & 3)] ?? 0);
    unmasked[i] = byte;
    bits |= byte;
  }
  return bits < PLAIN ? unmasked.toString('latin1', 0, length) : undefined;
}

/** A chunk of frames that are whole messages leaves no reader waiting for more. */
function endsWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) at += sizeOfWhole(chunk, at);
  return at === chunk.length;
}

/** The size of a frame that is a whole message; of others, more than there can be. */
function sizeOfWhole(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? LENGTH) & LENGTH;
  if ((chunk[at] ?? 0) < FINAL || length > TWO_BYTES) return Number.POSITIVE_INFINITY;
  if (length < TWO_BYTES) return START + length;
  if (at + START > chunk.length) return Number.POSITIVE_INFINITY;
  return START_AFTER_LENGTH + chunk.readUInt16BE(at + MASK);
}

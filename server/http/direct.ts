/**
 * Reading a connection into one and the same memory. Node makes room of 64 kB for every read, cuts it to size and
 * hands it through a stream: for a short message all that costs more than the message. It can read into memory of
 * ours instead, but offers that only to those who call (`onread` of `net.connect`), not to those who are called.
 */

import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** All connections read into it, one at a time. */
const memory = Buffer.allocUnsafeSlow(64 * 1024);

/** Takes what has arrived: the first so many bytes, which are others soon. */
export type Take = (bytes: Buffer, size: number) => void;

/**
 * From now on whatever arrives at a plain connection is taken instead of being read from the stream; its end and its
 * failures stay where they are. `false`, and nothing has changed, if the stream is something else or this version of
 * Node does it in another way.
 */
export function readDirectly(stream: Duplex, take: Take): boolean {
  const handle: unknown = stream.constructor === Socket ? Reflect.get(stream, '_handle') : undefined;
  const [buffer, callback] = [ownSymbol(stream, 'kBuffer'), ownSymbol(stream, 'kBufferCb')];
  if (!canReadInto(handle) || buffer === undefined || callback === undefined) return false;
  Reflect.set(stream, buffer, memory);
  Reflect.set(stream, callback, (size: number, bytes: Buffer) => take(bytes, size));
  handle.useUserBuffer(memory);
  return true;
}

function canReadInto(handle: unknown): handle is { useUserBuffer(memory: Buffer): void } {
  return typeof handle === 'object' && handle !== null && 'useUserBuffer' in handle;
}

function ownSymbol(stream: Duplex, name: string): symbol | undefined {
  return Object.getOwnPropertySymbols(stream).find(({ description }) => description === name);
}

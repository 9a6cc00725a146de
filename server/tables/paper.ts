/**
 * Messages as bytes. What is told of an answer is written down piece by piece, right where sockets take it from: no
 * text is put together, encoded and thrown away, and the same few pages of memory serve turn after turn.
 */

import type { Ink, Stamp } from '@tortuga/tables';

/** So many bytes usually do for a turn of the event loop. */
const SIZE = 1024 * 1024;

/** No letter has more bytes. */
const LARGEST_LETTER = 3;

/** Before every message so many bytes are left free for what a frame begins with. */
export const MARGIN = 10;

/** A message on paper. It can be read until the turn of the event loop is over; whoever needs it longer copies it. */
export class Message {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;

  constructor(bytes: Buffer, start: number, end: number) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }

  get length(): number {
    return this.end - this.start;
  }

  toString(): string {
    return this.bytes.toString('utf8', this.start, this.end);
  }
}

export class Paper implements Ink {
  readonly #deliver: () => void;
  readonly #usual = Buffer.allocUnsafeSlow(SIZE);
  #bytes = this.#usual;
  #start = 0;
  #at = 0;

  /**
   * `deliver` is called at the end of a turn in which something was written, and writes nothing itself. Then the paper
   * is used again.
   */
  constructor(deliver: () => void) {
    this.#deliver = deliver;
  }

  /** Begins a message; the one before has ended. */
  begin(): void {
    if (this.#at === 0) setImmediate(this.#endTurn);
    this.#start = this.#at + MARGIN;
    this.#at = this.#start;
  }

  write(text: string): void {
    const most = text.length * LARGEST_LETTER;
    if (this.#at + most > this.#bytes.length) this.#turnPage(most);
    this.#at += this.#bytes.write(text, this.#at);
  }

  stamp(stamp: Stamp): void {
    stamp.bytes ??= Buffer.from(stamp.text);
    const { bytes } = stamp;
    if (this.#at + bytes.length > this.#bytes.length) this.#turnPage(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  end(): Message {
    return new Message(this.#bytes, this.#start, this.#at);
  }

  /** Goes on elsewhere with room for so many bytes; messages that have ended stay where they are. */
  #turnPage(most: number): void {
    const begun = this.#bytes.subarray(this.#start, this.#at);
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(SIZE, 2 * (MARGIN + begun.length + most)));
    this.#bytes.set(begun, MARGIN);
    this.#start = MARGIN;
    this.#at = MARGIN + begun.length;
  }

  readonly #endTurn = (): void => {
    this.#deliver();
    this.#bytes = this.#usual;
    this.#at = 0;
  };
}

/**
 * The thinnest client of a web socket. A swarm shares its processors with the server it measures, so whatever its
 * own sockets cost is missing there: these read into one buffer and send short texts only. (The players of
 * boardgame.io need its own client, but its server has a processor to itself and is never kept waiting.)
 */

import { connect, type Socket } from 'node:net';

/** The first byte of a text that comes in one piece. */
const TEXT = 0x81;
/** A question for a sign of life, and the answer to it. */
const PING = 0x89;
const PONG = '\x8a\x80\0\0\0\0';
/** Set in the second byte of whatever a client sends; the rest of it is the length. */
const MASKED = 0x80;
/** Lengths from here on stand in the two bytes that follow. */
const LONG = 126;
/** What is masked with zeros stays as it is. */
const MASK = '\0\0\0\0';

/** All sockets read into it, one at a time. */
const CHUNK = Buffer.allocUnsafeSlow(64 * 1024);

export class ThinSocket {
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  /** Is told when the server has agreed to speak this protocol. */
  #agree: (() => void) | undefined;
  /** The beginning of a text that has not arrived completely. */
  #rest: Buffer | undefined;

  private constructor(port: number, hear: (text: string) => void, agree: () => void) {
    this.#hear = hear;
    this.#agree = agree;
    const callback = (length: number) => {
      this.#take(CHUNK.subarray(0, length));
      return true;
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: CHUNK, callback } });
    // A server that has stopped is no mistake.
    this.#socket.on('error', () => undefined);
  }

  static open(port: number, cookie: string, hear: (text: string) => void): Promise<ThinSocket> {
    return new Promise((resolve) => {
      const socket: ThinSocket = new ThinSocket(port, hear, () => resolve(socket));
      socket.#socket.write(
        [
          'GET /api/socket HTTP/1.1',
          `Host: 127.0.0.1:${port}`,
          `Origin: http://127.0.0.1:${port}`,
          `Cookie: ${cookie}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhpbnNvY2tldHNhcmV0aA==',
          '\r\n',
        ].join('\r\n'),
      );
    });
  }

  /** Sends a text of less than 126 letters. */
  send(text: string): void {
    this.#socket.write(`${String.fromCharCode(TEXT, MASKED | text.length)}${MASK}${text}`, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#agree !== undefined) {
      if (!chunk.includes('101 Switching Protocols')) throw new Error(chunk.toString('latin1'));
      this.#agree();
      this.#agree = undefined;
      return;
    }
    const data = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    const read = this.#read(data);
    this.#rest = read === data.length ? undefined : Buffer.from(data.subarray(read));
  }

  /** Hears every text that is complete; returns where the rest begins. */
  #read(data: Buffer): number {
    let at = 0;
    while (at + 2 <= data.length) {
      const short = data[at + 1] ?? 0;
      const start = short < LONG ? at + 2 : at + 4;
      const end = start + (short < LONG ? short : ((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0));
      if (end > data.length) break;
      if (data[at] === TEXT) this.#hear(data.toString('latin1', start, end));
      else if (data[at] === PING) this.#socket.write(PONG, 'latin1');
      at = end;
    }
    return at;
  }
}

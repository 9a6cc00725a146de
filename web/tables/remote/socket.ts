/** The line to a server: one socket for the whole page, which mends itself. */

import type { Push } from '@tortuga/tables';
import {
  type Granted,
  type Incoming,
  isNews,
  type Line,
  type LineListener,
  type LineStatus,
  type Wish,
} from '../line.ts';
import type { No } from '../port.ts';
import { backoff } from './backoff.ts';

/** What a line needs of the page, so that it runs anywhere. */
export interface Surroundings {
  /** A new socket; after so many attempts that failed. Rejects if the server cannot be reached at all. */
  open(failed: number): Promise<WebSocket>;
  fetchFile(table: string): Promise<Granted | No>;
  /** Is there a network at all, as far as anybody knows? */
  isOnline(): boolean;
  /** Calls whenever a new attempt may succeed: the network is back, or the page is looked at again. */
  onWake(wake: () => void): () => void;
}

/** A request without an answer for so long, in milliseconds, and the line counts as broken. */
const PATIENCE = 8000;

/** After so much silence, in milliseconds, the line is tried. */
const SILENCE = 25_000;

export class SocketLine implements Line {
  readonly #around: Surroundings;
  readonly #listeners = new Set<LineListener>();
  readonly #waiting = new Map<number, (reply: Granted | No) => void>();
  readonly #stopWaking: () => void;
  /** Grows with every attempt, so that a late one is known as such. */
  #dialling = 0;
  #socket: WebSocket | undefined;
  #status: LineStatus = 'connecting';
  #nextId = 1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#stopWaking = around.onWake(() => this.#wake());
    this.#dial();
  }

  get status(): LineStatus {
    return this.#status;
  }

  listen(listener: LineListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  request(wish: Wish): Promise<Granted | No> {
    const socket = this.#socket;
    if (this.#status !== 'live' || socket === undefined)
      return Promise.resolve({ ok: false, code: 'offline' });
    const id = this.#nextId++;
    const { as: _, ...request } = wish;
    return new Promise((resolve) => {
      const tooLate = setTimeout(() => this.#drop(socket), PATIENCE);
      this.#waiting.set(id, (reply) => {
        clearTimeout(tooLate);
        resolve(reply);
      });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  file(table: string): Promise<Granted | No> {
    return this.#around.fetchFile(table);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaking();
    clearTimeout(this.#retry);
    if (this.#socket !== undefined) this.#drop(this.#socket);
  }

  #dial(): void {
    clearTimeout(this.#retry);
    this.#dialling += 1;
    const dialled = this.#dialling;
    const isLate = () => this.#isClosed || dialled !== this.#dialling;
    this.#around.open(this.#attempt).then(
      (socket) => (isLate() ? socket.close() : this.#attach(socket)),
      () => isLate() || this.#waitForNext(),
    );
  }

  #attach(socket: WebSocket): void {
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.#opened());
    socket.addEventListener('message', ({ data }) => isCurrent() && this.#hear(String(data)));
    socket.addEventListener('close', () => isCurrent() && this.#drop(socket));
  }

  #opened(): void {
    this.#attempt = 0;
    this.#listenForSilence();
    this.#tell('live');
  }

  #hear(json: string): void {
    this.#listenForSilence();
    const message = JSON.parse(json) as Incoming;
    // Before the reply: whoever waits for it then finds the table as the reply says.
    if (isNews(message)) for (const { table } of this.#listeners) table?.(message);
    if (message.on === 'presence') this.#hearPresence(message as Extract<Push, { on: 'presence' }>);
    if (message.re === undefined) return;
    const resolve = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    resolve?.(message as Granted | No);
  }

  #hearPresence({ table, people, watchers }: Extract<Push, { on: 'presence' }>): void {
    for (const { presence } of this.#listeners) presence?.(table, { people, watchers });
  }

  /** The socket is closed, or as good as: nobody waits for it any longer. */
  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearTimeout(this.#quiet);
    socket.close();
    for (const [id, resolve] of this.#waiting) {
      this.#waiting.delete(id);
      resolve({ ok: false, code: 'no-answer' });
    }
    if (!this.#isClosed) this.#waitForNext();
  }

  #waitForNext(): void {
    this.#tell(this.#around.isOnline() ? 'waiting' : 'offline');
    this.#retry = setTimeout(() => this.#dial(), backoff(this.#attempt));
    this.#attempt += 1;
  }

  #wake(): void {
    if (this.#socket === undefined && !this.#isClosed) this.#dial();
    else if (this.#status === 'live') void this.request({ do: 'ping' });
  }

  #listenForSilence(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => void this.request({ do: 'ping' }), SILENCE);
  }

  #tell(status: LineStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener.status?.(status);
  }
}

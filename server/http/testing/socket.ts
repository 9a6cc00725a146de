/** A socket for tests: everything that arrives is kept, and can be waited for. */

import { WebSocket } from 'ws';

// biome-ignore lint/suspicious/noExplicitAny: tests look at what came back, whatever it is.
export type Message = any;

type Test = (message: Message) => boolean;

const PATIENCE = 10_000;

export class TestSocket {
  readonly received: Message[] = [];
  readonly raw: WebSocket;
  readonly #waiting = new Set<() => void>();
  #lastId = 0;
  /** The code of the protocol, once closed. */
  closed: number | undefined;

  private constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data) =>
      this.#wake(() => this.received.push(JSON.parse((data as Buffer).toString()))),
    );
    raw.on('close', (code) => this.#wake(() => (this.closed = code)));
    raw.on('error', () => undefined);
  }

  /** Resolves when it is open; rejects with the status when it is turned away. */
  static open(url: string, headers: { readonly [name: string]: string }): Promise<TestSocket> {
    const raw = new WebSocket(url, { headers });
    const socket = new TestSocket(raw);
    return new Promise((resolve, reject) => {
      raw.once('open', () => resolve(socket));
      raw.once('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
      raw.once('error', reject);
    });
  }

  /** Sends a request, and waits for its answer. */
  ask(request: object): Promise<Message> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.raw.send(JSON.stringify({ id, ...request }));
    return this.find(({ re }) => re === id);
  }

  /** The first message, past or future, that fits. */
  async find(fits: Test): Promise<Message> {
    await this.until(() => this.received.some(fits));
    return this.received.find(fits);
  }

  async untilClosed(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed ?? 0;
  }

  async until(isSo: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`nothing fits among ${JSON.stringify(this.received)}`);
      await this.#somethingNew();
    }
  }

  close(): void {
    this.raw.terminate();
  }

  #wake(change: () => void): void {
    change();
    for (const wake of this.#waiting) wake();
  }

  #somethingNew(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, 200);
      this.#waiting.add(wake);
    });
  }
}

/** The line to the worker that keeps local tables. It is always up. */

import { type Granted, type Incoming, isNews, type Line, type LineListener, type Wish } from '../line.ts';
import type { No } from '../port.ts';
import type { LocalWishes } from './protocol.ts';

export class WorkerLine implements Line {
  readonly status = 'live';
  readonly #worker: Worker;
  readonly #listeners = new Set<LineListener>();
  readonly #waiting = new Map<number, (reply: Granted | No) => void>();
  #nextId = 1;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Incoming>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
  }

  listen(listener: LineListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  request(wish: Wish): Promise<Granted | No> {
    return this.ask(wish);
  }

  file(table: string): Promise<Granted | No> {
    return this.ask({ do: 'file', table });
  }

  ask(wish: LocalWishes): Promise<Granted | No> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ ...wish, id });
    });
  }

  #hear(message: Incoming): void {
    if (isNews(message)) for (const { table } of this.#listeners) table?.(message);
    if (message.re === undefined) return;
    const resolve = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    resolve?.(message as Granted | No);
  }

  /** The worker cannot be loaded, or our code is wrong: nobody waits for ever. */
  #fail(): void {
    for (const resolve of this.#waiting.values()) resolve({ ok: false, code: 'unloadable' });
    this.#waiting.clear();
  }
}

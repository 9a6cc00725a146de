/** One worker, seen from the page. */

import type { Answer, Ask } from './ask.ts';

/** A worker that has not loaded by then, in milliseconds, never will. */
const LOADING = 20_000;

/** Thinks about one ask at a time. A worker hears nothing while it thinks: to stop it is to end it. */
export class Thinker {
  readonly #worker: Worker;
  readonly #isLoaded: Promise<unknown>;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.#isLoaded = nextMessage(worker, AbortSignal.timeout(LOADING));
    // Whoever asks is told; if nobody does, it does not matter.
    this.#isLoaded.catch(() => undefined);
  }

  /** Rejects if the worker fails, if the limit passes (counted from when it has loaded), or if the signal says so. */
  async answer(ask: Ask, milliseconds: number | undefined, signal: AbortSignal): Promise<Answer> {
    await unlessAborted(this.#isLoaded, signal);
    const limits = milliseconds === undefined ? [] : [AbortSignal.timeout(milliseconds)];
    const reply = nextMessage(this.#worker, AbortSignal.any([signal, ...limits]));
    this.#worker.postMessage(ask);
    return reply as Promise<Answer>;
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** What the worker says next. */
function nextMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  const heard = new AbortController();
  const message = new Promise((resolve, reject) => {
    const once = { signal: heard.signal };
    worker.addEventListener('message', ({ data }) => resolve(data), once);
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), once);
  });
  return unlessAborted(message, signal).finally(() => heard.abort());
}

/** The same promise, or a rejection with the reason of the signal, whichever comes first. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const abortion = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  });
  return Promise.race([promise, abortion]).finally(() => over.abort());
}

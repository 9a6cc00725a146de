/**
 * Bots that think in workers, so that the page never waits for one.
 *
 * Every ask has a limit on the wall clock. A worker that does not keep it is ended, and a sailor in another one
 * answers in its place. No ask waits for another: a hint comes while a bot thinks, and at least one loaded
 * worker is kept in reserve.
 */

import { millisecondsOf } from './answer.ts';
import type { Answer, Ask } from './ask.ts';
import { Thinker } from './thinker.ts';

/** So long after its time, in milliseconds, a bot that has not answered is given up. */
const GRACE = 1000;

/** What never takes long takes at most this, in milliseconds. */
const QUICK = 2000;

/** Workers that are kept though nobody asks: one to think, one in reserve. */
const IDLE = 2;

export class Thinkers {
  readonly #startWorker: () => Worker;
  readonly #idle: Thinker[] = [];
  readonly #closing = new AbortController();

  constructor(startWorker: () => Worker) {
    this.#startWorker = startWorker;
    this.#keepReserve();
  }

  /**
   * Rejects with the reason of the signal when that is aborted: the worker is ended at once. Rejects as well if
   * not even a sailor can answer.
   */
  async ask(ask: Ask, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Answer> {
    const stop = AbortSignal.any([this.#closing.signal, ...(signal === undefined ? [] : [signal])]);
    const milliseconds = millisecondsOf(ask);
    try {
      return await this.#think(ask, milliseconds === undefined ? undefined : milliseconds + GRACE, stop);
    } catch {
      stop.throwIfAborted();
      return this.#answerInstead(ask, stop);
    }
  }

  /** Ends all workers; whoever still waits gets nothing. */
  close(): void {
    this.#closing.abort(new Error('nobody thinks any more'));
    for (const thinker of this.#idle.splice(0)) thinker.end();
  }

  async #answerInstead(ask: Ask, stop: AbortSignal): Promise<Answer> {
    try {
      return await this.#think({ ...ask, bot: 'sailor' }, QUICK, stop);
    } catch (trouble) {
      stop.throwIfAborted();
      throw new Error(`no bot can answer in ${ask.game}`, { cause: trouble });
    }
  }

  async #think(ask: Ask, milliseconds: number | undefined, stop: AbortSignal): Promise<Answer> {
    stop.throwIfAborted();
    const thinker = this.#idle.shift() ?? new Thinker(this.#startWorker());
    this.#keepReserve();
    try {
      const answer = await thinker.answer(ask, milliseconds, stop);
      this.#release(thinker);
      return answer;
    } catch (trouble) {
      thinker.end();
      throw trouble;
    }
  }

  #keepReserve(): void {
    if (this.#idle.length === 0) this.#idle.push(new Thinker(this.#startWorker()));
  }

  #release(thinker: Thinker): void {
    if (this.#idle.length < IDLE) this.#idle.unshift(thinker);
    else thinker.end();
  }
}

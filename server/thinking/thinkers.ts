/**
 * Bots that think in threads of their own, so that nobody at a table waits for a bot at another.
 *
 * Every ask has a deadline on the wall clock. Where more bots are asked than there are threads, they share the
 * time that is left (see {@link fairShare}); one that comes too late to think answers like a sailor. A thread
 * that does not come back is replaced, and a sailor in a thread kept free for this answers in its place.
 */

import { availableParallelism } from 'node:os';
import { PLAYERS } from '@tortuga/bots';
import { Piscina } from 'piscina';
import type { Answer, Ask } from './ask.ts';
import { now } from './clock.ts';
import { Job } from './job.ts';
import { fairShare } from './share.ts';
import type { Briefing, Task } from './worker.ts';

export interface ThinkersOptions {
  /** How many bots think at once; as many as there are cores. */
  readonly threads?: number;
  /** The address of the module that exports `GAMES`. */
  readonly games?: string;
  /** How long a sailor may take, in milliseconds, before a game is given up; even a new thread answers sooner. */
  readonly patience?: number;
  /** Is told when a thread dies, fails or is given up. */
  readonly onTrouble?: (trouble: Error) => void;
}

/** So long after its deadline, in milliseconds, a sailor answers instead of a bot. */
const GRACE = 50;

/**
 * So long after it should have stopped, in milliseconds, a thread is replaced. Starting another takes much of a
 * core: on a busy machine, replacing all that are merely late would make the others late as well.
 */
const STUCK = 1000;

/** See {@link ThinkersOptions.patience}. */
const PATIENCE = 20_000;

/** Threads that think make way for the one that serves people. Elsewhere this would slow the whole process. */
const NICE = process.platform === 'linux' ? 10 : 0;

export class Thinkers {
  readonly #threads: number;
  readonly #searchers: Piscina<Task, Answer>;
  /** One thread for bots that need no time. */
  readonly #quick: Piscina<Task, Answer>;
  readonly #onTrouble: (trouble: Error) => void;
  readonly #patience: number;
  /** Those who must answer first come first. */
  readonly #waiting: Job[] = [];
  readonly #thinking = new Set<Job>();

  private constructor({ threads, games, patience, onTrouble }: ThinkersOptions) {
    this.#patience = patience ?? PATIENCE;
    this.#threads = threads ?? availableParallelism();
    this.#onTrouble = onTrouble ?? (() => undefined);
    const briefing = { games: games ?? import.meta.resolve('@tortuga/games') };
    this.#searchers = this.#pool({ threads: this.#threads, nice: NICE }, briefing);
    this.#quick = this.#pool({ threads: 1, nice: 0 }, briefing);
  }

  /** Starts the threads and waits until they are ready to think. */
  static async open(options: ThinkersOptions = {}): Promise<Thinkers> {
    const thinkers = new Thinkers(options);
    try {
      await Promise.all([thinkers.#searchers, thinkers.#quick].map(muster));
      return thinkers;
    } catch (trouble) {
      await thinkers.close();
      throw trouble;
    }
  }

  #pool({ threads, nice }: { threads: number; nice: number }, workerData: Briefing): Piscina<Task, Answer> {
    const pool = new Piscina<Task, Answer>({
      filename: new URL('./worker.ts', import.meta.url).href,
      name: 'answer',
      minThreads: threads,
      maxThreads: threads,
      niceIncrement: nice,
      workerData,
    });
    pool.on('error', this.#onTrouble);
    return pool;
  }

  /**
   * Lets a bot answer. Rejects with the reason of the signal when that aborts first: the table has moved on.
   * Otherwise it rejects only if not even a sailor can answer, which is a bug in the game.
   */
  ask(ask: Ask, signal?: AbortSignal): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const job = new Job(ask);
    const cancel = () => this.#cancel(job, signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    if (PLAYERS[ask.bot].think === undefined) void this.#answerQuickly(job);
    else this.#enqueue(job);
    return job.promise.finally(() => signal?.removeEventListener('abort', cancel));
  }

  #enqueue(job: Job): void {
    const place = this.#waiting.findIndex(({ deadline }) => deadline > job.deadline);
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, job);
    job.at(job.deadline + GRACE, () => this.#giveUp(job));
    this.#hurry();
  }

  /** Gives free threads to those who wait, and shares the time of the others. */
  #hurry(): void {
    while (this.#thinking.size < this.#threads) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      void this.#think(job);
    }
    const time = now();
    const waiting = this.#waiting.map(({ deadline }) => deadline - time);
    const share = fairShare({ waiting, thinking: this.#thinking.size, threads: this.#threads });
    for (const job of this.#thinking) job.stopBy(time + share);
  }

  async #think(job: Job): Promise<void> {
    this.#thinking.add(job);
    try {
      job.resolve(await this.#searchers.run(job.task, { signal: job.killed }));
    } catch (trouble) {
      void this.#answerInstead(job, trouble);
    }
    job.end();
    this.#thinking.delete(job);
    this.#hurry();
  }

  /** The table has moved on: whoever thinks about it stops, by force if need be. */
  #cancel(job: Job, reason: unknown): void {
    job.reject(reason);
    this.#leaveQueue(job);
    job.stopNow();
    if (this.#thinking.has(job)) job.at(now() + STUCK, () => job.kill());
    else job.end();
  }

  #giveUp(job: Job): void {
    this.#leaveQueue(job);
    void this.#answerInstead(job, new Error('too late'));
    if (this.#thinking.has(job)) job.at(now() + STUCK, () => job.kill());
  }

  #leaveQueue(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  async #answerInstead(job: Job, trouble: unknown): Promise<void> {
    if (job.isSettled || job.isGivenUp) return;
    job.isGivenUp = true;
    this.#onTrouble(new Error(`${job.ask.bot} did not answer in ${job.ask.game}`, { cause: trouble }));
    await this.#answerQuickly(job, { ...job.ask, bot: 'sailor' });
  }

  async #answerQuickly(job: Job, ask = job.ask): Promise<void> {
    try {
      job.resolve(
        await this.#quick.run({ ...job.task, ask }, { signal: AbortSignal.timeout(this.#patience) }),
      );
    } catch (trouble) {
      job.reject(new Error(`no bot can answer in ${ask.game}`, { cause: trouble }));
    }
  }

  /** Stops all threads; whoever still waits gets nothing. */
  async close(): Promise<void> {
    for (const job of [...this.#waiting.splice(0), ...this.#thinking]) {
      job.reject(new Error('the server stops'));
      job.end();
    }
    await Promise.all([this.#searchers.destroy(), this.#quick.destroy()]);
  }
}

/** Every thread takes one task, so that the last is done when all threads have loaded the games. */
async function muster(pool: Piscina): Promise<void> {
  const task = { name: 'reportForDuty' };
  await Promise.all(Array.from({ length: pool.maxThreads }, () => pool.run(undefined, task)));
}

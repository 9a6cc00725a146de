/** The line of jobs before a thread. What arrives while it is busy, or in the same turn, goes in one batch. */

import { Worker } from 'node:worker_threads';
import { Conflict, StorageFault } from '../storage.ts';
import { type Briefing, type Failure, type Job, type Outcomes, type Results, writeJob } from './job.ts';

/** Is told how a job ended: with trouble, or with results. */
type Ended = (trouble: Error | undefined, results: Results) => void;

interface Waiting {
  readonly job: Job;
  readonly ended: Ended;
}

const NOTHING: Results = [];

/**
 * So many jobs do not wait for the end of the turn: while the thread is at them, this one goes on. Otherwise a crowd
 * that answers at once keeps one of the two waiting for the other all the time.
 */
const ENOUGH = 32;

export class Line {
  readonly #thread: Worker;
  readonly #ended: Promise<void>;
  #waiting: Waiting[] = [];
  #underWay: Waiting[] = [];
  #isPlanned = false;
  readonly #onTrouble: (trouble: StorageFault) => void;
  #shut: StorageFault | undefined;

  constructor(briefing: Briefing, onTrouble: (trouble: StorageFault) => void) {
    this.#onTrouble = onTrouble;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: briefing });
    this.#thread.on('message', (outcomes: Outcomes) => this.#hear(outcomes));
    this.#thread.on('error', (error) => this.#fail('The thread of the database has failed.', error));
    this.#ended = new Promise((resolve) => {
      this.#thread.on('exit', () => resolve(this.#fail('The thread of the database has ended.')));
    });
    this.#thread.unref();
  }

  do(job: Job): Promise<Results> {
    return new Promise((resolve, reject) => {
      this.add(job, (trouble, results) => (trouble === undefined ? resolve(results) : reject(trouble)));
    });
  }

  /** The same without a promise: `ended` is called later, never before this returns. */
  add(job: Job, ended: Ended): void {
    const shut = this.#shut;
    if (shut !== undefined) {
      queueMicrotask(() => ended(shut, NOTHING));
      return;
    }
    this.#waiting.push({ job, ended });
    if (this.#underWay.length > 0) return;
    if (this.#waiting.length >= ENOUGH) this.#send();
    else this.#plan();
  }

  /** Waits for what is in line; nothing new is accepted. */
  async close(): Promise<void> {
    this.#shut ??= new StorageFault('The storage is closed.');
    if (this.#underWay.length === 0) this.#send();
    await this.#ended;
  }

  /** Once all that arrived in this turn of the event loop is in line. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      if (this.#underWay.length === 0 && this.#waiting.length > 0) this.#send();
    });
  }

  #send(): void {
    this.#underWay = this.#waiting;
    this.#waiting = [];
    // A process that waits for the disk does not end; one that only has a storage open may.
    this.#thread.ref();
    this.#thread.postMessage(this.#underWay.map(({ job }) => writeJob(job)).join('\n'));
  }

  #hear(outcomes: Outcomes): void {
    const done = this.#underWay;
    this.#underWay = [];
    this.#thread.unref();
    if (this.#waiting.length > 0 || this.#shut !== undefined) this.#send();
    settle(done, outcomes);
  }

  #fail(why: string, cause?: unknown): void {
    const fault = this.#shut ?? new StorageFault(why, { cause });
    const abandoned = [...this.#underWay, ...this.#waiting];
    this.#underWay = [];
    this.#waiting = [];
    const isNew = this.#shut === undefined;
    this.#shut = fault;
    for (const { ended } of abandoned) ended(fault, NOTHING);
    if (isNew) this.#onTrouble(fault);
  }
}

function settle(jobs: readonly Waiting[], outcomes: Outcomes): void {
  if (outcomes.length === 0) {
    for (const { ended } of jobs) ended(undefined, NOTHING);
    return;
  }
  const special = new Map(outcomes);
  for (const [place, { ended }] of jobs.entries()) {
    const outcome = special.get(place) ?? NOTHING;
    if ('kind' in outcome) ended(errorOf(outcome), NOTHING);
    else ended(undefined, outcome);
  }
}

function errorOf({ kind, why }: Failure): Error {
  if (kind === 'conflict') return new Conflict(why);
  return new StorageFault(`The database has failed: ${why}.`, { cause: new Error(why) });
}

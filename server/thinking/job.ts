/** One ask between the moment it came and the moment it was answered. */

import { PLAYERS } from '@tortuga/bots';
import type { Answer, Ask } from './ask.ts';
import { now, StopTime } from './clock.ts';
import type { Task } from './worker.ts';

export class Job {
  readonly ask: Ask;
  /** When the bot should have answered; never, if it counts iterations. */
  readonly deadline: number;
  readonly #stop = new StopTime();
  readonly #killer = new AbortController();
  readonly promise: Promise<Answer>;
  #resolve: (answer: Answer) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  /** Whoever asked has an answer, or wants none any more. */
  isSettled = false;
  /** Somebody else answers instead. */
  isGivenUp = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(ask: Ask) {
    this.ask = ask;
    this.deadline = now() + millisecondsOf(ask);
    this.#stop.at = this.deadline;
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get task(): Task {
    return { ask: this.ask, stop: this.#stop.cell };
  }

  /** Aborts when the thread that thinks about this is to be replaced. */
  get killed(): AbortSignal {
    return this.#killer.signal;
  }

  /** Whoever counts iterations is let finish: the answer must not depend on who else waits. */
  stopBy(time: number): void {
    if (Number.isFinite(this.deadline) && time < this.#stop.at) this.#stop.at = time;
  }

  /** Makes the bot stop at its next look at the clock. */
  stopNow(): void {
    this.#stop.at = 0;
  }

  kill(): void {
    this.#killer.abort();
  }

  /** Does something unless the job is over by then; an earlier appointment is cancelled. */
  at(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (Number.isFinite(time)) this.#timer = setTimeout(act, Math.max(0, time - now()));
  }

  resolve(answer: Answer): void {
    this.isSettled = true;
    this.#resolve(answer);
  }

  reject(reason: unknown): void {
    this.isSettled = true;
    this.#reject(reason);
  }

  /** Nothing thinks about this any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Infinite for bots that count iterations. */
function millisecondsOf({ bot, budget }: Ask): number {
  if (budget === undefined) return PLAYERS[bot].milliseconds ?? 0;
  return 'milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY;
}

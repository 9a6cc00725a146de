/** What the server counts, for Prometheus. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Harbour } from '../tables/harbour.ts';

const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** So many times are kept before they are counted. */
const AT_ONCE = 1000;

export class Metrics {
  readonly registry = new Registry();
  readonly #refusals: Counter<'code'>;
  readonly #appends: Histogram;
  /** Times that are not counted yet: the counters are far away in memory, and fetched once for many. */
  readonly #seconds: number[] = [];
  readonly #thinking: Histogram<'level'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#refusals = new Counter({
      name: 'tortuga_refusals_total',
      help: 'Requests that were refused, by code',
      labelNames: ['code'],
      registers,
    });
    this.#appends = new Histogram({
      name: 'tortuga_append_seconds',
      help: 'Time until records of a table are safe',
      buckets: SECONDS,
      registers,
      collect: () => this.#countAppends(),
    });
    this.#thinking = new Histogram({
      name: 'tortuga_bot_thinking_seconds',
      help: 'Time until a bot has answered',
      labelNames: ['level'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
      registers,
    });
  }

  countRefusal(code: string): void {
    this.#refusals.inc({ code });
  }

  /** Shows numbers that others keep. */
  show(harbour: Harbour, sockets: { readonly count: number }): void {
    this.#gauge('tortuga_tables', 'Tables in memory', () => harbour.counts.tables);
    this.#gauge('tortuga_ears', 'Places at tables where somebody listens', () => harbour.counts.ears);
    this.#gauge('tortuga_sockets', 'Open sockets', () => sockets.count);
    this.#gauge('tortuga_moves_total', 'Answers taken since the start', () => harbour.counts.moves);
  }

  /** Records of a table are safe after so many milliseconds. */
  countAppend(milliseconds: number): void {
    this.#seconds.push(milliseconds / 1000);
    if (this.#seconds.length === AT_ONCE) this.#countAppends();
  }

  #countAppends(): void {
    for (const seconds of this.#seconds) this.#appends.observe(seconds);
    this.#seconds.length = 0;
  }

  /** Times a bot of a level from the question to its answer. */
  async thinking<T>(level: string, answer: Promise<T>): Promise<T> {
    const done = this.#thinking.startTimer({ level });
    try {
      return await answer;
    } finally {
      done();
    }
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
    this.registry.registerMetric(gauge);
  }
}

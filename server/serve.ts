/** The whole server in one process: storage, people, bots, tables, pages and sockets. */

import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@tortuga/games';
import type { AnyGame } from '@tortuga/kernel';
import type { Fortune } from '@tortuga/tables';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { LocalBus } from './bus/local.ts';
import { type Config, ConfigMistake } from './config.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { createLog } from './http/log.ts';
import { Metrics } from './http/metrics.ts';
import { paper } from './http/outbox.ts';
import { openPeople } from './people/people.ts';
import { openSqlite } from './storage/sqlite.ts';
import { type Storage, StorageFault } from './storage/storage.ts';
import { openHarbour } from './tables/open.ts';
import type { Ask } from './thinking/ask.ts';
import { Thinkers } from './thinking/thinkers.ts';

export interface ServeOptions {
  /** The games, and the address of the module that exports them as `GAMES`: bots load it in their threads. */
  readonly games?: readonly AnyGame[];
  readonly gamesModule?: string;
  /** Instead of the one in the folder of the configuration; closed with the server. */
  readonly storage?: Storage;
  readonly fortune?: Fortune;
  /** Milliseconds since 1970. */
  readonly wall?: () => number;
  readonly log?: Logger;
  /** How many bots think at once. */
  readonly threads?: number;
}

export interface Served {
  /** Where a browser on this machine finds the server. */
  readonly url: string;
  readonly port: number;
  /** The usual port was taken, so this is another. */
  readonly isPortMoved: boolean;
  /** Nobody but this machine can reach it. */
  readonly isLocalOnly: boolean;
  /** Finishes what was begun, within the limit of the configuration. */
  close(): Promise<void>;
}

/** Starts everything; throws a {@link ConfigMistake} where the settings do not fit this machine. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<Served> {
  const log = options.log ?? createLog(config.logLevel);
  const closing = new Closing(log);
  try {
    const app = await assemble(config, options, log, closing);
    const { url, port } = await listen(app, config);
    return {
      url,
      port,
      isPortMoved: config.isPortFlexible && port !== config.port,
      isLocalOnly: /^(?:127\.|::1$|localhost$)/.test(config.host),
      close: () => closing.run(config.limits.shutdown),
    };
  } catch (trouble) {
    await closing.run(config.limits.shutdown);
    throw trouble;
  }
}

async function assemble(
  config: Config,
  options: ServeOptions,
  log: Logger,
  closing: Closing,
): Promise<FastifyInstance> {
  const { games = GAMES } = options;
  const metrics = new Metrics();
  const storage = options.storage ?? (await openStorage(config));
  closing.add(() => storage.close());
  const people = await openPeople({ storage });
  const thinkers = await openThinkers(options, log);
  closing.add(() => thinkers.close());
  const harbour = await openHarbour({
    games,
    storage,
    bus: openBus(log, closing),
    paper,
    thinkers: { ask: (ask: Ask, signal) => metrics.thinking(ask.bot, thinkers.ask(ask, signal)) },
    ...(options.fortune === undefined ? {} : { fortune: options.fortune }),
    ...(options.wall === undefined ? {} : { wall: options.wall }),
    onStored: (milliseconds) => metrics.countAppend(milliseconds),
    onTrouble: (err, table) => log.error({ err, table }, 'a table is in trouble'),
  });
  closing.add(() => harbour.close());
  people.onRenamed((person) => harbour.renamed(person));
  const app = await createApp({ config, games, harbour, people, storage, log, metrics });
  closing.add(() => app.close());
  return app;
}

async function openStorage({ data }: Config): Promise<Storage> {
  try {
    return await openSqlite(data);
  } catch (fault) {
    if (!(fault instanceof StorageFault)) throw fault;
    throw new ConfigMistake([`${fault.message} Name another folder with DATA.`]);
  }
}

function openBus(log: Logger, closing: Closing): LocalBus {
  const bus = new LocalBus((err) => log.error({ err }, 'the bus is in trouble'));
  closing.add(() => bus.close());
  return bus;
}

function openThinkers({ gamesModule, threads }: ServeOptions, log: Logger): Promise<Thinkers> {
  return Thinkers.open({
    ...(gamesModule === undefined ? {} : { games: gamesModule }),
    ...(threads === undefined ? {} : { threads }),
    onTrouble: (err) => log.warn({ err }, 'a bot is in trouble'),
  });
}

/** What has been opened, closed in the opposite order and once only. */
class Closing {
  readonly #log: Logger;
  readonly #steps: (() => Promise<unknown>)[] = [];
  #done: Promise<void> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  run(milliseconds: number): Promise<void> {
    this.#done ??= this.#run(milliseconds);
    return this.#done;
  }

  /** When the time is up, what is left is told to close, but not waited for. */
  async #run(milliseconds: number): Promise<void> {
    const done = new AbortController();
    const late = sleep(milliseconds, undefined, done).then(
      () => this.#log.error('closing takes too long'),
      () => undefined,
    );
    for (const step of this.#steps.toReversed()) await Promise.race([this.#close(step), late]);
    done.abort();
  }

  async #close(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (err) {
      this.#log.error({ err }, 'something does not close');
    }
  }
}

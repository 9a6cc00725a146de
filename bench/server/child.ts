/** A server in a process of its own, so that it and its clients do not share a processor's time unseen. */

import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a server's process says of itself. */
interface Vitals {
  /** Milliseconds of processor time it has used. */
  readonly spent: number;
  /** Bytes it holds in memory, after collecting garbage. */
  readonly memory: number;
}

export interface Child {
  readonly port: number;
  vitals(): Promise<Vitals>;
  stop(): Promise<void>;
}

/** Starts a module of this folder that calls {@link report}. */
export async function startChild(module: string): Promise<Child> {
  const child = fork(new URL(module, import.meta.url), {
    execArgv: ['--expose-gc'],
    // What a server says belongs on no table of figures.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    async vitals() {
      child.send('vitals');
      const [vitals] = (await once(child, 'message')) as [Vitals];
      return vitals;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Tells the bench where the server listens, and how it is when asked. */
export function report(port: number, close: () => Promise<unknown>): void {
  process.send?.({ port });
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ spent: (user + system) / 1000, memory: process.memoryUsage().rss } satisfies Vitals);
  });
  process.once('SIGTERM', () => void close().finally(() => process.exit()));
  process.once('disconnect', () => process.exit());
}

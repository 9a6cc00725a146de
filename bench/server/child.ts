/** A server in a process of its own, so that it and its clients do not share a processor's time unseen. */

import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  readonly port: number;
  /** Bytes it holds in memory, after collecting garbage. */
  memory(): Promise<number>;
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
    async memory() {
      child.send('memory');
      const [{ memory }] = (await once(child, 'message')) as [{ memory: number }];
      return memory;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Tells the bench where the server listens, and how much memory it holds when asked. */
export function report(port: number, close: () => Promise<unknown>): void {
  process.send?.({ port });
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage().rss });
  });
  process.once('SIGTERM', () => void close().finally(() => process.exit()));
  process.once('disconnect', () => process.exit());
}

/** A server that can be sunk and raised again, on the same port and the same data. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Ship {
  readonly port: number;
  readonly folder: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
  }

  static async build(): Promise<Ship> {
    return new Ship(await freePort(), mkdtempSync(join(tmpdir(), 'tortuga-chaos-')));
  }

  /** Starts the server and waits until it listens. */
  async raise(): Promise<void> {
    const child = fork(new URL('./child.ts', import.meta.url), [String(this.port), this.folder], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const opened = once(child, 'message');
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    });
    await Promise.race([opened, died]);
    died.catch(() => undefined);
  }

  /** Kills it without a word. */
  async sink(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Lets it finish. */
  async dock(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async scrap(): Promise<void> {
    await this.sink();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

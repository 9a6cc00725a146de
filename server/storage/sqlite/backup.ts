/** Copies of a database that somebody may be writing to. */

import { Worker } from 'node:worker_threads';
import { StorageFault } from '../storage.ts';
import type { CopyOrder } from './copy.ts';

/**
 * Makes a consistent copy of the data in a folder, whether a server uses it at the moment or not. It neither waits
 * for the server nor makes it wait.
 */
export function backupFolder(folder: string, file: string): Promise<void> {
  const order: CopyOrder = { folder, file };
  const thread = new Worker(new URL('./copy.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    thread.on('message', (trouble: string | undefined) => {
      if (trouble === undefined) resolve();
      else reject(new StorageFault(trouble));
    });
    thread.on('error', (cause) => reject(new StorageFault('The backup has failed.', { cause })));
  });
}

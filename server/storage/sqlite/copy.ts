/** A thread that makes one copy of a database and ends. */

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { connectReadOnly, databaseFile } from './connection.ts';

export interface CopyOrder {
  readonly folder: string;
  readonly file: string;
}

/** Says what is wrong in a sentence, or nothing if all went well. */
function copy({ folder, file }: CopyOrder): string | undefined {
  if (!existsSync(databaseFile(folder))) return `There is no data in the folder ${folder}.`;
  if (existsSync(file)) return `The backup would overwrite ${file}, which is there already.`;
  const beside = `${file}.part`;
  try {
    rmSync(beside, { force: true });
    // The copy holds the secrets of running matches: it is for nobody else on this machine.
    closeSync(openSync(beside, 'wx', 0o600));
    vacuumInto(folder, beside);
    sync(beside);
    renameSync(beside, file);
    sync(dirname(file));
    return undefined;
  } catch (error) {
    rmSync(beside, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    return `The backup ${file} cannot be written: ${why}.`;
  }
}

/** One read transaction, so it is one moment; what was deleted or erased is not in the copy. */
function vacuumInto(folder: string, file: string): void {
  const db = connectReadOnly(folder);
  try {
    db.prepare('vacuum into ?').run(file);
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

parentPort?.postMessage(copy(workerData));

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Precache } from '../pwa/precache.ts';
import { filesIn } from './files.ts';

const WORKER = 'sw.js';

/** As `pwa/sw.ts` declares it; bundling leaves the name alone. */
const PLACE = 'PRECACHE_OF_THIS_BUILD';

/** Writes into the service worker which files make up this version of the client. */
export function writePrecache(folder: string): Precache {
  const files = filesIn(folder).filter((file) => file !== WORKER && !/\.(?:br|gz)$/.test(file));
  const hash = createHash('sha256');
  for (const file of [...files, WORKER]) hash.update(file).update(readFileSync(join(folder, file)));
  const precache = { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) };
  const worker = readFileSync(join(folder, WORKER), 'utf8');
  if (!worker.includes(PLACE)) throw new Error(`${WORKER} has no place for the list of files`);
  writeFileSync(
    join(folder, WORKER),
    worker.replace(PLACE, () => JSON.stringify(precache)),
  );
  return precache;
}

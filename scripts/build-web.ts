// Builds the client into web/dist: bundles, the list of files for the service worker, compressed copies.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compress } from '../web/build/compress.ts';
import { writePrecache } from '../web/build/precache.ts';

const folder = fileURLToPath(new URL('../web/dist', import.meta.url));

await build({
  configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
  logLevel: 'warn',
});
const { version, files } = writePrecache(folder);
await compress(folder);
console.log(`web/dist: version ${version}, ${files.length} files`);

#!/usr/bin/env node
// Plain JavaScript for any Node: an old one gets one sentence, or makes way for the Node the packages bring.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const brought = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

if (major > 22 || (major === 22 && minor >= 18)) {
  // Starts three times as fast from the second time on.
  module.enableCompileCache();
  await import('../main.ts');
} else if (existsSync(brought)) {
  // A terminal sends Ctrl-C to the child as well, and its exit code is what counts.
  process.on('SIGINT', () => undefined);
  const { status } = spawnSync(brought, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = status ?? 130;
} else {
  process.stderr.write(`Tortuga needs Node 22.18 or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
}

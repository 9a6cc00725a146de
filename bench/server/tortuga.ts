/** Our server, with embedded storage in a temporary folder and limits that a swarm does not hit. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, serve } from '@tortuga/server';
import { report } from './child.ts';

const UNLIMITED = 1_000_000;

const data = mkdtempSync(join(tmpdir(), 'tortuga-bench-'));
const config = readConfig(
  { PORT: '0', DATA: data, LOG_LEVEL: 'silent' },
  {
    requestsPerAddress: UNLIMITED,
    requestsPerPerson: UNLIMITED,
    sockets: UNLIMITED,
    socketsPerPerson: UNLIMITED,
    messagesPerSecond: UNLIMITED,
    messageBurst: UNLIMITED,
  },
);
const { port, close } = await serve(config, { threads: 1 });
report(port, async () => {
  await close();
  rmSync(data, { recursive: true, force: true });
});

/** A whole server in a process of its own, to be killed. Arguments: the port and the folder of its data. */

import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';

const [port, data] = process.argv.slice(2);
const LOTS = 1_000_000;

const config = readConfig(
  { PORT: port, DATA: data, LOG_LEVEL: 'error' },
  { requestsPerAddress: LOTS, requestsPerPerson: LOTS, messagesPerSecond: LOTS, messageBurst: LOTS },
);
const { close } = await serve(config, { threads: 1 });
process.send?.('open');
process.once('SIGTERM', () => void close().finally(() => process.exit()));
// Whoever started it is gone.
process.once('disconnect', () => process.exit());

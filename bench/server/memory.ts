/** What it costs to have somebody connected who does nothing, and a table at which nothing happens. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Note } from '../figure.ts';
import { short } from '../race.ts';
import { startChild } from './child.ts';
import { newGuest, newIdleTable } from './our-players.ts';
import { ThinSocket } from './thin-socket.ts';

const SOCKETS = 2000;
const TABLES = 1000;
const KILO = 1000;

async function weigh(note: Note): Promise<number> {
  const child = await startChild('./tortuga.ts');
  const cookie = await newGuest(child.port);
  // The first crowd makes the heap as large as a crowd makes it, and stays; the second shows what each one holds.
  const first = await open(child.port, cookie, SOCKETS);
  await sleep(1000);
  const half = await child.memory();
  const second = await open(child.port, cookie, SOCKETS);
  await sleep(1000);
  const full = await child.memory();
  for (let table = 0; table < TABLES; table++) await newIdleTable(child.port, cookie);
  await sleep(1000);
  const laden = await child.memory();
  for (const socket of [...first, ...second]) socket.close();
  await child.stop();
  note(`${short((laden - full) / TABLES / KILO)} kB for a table in memory`);
  return (full - half) / SOCKETS / KILO;
}

async function open(port: number, cookie: string, count: number): Promise<ThinSocket[]> {
  const sockets: ThinSocket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: 50 }, () => ThinSocket.open(port, cookie, () => undefined));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

export const serverMemory: readonly Figure[] = [
  {
    name: 'server.idle.kB',
    what: 'kilobytes of memory for an idle connection (at most 12)',
    run: weigh,
  },
];

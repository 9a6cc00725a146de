/** A process that adds records as fast as it can and says which are safe, until it is killed. */

import { openSqlite } from '../sqlite.ts';

const [, , folder = '', tables = '1'] = process.argv;
const storage = await openSqlite(folder);

async function play(table: string): Promise<void> {
  for (let seq = (await storage.records(table)).length + 1; ; seq += 2) {
    const pair = [seq, seq + 1].map((at) => ({ type: 'back', seat: 0, at, tick: at }) as const);
    await storage.append({ table, seq, records: pair });
    process.stdout.write(`${table} ${seq + 1}\n`);
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(`table-${i}`)));

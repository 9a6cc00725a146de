/** After the storm: does the log hold everything that was acknowledged, and add up to what people saw? */

import { GAMES } from '@tortuga/games';
import { Table, type TableRecord } from '@tortuga/tables';
import { fairFortune } from '../luck/fortune.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Acknowledged, Castaway, Seen } from './castaway.ts';

export interface Findings {
  readonly acknowledged: number;
  readonly views: number;
  /** Acknowledged answers that the log does not hold. */
  readonly missing: readonly Acknowledged[];
  /** Views that the log does not add up to. */
  readonly different: readonly Seen[];
}

export async function examine(folder: string, people: readonly Castaway[]): Promise<Findings> {
  const storage = await openSqlite(folder);
  try {
    const acknowledged = people.flatMap((person) => person.acknowledged);
    const seen = people.flatMap((person) => [...person.seen.values()]);
    const tables = new Set([...acknowledged, ...seen].map(({ table }) => table));
    const missing: Acknowledged[] = [];
    const different: Seen[] = [];
    for (const table of tables) {
      const log = await storage.records(table);
      missing.push(...acknowledged.filter((answer) => answer.table === table && !isIn(log, answer)));
      different.push(...differing(table, log, seen));
    }
    return { acknowledged: acknowledged.length, views: seen.length, missing, different };
  } finally {
    await storage.close();
  }
}

function isIn(log: readonly TableRecord[], { seq, seat, line }: Acknowledged): boolean {
  const record = log[seq - 1];
  return record?.type === 'answered' && record.seat === seat && record.move === line;
}

/** Replays the log record by record, and compares where somebody looked. */
function differing(table: string, log: readonly TableRecord[], seen: readonly Seen[]): Seen[] {
  const here = new Map<number, Seen[]>();
  for (const view of seen) {
    if (view.table === table) here.set(view.seq, [...(here.get(view.seq) ?? []), view]);
  }
  const replayed = Table.open(table, log.slice(0, 1), GAMES, fairFortune);
  const bad: Seen[] = [];
  for (const [i, record] of log.slice(1).entries()) {
    replayed.adopt({ seq: i + 2, records: [record] });
    const { play, game } = replayed.state;
    if (play === undefined) continue;
    for (const look of here.get(replayed.seq) ?? []) {
      if (JSON.stringify(game.view(play.match.state, look.seat)) !== look.view) bad.push(look);
    }
  }
  return bad;
}

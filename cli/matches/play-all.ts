/** Plays all matches of a plan, on all cores where that is worth it. */

import { availableParallelism } from 'node:os';
import type { AnyGame } from '@tortuga/kernel';
import type { Piscina } from 'piscina';
import type { MatchRecord, Plan } from './plan.ts';
import { Series } from './series.ts';
import { type Briefing, DONE, type Numbered, TAKEN, type Task } from './task.ts';

/** The games, and the address of the module that exports them as `GAMES`, for threads. */
export interface GameShelf {
  readonly games: readonly AnyGame[];
  readonly module: string;
}

/** How the matches are played; what comes of them does not depend on it. */
export interface Conduct {
  readonly threads?: number;
  /** Is told now and then how many matches are done. */
  readonly onProgress?: (done: number) => void;
}

/** So long, in milliseconds, this thread plays alone: starting others takes longer. */
const PATIENCE = 200;
const REFRESH = 100;

/** The records of all matches in order. */
export async function playAll(
  plan: Plan,
  { games, module }: GameShelf,
  { threads = availableParallelism(), onProgress = () => undefined }: Conduct = {},
): Promise<MatchRecord[]> {
  const game = games.find(({ id }) => id === plan.game);
  if (game === undefined) throw new Error(`no game ${plan.game}`);
  const series = new Series(game, plan);
  const records: MatchRecord[] = [];
  const isQuick = plan.contenders.every(({ pace }) => Object.keys(pace).length === 0);
  const end = performance.now() + (isQuick ? PATIENCE : 0);
  while (records.length < plan.games && performance.now() < end) {
    records.push(series.play(records.length));
  }
  const left = plan.games - records.length;
  if (left === 0) return records;
  const pool = await poolOf(Math.min(threads, left), { games: module });
  for (const [match, record] of await playOn(pool, plan, records.length, onProgress)) records[match] = record;
  return records;
}

/** Most plans are done before threads are needed, so the pool is loaded only then. */
async function poolOf(threads: number, workerData: Briefing): Promise<Piscina<Task, Numbered[]>> {
  const { Piscina: Pool } = await import('piscina');
  const filename = new URL('./worker.ts', import.meta.url).href;
  return new Pool({ filename, name: 'playOn', minThreads: threads, maxThreads: threads, workerData });
}

async function playOn(
  pool: Piscina<Task, Numbered[]>,
  plan: Plan,
  from: number,
  onProgress: (done: number) => void,
): Promise<Numbered[]> {
  const tally = new Int32Array(new SharedArrayBuffer(8));
  tally[TAKEN] = from;
  tally[DONE] = from;
  const timer = setInterval(() => onProgress(Atomics.load(tally, DONE)), REFRESH);
  try {
    const threads = Array.from({ length: pool.maxThreads }, () => pool.run({ plan, tally }));
    return (await Promise.all(threads)).flat();
  } finally {
    clearInterval(timer);
    onProgress(plan.games);
    await pool.destroy();
  }
}

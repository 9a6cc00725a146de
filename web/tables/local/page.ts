/** Local tables, as pages use them. */

import type { AnyEvent, MatchFile, Viewer } from '@tortuga/kernel';
import type { No, Reply, TablePort } from '../port.ts';
import { WatchedTable } from '../watched.ts';
import { WorkerLine } from './line.ts';
import type { LocalWishes } from './protocol.ts';
import type { LocalSummary, LocalWish } from './wish.ts';

let line: WorkerLine | undefined;

function harbour(): WorkerLine {
  line ??= new WorkerLine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return line;
}

/** The worker answers every wish with what the wish is for. */
function ask<T>(wish: LocalWishes): Promise<Reply<T>> {
  return harbour().ask(wish) as Promise<unknown> as Promise<Reply<T>>;
}

/** A new table; resolves with its id. */
export function createLocal(wish: LocalWish): Promise<Reply<{ readonly table: string }>> {
  return ask({ do: 'create', wish });
}

/** Takes a match file, or what somebody takes for one, in as a table of its own: to be replayed, forked, or played on. */
export function adoptLocal(file: unknown): Promise<Reply<{ readonly table: string }>> {
  return ask({ do: 'adopt', file });
}

/** The tables kept in this browser, the one touched last first. */
export async function listLocal(): Promise<readonly LocalSummary[]> {
  const reply = await ask<{ readonly tables: readonly LocalSummary[] }>({ do: 'list' });
  return reply.ok ? reply.tables : [];
}

export function forgetLocal(table: string): Promise<{ readonly ok: true } | No> {
  return ask({ do: 'forget', table });
}

export function watchLocal(table: string): TablePort {
  return new WatchedTable(table, harbour());
}

/** Puts a film in: `stillAt` then shows its steps. */
export function loadFilm(file: MatchFile): Promise<Reply<{ readonly length: number }>> {
  return ask({ do: 'film', file });
}

export function stillAt(
  entry: number,
  viewer: Viewer,
): Promise<Reply<{ readonly view: unknown; readonly events: readonly AnyEvent[] }>> {
  return ask({ do: 'still', entry, as: viewer });
}

/** A table seen over a line. */

import type { Level } from '@tortuga/bots';
import type { MatchFile, Viewer } from '@tortuga/kernel';
import type { Hint, Say } from '@tortuga/tables';
import { unknown, updated, welcomed } from './knowledge.ts';
import type { Granted, Line, LineStatus, TableNews, Wish } from './line.ts';
import type { No, Reply, TableNow, TablePort } from './port.ts';

/** Nobody can tell whether what was said has arrived. */
const LOST = ['offline', 'no-answer'];

export class WatchedTable implements TablePort {
  readonly #line: Line;
  readonly #listeners = new Set<(now: TableNow) => void>();
  readonly #stopListening: () => void;
  #now: TableNow;
  #viewer: Viewer | undefined;
  #isClosed = false;
  /** Called when the table is known anew after the line was down. */
  #whenWelcomed: (() => void)[] = [];

  constructor(table: string, line: Line) {
    this.#line = line;
    this.#now = unknown(table);
    countWatches(line, table, 1);
    this.#stopListening = line.listen({
      status: (status) => this.#hearStatus(status),
      table: (news) => this.#hearNews(news),
      presence: (about, presence) => {
        if (about === table) this.#know({ ...this.#now, presence });
      },
    });
    this.#hearStatus(line.status);
  }

  get now(): TableNow {
    return this.#now;
  }

  subscribe(listener: (now: TableNow) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }

  async say(say: Say): Promise<Reply<object>> {
    if (say.do === 'chat') return this.#request(say);
    if (this.#now.pending !== undefined) return { ok: false, code: 'busy' };
    this.#know({ ...this.#now, pending: say });
    const reply = await this.#sayUntilHeard(say);
    const { pending: _, ...now } = this.#now;
    this.#know(now);
    return reply;
  }

  hint(level?: Level): Promise<Reply<Hint>> {
    return this.#request({ do: 'hint', ...(level === undefined ? {} : { level }) }) as Promise<Reply<Hint>>;
  }

  look(entry: number): Promise<Reply<{ readonly view: unknown }>> {
    return this.#request({ do: 'look', entry }) as Promise<Reply<{ readonly view: unknown }>>;
  }

  file(): Promise<Reply<{ readonly file: MatchFile }>> {
    return this.#line.file(this.#now.table) as Promise<Reply<{ readonly file: MatchFile }>>;
  }

  turnTo(viewer: Viewer): void {
    this.#viewer = viewer;
    void this.#watch();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopListening();
    this.#listeners.clear();
    for (const wake of this.#whenWelcomed.splice(0)) wake();
    if (countWatches(this.#line, this.#now.table, -1) === 0) void this.#request({ do: 'unwatch' });
  }

  async #sayUntilHeard(say: Say): Promise<Granted | No> {
    let reply = await this.#request(say);
    if (reply.ok || !('seq' in say)) return reply;
    while (!reply.ok && LOST.includes(reply.code) && !this.#isClosed) {
      await this.#welcome();
      reply = await this.#request(say);
      // The one before had arrived after all: then this one came too late.
      if (!reply.ok && wasHeard(say, this.#now)) return { ok: true };
    }
    return reply;
  }

  #request(wish: Distribute<Wish>): Promise<Granted | No> {
    const as = this.#viewer === undefined ? {} : { as: this.#viewer };
    return this.#line.request({ table: this.#now.table, ...wish, ...as } as Wish);
  }

  #welcome(): Promise<void> {
    return new Promise((resolve) => this.#whenWelcomed.push(resolve));
  }

  #hearStatus(status: LineStatus): void {
    if (status === 'live') void this.#watch();
    else this.#know({ ...this.#now, link: status });
  }

  async #watch(): Promise<void> {
    const since = this.#now.items.at(-1)?.seq;
    const reply = await this.#request({ do: 'watch', ...(since === undefined ? {} : { since }) });
    if (this.#isClosed || reply.ok || LOST.includes(reply.code)) return;
    this.#know({ ...this.#now, link: 'gone', trouble: reply.code });
  }

  #hearNews(news: TableNews): void {
    const before = this.#now;
    if (news.table !== before.table) return;
    const isWelcome = 'header' in news;
    this.#know(isWelcome ? welcomed(before, news, Date.now()) : updated(before, news, Date.now()));
    if (isWelcome) for (const wake of this.#whenWelcomed.splice(0)) wake();
  }

  #know(now: TableNow): void {
    this.#now = now;
    for (const listener of this.#listeners) listener(now);
  }
}

const watches = new WeakMap<Line, Map<string, number>>();

/** A line watches a table once, however many look: who leaves must not close the eyes of who has just come. */
function countWatches(line: Line, table: string, change: 1 | -1): number {
  const counts = watches.get(line) ?? new Map<string, number>();
  const count = (counts.get(table) ?? 0) + change;
  watches.set(line, counts.set(table, count));
  return count;
}

type Distribute<W> = W extends unknown ? Omit<W, 'table' | 'as'> : never;

/** Did the seat do since what it wanted to do, and does it still stand? */
function wasHeard(say: Extract<Say, { readonly seq: number }>, { items, you }: TableNow): boolean {
  const seat = say.seat ?? you;
  const type = say.do === 'answer' ? 'answered' : 'undone';
  const last = items.findLast(
    (item) => item.seq > say.seq && (item.type === 'undone' || (item.type === type && item.seat === seat)),
  );
  return last?.type === type;
}

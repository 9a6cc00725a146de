/** The tables in memory: brought in when somebody needs them, let go when nobody does. */

import { BrokenLog, type Change, Table } from '@tortuga/tables';
import { Berth } from './berth.ts';
import { summaryOf } from './summary.ts';
import type { World } from './world.ts';

/** Lists of tables lag behind by so many milliseconds, unless somebody looks at them. */
const FLUSH = 10_000;

/** A table that nobody has needed for so many milliseconds is let go. */
const LINGER = 60_000;

/** A snapshot is worth its bytes after so many records. */
const SHORT_LOG = 20;

export class Fleet {
  readonly #world: World;
  readonly #berths = new Map<string, Berth>();
  readonly #coming = new Map<string, Promise<Berth | undefined>>();
  /** When the last lists are written. */
  #flushed: Promise<void> = Promise.resolve();
  #isClosed = false;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(world: World) {
    this.#world = world;
    this.#timers = [
      setInterval(() => world.guard(this.flush(), 'lists'), FLUSH).unref(),
      setInterval(() => world.guard(this.#letGo(), 'memory'), LINGER / 4).unref(),
    ];
  }

  get size(): number {
    return this.#berths.size;
  }

  get ears(): number {
    let ears = 0;
    for (const berth of this.#berths.values()) ears += berth.ears;
    return ears;
  }

  [Symbol.iterator](): IterableIterator<Berth> {
    return this.#berths.values();
  }

  /** A table that is in memory already. */
  at(id: string): Berth | undefined {
    return this.#berths.get(id);
  }

  /** The same, if somebody needs it: it is not let go soon. */
  use(id: string): Berth | undefined {
    const berth = this.#berths.get(id);
    if (berth !== undefined) berth.used = this.#world.now().at;
    return berth;
  }

  /** A table, from memory or from the log; none if there is no such table. Throws {@link BrokenLog}. */
  async fetch(id: string): Promise<Berth | undefined> {
    return this.use(id) ?? (await this.#bring(id));
  }

  #bring(id: string): Promise<Berth | undefined> {
    const coming = this.#coming.get(id) ?? this.#load(id).finally(() => this.#coming.delete(id));
    this.#coming.set(id, coming);
    return coming;
  }

  async #load(id: string): Promise<Berth | undefined> {
    const { storage, games, fortune } = this.#world;
    const restored = await this.#restore(id);
    if (restored !== undefined) return this.#moor(restored);
    const records = await storage.records(id);
    if (records.length === 0) return undefined;
    return this.#moor(new Berth(this.#world, Table.open(id, records, games, fortune), 0));
  }

  /** A table from its snapshot, if there is one that can be read. */
  async #restore(id: string): Promise<Berth | undefined> {
    const { storage, games, fortune } = this.#world;
    const kept = await storage.snapshot(id);
    if (kept === undefined) return undefined;
    const records = await storage.records(id, kept.seq);
    try {
      const table = Table.restore(id, kept.snapshot, records, games, fortune);
      return new Berth(this.#world, table, kept.seq);
    } catch (trouble) {
      if (trouble instanceof BrokenLog) return undefined;
      throw trouble;
    }
  }

  /** Stores a new table and keeps it in memory. */
  async launch(id: string, { seq, records }: Change): Promise<Berth> {
    const { storage, games, fortune } = this.#world;
    const table = Table.open(id, records, games, fortune);
    await storage.append({ table: id, seq, records });
    const berth = this.#moor(new Berth(this.#world, table, 0));
    // Whoever made a table looks for it in a list at once.
    await storage.saveSummaries([summaryOf(table)]);
    return berth;
  }

  #moor(berth: Berth): Berth {
    this.#berths.set(berth.table.id, berth);
    berth.used = this.#world.now().at;
    if (!this.#isClosed) berth.wake();
    return berth;
  }

  /** Brings lists up to date: whoever has waited for it finds in them all that happened before. */
  flush(): Promise<void> {
    this.#flushed = this.#flushed.catch(() => undefined).then(() => this.#saveSummaries());
    return this.#flushed;
  }

  async #saveSummaries(): Promise<void> {
    const unlisted: Berth[] = [];
    for (const berth of this.#berths.values()) if (berth.isUnlisted) unlisted.push(berth);
    if (unlisted.length === 0) return;
    for (const berth of unlisted) berth.isUnlisted = false;
    try {
      await this.#world.storage.saveSummaries(unlisted.map(({ table }) => summaryOf(table)));
    } catch (trouble) {
      for (const berth of unlisted) berth.isUnlisted = true;
      throw trouble;
    }
  }

  async #letGo(): Promise<void> {
    const before = this.#world.now().at - LINGER;
    for (const [id, berth] of this.#berths) {
      const isNeeded = () => !berth.isIdle || berth.used >= before || berth.isUnlisted;
      if (!isNeeded()) await this.#drop(id, berth, isNeeded);
    }
  }

  async #drop(id: string, berth: Berth, isNeeded: () => boolean): Promise<void> {
    if (berth.table.seq >= SHORT_LOG) await berth.saveSnapshot();
    // Somebody may have come meanwhile: they must not be left at a table that is let go.
    if (isNeeded()) return;
    this.#berths.delete(id);
    await berth.close();
  }

  /** Brings tables in whose lists are behind, or where something is due. */
  async wake(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        const berth = await this.fetch(id);
        if (berth !== undefined) berth.isUnlisted = true;
      } catch (trouble) {
        if (!(trouble instanceof BrokenLog)) throw trouble;
        this.#world.guard(Promise.reject(trouble), id);
        await this.#layUp(id);
      }
    }
  }

  /** Nothing is due any more at a table that cannot be read: it would be woken again and again. */
  async #layUp(id: string): Promise<void> {
    const summary = await this.#world.storage.summary(id);
    if (summary?.due === undefined) return;
    const { due: _, ...rest } = summary;
    await this.#world.storage.saveSummaries([rest]);
  }

  /** Is a table in memory that somebody looks at or plays at? */
  isInUse(id: string): boolean {
    return this.#berths.get(id)?.isIdle === false;
  }

  /** Tables are removed for good. */
  async forget(ids: readonly string[]): Promise<void> {
    const berths = ids.flatMap((id) => this.#berths.get(id) ?? []);
    for (const id of ids) this.#berths.delete(id);
    await Promise.all(berths.map((berth) => berth.close()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#berths.values()].map((berth) => berth.close()));
    await this.flush();
    for (const berth of this.#berths.values()) {
      if (berth.table.seq >= SHORT_LOG) await berth.saveSnapshot();
    }
  }
}

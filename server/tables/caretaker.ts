/** Looks after tables that are not in memory: clocks that run out, bots that were interrupted, tables nobody wants. */

import type { Moment } from '@tortuga/tables';
import type { Status, Storage } from '../storage/storage.ts';
import type { Fleet } from './fleet.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How often the caretaker looks round, and how far ahead. */
const ROUND = 20_000;
const AHEAD = 2 * ROUND;

/** Tables are removed when nothing has happened at them for so long. */
const KEPT: { readonly [S in Status]: number } = { waiting: 7 * DAY, running: 120 * DAY, over: 400 * DAY };

/** Guests who were never seen again, and sit nowhere. */
const GUESTS_KEPT = 60 * DAY;

const CLEANING = 60 * MINUTE;
const AT_ONCE = 500;

export interface Duties {
  readonly storage: Storage;
  readonly fleet: Fleet;
  now(): Moment;
  guard(work: Promise<unknown>, table: string): void;
}

export class Caretaker {
  readonly #duties: Duties;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(duties: Duties) {
    this.#duties = duties;
    this.#timers = [
      setInterval(() => duties.guard(this.wakeDue(), 'clocks'), ROUND).unref(),
      setInterval(() => duties.guard(this.clean(), 'cleaning'), CLEANING).unref(),
    ];
  }

  /** After a restart: lists catch up with logs, bots that owe an answer think again. */
  async resume(): Promise<void> {
    const { storage, fleet } = this.#duties;
    await fleet.wake(await storage.behind());
    await fleet.flush();
    await this.wakeDue();
  }

  /** Brings tables into memory where a clock runs out soon or a bot owes an answer. */
  async wakeDue(): Promise<void> {
    const { storage, fleet, now } = this.#duties;
    const due = await storage.summaries({ dueBy: now().tick + AHEAD, limit: AT_ONCE });
    await fleet.wake(due.map(({ table }) => table));
  }

  /** Removes what nobody has touched for long. */
  async clean(): Promise<void> {
    const { storage, fleet, now } = this.#duties;
    await fleet.flush();
    for (const [status, kept] of Object.entries(KEPT)) {
      const untouchedSince = now().at - kept;
      // Object.entries forgets what the keys are.
      const old = await storage.summaries({ status: status as Status, untouchedSince, limit: AT_ONCE });
      const ids = old.map(({ table }) => table).filter((id) => !fleet.isInUse(id));
      await fleet.forget(ids);
      if (ids.length > 0) await storage.forget(ids);
    }
    await storage.people.forgetGuests(now().at - GUESTS_KEPT);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}

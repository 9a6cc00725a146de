/** The clock that clocks of players go by: it stands still while the server does, so no restart eats anybody's time. */

import type { Moment } from '@tortuga/tables';
import type { Storage } from '../storage/storage.ts';

const SETTING = 'tick';

/** What is lost of a tick when the process is killed; players gain it. */
const BEAT = 1000;

export class Ticks {
  readonly #storage: Storage;
  readonly #wall: () => number;
  readonly #base: number;
  readonly #started: number;
  readonly #timer: NodeJS.Timeout;

  private constructor(storage: Storage, wall: () => number, base: number) {
    this.#storage = storage;
    this.#wall = wall;
    this.#base = base;
    this.#started = wall();
    this.#timer = setInterval(() => void this.#beat(), BEAT).unref();
  }

  /** Goes on where the last process stopped. */
  static async open(storage: Storage, wall: () => number = Date.now): Promise<Ticks> {
    const kept = Number(await storage.readSetting(SETTING));
    return new Ticks(storage, wall, Number.isFinite(kept) && kept > 0 ? kept : wall());
  }

  now(): Moment {
    const at = this.#wall();
    return { at, tick: this.#base + Math.max(0, at - this.#started) };
  }

  async #beat(): Promise<void> {
    // A storage that is out of order is noticed by those who need more of it than this.
    await this.#storage.writeSetting(SETTING, String(this.now().tick)).catch(() => undefined);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beat();
  }
}

/** A harbour for tests: real SQLite in a folder of its own, a wall clock that can be moved, people who listen. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@tortuga/kernel';
import type { PersonId, Push, Welcome } from '@tortuga/tables';
import type { Bus } from '../../bus/bus.ts';
import { LocalBus } from '../../bus/local.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Thinkers } from '../../thinking/thinkers.ts';
import type { Ear, Harbour, TableWish } from '../harbour.ts';
import { openHarbour } from '../open.ts';
import { type Message, Paper } from '../paper.ts';

/** For tables without bots. */
export const NOBODY: Pick<Thinkers, 'ask'> = {
  ask: () => Promise.reject(new Error('nobody thinks here')),
};

/** Waits for something that will come by itself. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'this'): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Takes what was asked for, or throws the code of the refusal. */
export function must<T>(answered: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!answered.ok) throw new Error(answered.code);
  return answered.value;
}

export class Port {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tortuga-port-'));
  readonly #options: { games: readonly AnyGame[]; thinkers: Pick<Thinkers, 'ask'> };
  readonly troubles: unknown[] = [];
  readonly #harbours: Harbour[] = [];
  /** What is left of harbours whose storage was taken from them. */
  readonly #wrecks: Harbour[] = [];
  /** Milliseconds by which the wall clock is ahead. */
  ahead = 0;
  storage!: Storage;
  bus!: Bus;
  harbour!: Harbour;

  private constructor(games: readonly AnyGame[], thinkers: Pick<Thinkers, 'ask'>) {
    this.#options = { games, thinkers };
  }

  static async open(games: readonly AnyGame[], thinkers = NOBODY): Promise<Port> {
    const port = new Port(games, thinkers);
    await port.#start();
    return port;
  }

  async #start(): Promise<void> {
    this.storage = await openSqlite(this.#folder);
    this.bus = new LocalBus();
    this.harbour = await this.another();
  }

  /** Another node on the same storage and bus. */
  async another(): Promise<Harbour> {
    const { storage, bus } = this;
    const wall = () => Date.now() + this.ahead;
    const onTrouble = (trouble: unknown) => void this.troubles.push(trouble);
    const paper = new Paper(() => undefined);
    const harbour = await openHarbour({ ...this.#options, storage, bus, wall, onTrouble, paper });
    this.#harbours.push(harbour);
    return harbour;
  }

  /** Stops, in an orderly manner or as if the process had died, and starts again some milliseconds later. */
  async restart({ isOrderly, pause = 0 }: { isOrderly: boolean; pause?: number }): Promise<void> {
    if (isOrderly) await this.#closeHarbours();
    await this.bus.close();
    await this.storage.close();
    this.#wrecks.push(...this.#harbours.splice(0));
    this.ahead += pause;
    await this.#start();
  }

  async #closeHarbours(): Promise<void> {
    await Promise.all(this.#harbours.splice(0).map((harbour) => harbour.close()));
  }

  async person(id: PersonId, name: string): Promise<void> {
    const now = Date.now();
    await this.storage.people.create({ id, name, created: now, seen: now, settings: '{}', isGone: false });
  }

  /** A new table; its host is Ann. */
  async table(wish: TableWish): Promise<string> {
    return must(await this.harbour.create('ann', wish));
  }

  /** `ok`, or the code of the refusal. */
  async say(...[table, person, say]: Parameters<Harbour['say']>): Promise<string> {
    const said = await this.harbour.say(table, person, say);
    return said.ok ? 'ok' : said.code;
  }

  /** Answers knowing all that happened. */
  async answer(table: string, person: PersonId, move: string): Promise<string> {
    const { sight } = must(await this.harbour.sight(table, person));
    return this.say(table, person, { do: 'answer', seq: sight.seq, move });
  }

  async close(): Promise<void> {
    await this.#closeHarbours();
    await this.bus.close();
    await this.storage.close();
    await Promise.allSettled(this.#wrecks.map((harbour) => harbour.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

type TablePush = Extract<Push, { on: 'table' }>;

/** Somebody who looks at a table and keeps what they hear. */
export class Listener implements Ear {
  readonly person: PersonId;
  readonly muted: Set<PersonId>;
  readonly heard: Push[] = [];
  welcome!: Welcome;

  constructor(person: PersonId, muted: readonly PersonId[] = []) {
    this.person = person;
    this.muted = new Set(muted);
  }

  static async at(harbour: Harbour, table: string, person: PersonId, muted?: PersonId[]): Promise<Listener> {
    const listener = new Listener(person, muted);
    listener.welcome = must(await harbour.watch(table, listener));
    return listener;
  }

  hear(json: string | Message): void {
    this.heard.push(JSON.parse(String(json)));
  }

  get updates(): TablePush[] {
    return this.heard.filter((push) => push.on === 'table');
  }

  /** The numbers of all news, from the welcome on. */
  get numbers(): number[] {
    return [this.welcome, ...this.updates].flatMap(({ items }) => items.map(({ seq }) => seq));
  }

  /** The types of news heard since the welcome. */
  get news(): string[] {
    return this.updates.flatMap(({ items }) => items.map(({ type }) => type));
  }

  get presence() {
    return this.heard.findLast((push) => push.on === 'presence');
  }
}

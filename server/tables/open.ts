/** The harbour: all tables of a server, over a storage, a bus and bots that think. */

import type { Level } from '@tortuga/bots';
import type { AnyGame, MatchFile } from '@tortuga/kernel';
import { BrokenLog, type Fortune, type PersonId, type Say, Table } from '@tortuga/tables';
import type { Bus } from '../bus/bus.ts';
import { fairFortune } from '../luck/fortune.ts';
import type { Storage } from '../storage/storage.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { audible } from './audience.ts';
import type { Berth } from './berth.ts';
import { Caretaker } from './caretaker.ts';
import { draftOf, newTableId } from './create.ts';
import { Fleet } from './fleet.ts';
import type { Answered, Asker, Ear, Ending, Harbour, Listing, No, Said, TableWish } from './harbour.ts';
import { hintFor } from './hint.ts';
import { LISTED, listed } from './lists.ts';
import { NameBook } from './names.ts';
import type { Paper } from './paper.ts';
import { fileFor, originFor, pastView } from './past.ts';
import { peopleAt } from './summary.ts';
import { Talk } from './talk.ts';
import { Ticks } from './ticks.ts';

export interface HarbourOptions {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly bus: Bus;
  readonly thinkers: Pick<Thinkers, 'ask'>;
  /** What messages are written on. */
  readonly paper: Paper;
  readonly fortune?: Fortune;
  /** Milliseconds since 1970. */
  readonly wall?: () => number;
  /** Is told how many milliseconds it took until records were safe. */
  readonly onStored?: (milliseconds: number) => void;
  /** Is told what went wrong, and at which table. */
  readonly onTrouble?: (trouble: unknown, table: string) => void;
}

const UNKNOWN: No = { ok: false, code: 'unknown-table' };
const TOO_FAST: No = { ok: false, code: 'too-fast' };
const RETIRED: No = { ok: false, code: 'wrong-version', detail: 'This table was begun by other rules.' };

/** Opens the harbour, and lets every table go on that was interrupted. */
export async function openHarbour(options: HarbourOptions): Promise<Harbour> {
  const ticks = await Ticks.open(options.storage, options.wall);
  const harbour = new OpenHarbour(options, ticks);
  await harbour.resume();
  return harbour;
}

class OpenHarbour implements Harbour {
  readonly #options: HarbourOptions;
  readonly #storage: Storage;
  readonly #ticks: Ticks;
  readonly #names: NameBook;
  readonly #fleet: Fleet;
  readonly #caretaker: Caretaker;
  readonly #talk = new Talk();
  readonly #stopListening: () => void;
  /** Work that nobody waits for, before the harbour closes. */
  readonly #underWay = new Set<Promise<unknown>>();
  #moves = 0;

  constructor(options: HarbourOptions, ticks: Ticks) {
    const { storage, bus, games, thinkers, fortune = fairFortune, paper } = options;
    this.#options = options;
    this.#storage = storage;
    this.#ticks = ticks;
    this.#names = new NameBook(storage.people);
    const hear = (table: string, seq: number) => this.#hear(table, seq);
    const publish = (table: string, seq: number) => bus.publish(table, seq, hear);
    const guard = (work: Promise<unknown>, table: string) => this.#guard(work, table);
    const now = () => ticks.now();
    const answered = () => {
      this.#moves += 1;
    };
    const names = this.#names;
    const stored = (milliseconds: number) => options.onStored?.(milliseconds);
    this.#fleet = new Fleet({
      games,
      storage,
      thinkers,
      fortune,
      names,
      paper,
      now,
      publish,
      stored,
      answered,
      guard,
      excuse: (trouble, table) => this.#excuse(trouble, table),
    });
    this.#caretaker = new Caretaker({ storage, fleet: this.#fleet, now, guard });
    this.#stopListening = bus.subscribe(hear);
  }

  /** Another node may have written to the log. */
  #hear(table: string, seq: number): void {
    const berth = this.#fleet.at(table);
    if (berth !== undefined && berth.table.seq < seq) this.#guard(berth.hear(seq), table);
  }

  resume(): Promise<void> {
    return this.#caretaker.resume();
  }

  #guard(work: Promise<unknown>, table: string): void {
    const guarded = work
      .catch((trouble: unknown) => this.#options.onTrouble?.(trouble, table))
      .finally(() => this.#underWay.delete(guarded));
    this.#underWay.add(guarded);
  }

  /** Does something with a table, if it exists and can be read. */
  async #with<T>(
    id: string,
    work: (berth: Berth) => Promise<Answered<T>> | Answered<T>,
  ): Promise<Answered<T>> {
    try {
      const berth = this.#fleet.use(id) ?? (await this.#fleet.fetch(id));
      return berth === undefined ? UNKNOWN : await work(berth);
    } catch (trouble) {
      return this.#retired(id, trouble);
    }
  }

  #retired(id: string, trouble: unknown): No {
    const excuse = this.#excuse(trouble, id);
    if (excuse === undefined) throw trouble;
    return excuse;
  }

  #excuse(trouble: unknown, id: string): No | undefined {
    if (!(trouble instanceof BrokenLog)) return undefined;
    // Other rules are nobody's fault; a log that these rules cannot replay is.
    if (trouble.cause !== undefined) this.#options.onTrouble?.(trouble, id);
    return RETIRED;
  }

  async create(person: PersonId, wish: TableWish): Promise<Answered<string>> {
    const origin = wish.fork && (await this.#origin(person, wish.fork));
    if (origin?.ok === false) return origin;
    const draft = draftOf(this.#options.games, person, wish, origin?.value);
    if (!draft.ok) return draft;
    const { header, holders, game } = draft.value;
    const { fortune = fairFortune } = this.#options;
    const id = newTableId();
    await this.#fleet.launch(id, Table.found(header, holders, game, fortune, this.#ticks.now()));
    return { ok: true, value: id };
  }

  #origin(person: PersonId, { table: id, match }: NonNullable<TableWish['fork']>) {
    return this.#with(id, ({ table }) => originFor(table, { person, match }, this.#library));
  }

  get #library() {
    return { ...this.#options, names: this.#names };
  }

  watch(id: string, ear: Ear, since?: number) {
    return this.#with(id, async (berth) => {
      await this.#receive(berth, ear.person);
      // Nothing may happen in between: whoever is welcomed hears all that comes later.
      const welcome = this.#welcome(berth, ear.person, since);
      berth.watch(ear);
      return { ok: true, value: { ...welcome, items: audible(welcome.items, ear.muted) } } as const;
    });
  }

  /** Whoever is back gets their seat back from the bot, and the names of the others are at hand. */
  async #receive(berth: Berth, person: PersonId): Promise<void> {
    const viewer = berth.table.viewerOf(person);
    if (viewer !== 'watcher') {
      const { standIn, hasResigned } = berth.table.seat(viewer);
      if (standIn !== undefined && !hasResigned) await berth.say(person, { do: 'return' });
    }
    await this.#names.load(peopleAt(berth.table));
  }

  #welcome({ table }: Berth, person: PersonId, since?: number) {
    const people = this.#names.of(peopleAt(table));
    return { ...table.welcome(table.viewerOf(person), this.#ticks.now(), since), people };
  }

  unwatch(id: string, ear: Ear): void {
    this.#fleet.at(id)?.unwatch(ear);
  }

  say(id: string, person: PersonId, say: Say, asker?: Asker): Promise<Answered<Said>> {
    return this.#with(id, (berth) => {
      if (say.do === 'chat' && !this.#talk.allows(person, this.#ticks.now().at)) return TOO_FAST;
      return berth.say(person, say, asker);
    });
  }

  answer(id: string, person: PersonId, say: Say, asker: Asker, ending: Ending): boolean {
    const berth = this.#fleet.at(id);
    berth?.answer(person, say, asker, ending);
    return berth !== undefined;
  }

  hint(id: string, person: PersonId, level?: Level) {
    return this.#with(id, ({ table }) => hintFor(table, person, level ?? 'captain', this.#options.thinkers));
  }

  look(id: string, person: PersonId, entry: number) {
    return this.#with(id, ({ table }) => pastView(table, person, entry));
  }

  sight(id: string, person: PersonId, since?: number) {
    return this.#with(id, async (berth) => {
      await this.#receive(berth, person);
      return { ok: true, value: this.#welcome(berth, person, since) } as const;
    });
  }

  file(id: string, person: PersonId, match?: number): Promise<Answered<MatchFile>> {
    return this.#with(id, ({ table }) => fileFor(table, { person, match }, this.#library));
  }

  async lobby(game?: string): Promise<readonly Listing[]> {
    const query = { access: 'open', limit: LISTED, ...(game === undefined ? {} : { game }) } as const;
    await this.#fleet.flush();
    const [waiting, running] = await Promise.all([
      this.#storage.summaries({ ...query, status: 'waiting' }),
      this.#storage.summaries({ ...query, status: 'running' }),
    ]);
    return listed([...waiting, ...running], this.#names);
  }

  async mine(person: PersonId): Promise<readonly Listing[]> {
    await this.#fleet.flush();
    const summaries = await this.#storage.summaries({ person, limit: LISTED });
    const waiting = (asked: readonly PersonId[]) => (asked.includes(person) ? 0 : 1);
    return listed(
      summaries.toSorted((a, b) => waiting(a.asked) - waiting(b.asked)),
      this.#names,
    );
  }

  renamed(person: PersonId): void {
    this.#names.forget(person);
    for (const berth of this.#fleet) this.#guard(berth.renamed(person), berth.table.id);
  }

  async setVacation(person: PersonId, isOn: boolean): Promise<void> {
    await this.#fleet.flush();
    const tables = await this.#storage.summaries({ person, status: 'running', limit: LISTED });
    for (const { table, clock } of tables) {
      if (clock.startsWith('relaxed')) await this.say(table, person, { do: 'vacation', isOn });
    }
  }

  get counts() {
    return { tables: this.#fleet.size, ears: this.#fleet.ears, moves: this.#moves };
  }

  async close(): Promise<void> {
    this.#stopListening();
    this.#caretaker.close();
    await this.#fleet.close();
    await Promise.all(this.#underWay);
    await this.#ticks.close();
  }
}

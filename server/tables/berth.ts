/**
 * A table in memory, with those who look at it and the bots that play at it. It takes one wish at a time: judge,
 * store, take effect, tell. What was acknowledged is stored.
 */

import type { Change, Judged, Moment, PersonId, Say, Table } from '@tortuga/tables';
import { Conflict } from '../storage/storage.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Answered, Asker, Ear } from './harbour.ts';
import { Queue } from './queue.ts';
import { peopleAt } from './summary.ts';
import type { World } from './world.ts';

/** So often a wish is judged anew after somebody else was faster at another node. */
const TRIES = 8;

/** After so many records a snapshot saves the next reader the replay. */
const SNAPSHOT_EVERY = 200;

/** Timers cannot be set for longer than this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Records of these kinds change who sits where, or who knows what. */
const NEW_PLACES: ReadonlySet<string> = new Set(['created', 'seated', 'began']);

export class Berth {
  readonly #world: World;
  readonly #table: Table;
  readonly #queue = new Queue();
  readonly #audience = new Audience();
  readonly #bots: BotSeats;
  #alarm: NodeJS.Timeout | undefined;
  #snapshotAt: number;
  /** When anybody last needed the table. */
  used = 0;

  constructor(world: World, table: Table, snapshotAt: number) {
    this.#world = world;
    this.#table = table;
    this.#snapshotAt = snapshotAt;
    this.#bots = new BotSeats(world, table, (judge) => this.#attempt(judge));
  }

  get table(): Table {
    return this.#table;
  }

  get ears(): number {
    return this.#audience.size;
  }

  /** Nobody looks, nobody thinks, nothing is being stored. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#queue.isIdle && !this.#bots.areThinking;
  }

  /** Lets bots think and clocks run; to be called once, when the table has come into memory. */
  wake(): void {
    this.#bots.look();
    this.#setAlarm();
  }

  watch(ear: Ear): void {
    this.#audience.add(ear, this.#table);
  }

  unwatch(ear: Ear): void {
    this.#audience.delete(ear, this.#table);
  }

  async say(
    person: PersonId,
    say: Say,
    asker?: Asker,
  ): Promise<Answered<{ readonly seq: number; readonly isHeard: boolean }>> {
    const done = await this.#attempt((now) => this.#table.judge(person, say, now), asker);
    if (!done.ok) return done;
    return {
      ok: true,
      value: { seq: done.value, isHeard: asker !== undefined && this.#audience.has(asker.ear) },
    };
  }

  /** Stores and takes what is granted; answers with the number of the last record. */
  #attempt(judge: (now: Moment) => Judged, asker?: Asker): Promise<Answered<number>> {
    return this.#queue.run(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const judged = judge(this.#world.now());
        if (!judged.ok) return judged;
        if (await this.#store(judged.value)) {
          await this.#take(judged.value, asker);
          return { ok: true, value: this.#table.seq };
        }
      }
      return { ok: false, code: 'busy' };
    });
  }

  /** False if somebody else was faster: then the table has caught up with them. */
  async #store({ seq, records }: Change): Promise<boolean> {
    try {
      await this.#world.storage.append({ table: this.#table.id, seq, records });
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Conflict)) throw trouble;
      await this.#catchUp();
      return false;
    }
  }

  async #take(change: Change, asker?: Asker): Promise<void> {
    this.#table.adopt(change);
    this.#world.publish(this.#table.id, this.#table.seq);
    await this.#tell(change, asker);
    this.#world.touched(this);
    this.#bots.look();
    this.#setAlarm();
    this.#keepSnapshot();
  }

  async #tell({ seq, records }: Change, asker?: Asker): Promise<void> {
    if (this.#audience.size === 0) return;
    const isWelcome = records.some(({ type }) => NEW_PLACES.has(type));
    const [first] = records;
    const talk = records.length === 1 && first?.type === 'said' ? first.person : undefined;
    const people = isWelcome || talk !== undefined ? await this.#names() : undefined;
    this.#audience.tell(this.#table, {
      since: seq - 1,
      now: this.#world.now(),
      isWelcome,
      ...(people === undefined ? {} : { people }),
      ...(talk === undefined ? {} : { speaker: talk }),
      ...(asker === undefined ? {} : { asker }),
    });
  }

  async #names() {
    const people = peopleAt(this.#table);
    await this.#world.names.load(people);
    return this.#world.names.of(people);
  }

  /** Somebody here has another name. */
  renamed(person: PersonId): Promise<void> {
    return this.#queue.run(async () => {
      if (!peopleAt(this.#table).includes(person)) return;
      const people = await this.#names();
      const since = this.#table.seq;
      this.#audience.tell(this.#table, { since, now: this.#world.now(), isWelcome: false, people });
    });
  }

  /** Another node has written to the log. */
  hear(seq: number): Promise<void> {
    return this.#queue.run(async () => {
      if (seq > this.#table.seq) await this.#catchUp();
    });
  }

  async #catchUp(): Promise<void> {
    const since = this.#table.seq;
    const records = await this.#world.storage.records(this.#table.id, since);
    if (records.length > 0) await this.#take({ seq: since + 1, records });
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const { due } = this.#table;
    if (due === undefined) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, due - this.#world.now().tick));
    this.#alarm = setTimeout(() => this.#ring(), wait).unref();
  }

  #ring(): void {
    this.#world.guard(
      this.#attempt((now) => this.#table.judgeClocks(now) ?? { ok: false, code: 'stale' }).then((rung) => {
        // The longest timer rings before its time.
        if (!rung.ok) this.#setAlarm();
      }),
      this.#table.id,
    );
  }

  #keepSnapshot(): void {
    if (this.#table.seq - this.#snapshotAt >= SNAPSHOT_EVERY)
      this.#world.guard(this.saveSnapshot(), this.#table.id);
  }

  async saveSnapshot(): Promise<void> {
    if (this.#snapshotAt === this.#table.seq) return;
    this.#snapshotAt = this.#table.seq;
    await this.#world.storage.saveSnapshot(this.#table.id, this.#table.seq, this.#table.snapshot());
  }

  /** Nothing more happens here; what was begun is finished first. */
  async close(): Promise<void> {
    clearTimeout(this.#alarm);
    this.#bots.stop();
    await this.#queue.run(() => Promise.resolve());
  }
}

/**
 * A table in memory, with those who look at it and the bots that play at it. It takes one wish at a time: judge,
 * store, take effect, tell. What was acknowledged is stored.
 */

import type { Change, Moment, Names, PersonId, Say, Table } from '@tortuga/tables';
import { Conflict } from '../storage/storage.ts';
import { Attempt, type Judge } from './attempt.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Answered, Asker, Ear, Ending, No, Said } from './harbour.ts';
import { NOBODY, peopleIn, speakersIn } from './mentioned.ts';
import { Queue } from './queue.ts';
import { peopleAt } from './summary.ts';
import type { World } from './world.ts';

/** So often a wish is judged anew after somebody else was faster at another node. */
const TRIES = 8;

/** After so many records a snapshot saves the next reader the replay. */
const SNAPSHOT_EVERY = 500;

/** Timers cannot be set for longer than this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A clock that could not ring, because the storage was out of order, tries again after so many milliseconds. */
const RING_AGAIN = 1000;

const BUSY: No = { ok: false, code: 'busy' };
const STALE: No = { ok: false, code: 'stale' };

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
  #isClosed = false;
  /** When anybody last needed the table. */
  used = 0;
  /** Lists do not show yet what happened here. */
  isUnlisted = false;

  constructor(world: World, table: Table, snapshotAt: number) {
    this.#world = world;
    this.#table = table;
    this.#snapshotAt = snapshotAt;
    this.#bots = new BotSeats(world, table, (judge) => this.#promised(judge));
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

  say(person: PersonId, say: Say, asker?: Asker): Promise<Answered<Said>> {
    return this.#promised((now) => this.#table.judge(person, say, now), asker);
  }

  /** The same without a promise. */
  answer(person: PersonId, say: Say, asker: Asker, ending: Ending): void {
    this.#attempt(new Attempt((now) => this.#table.judge(person, say, now), ending, asker));
  }

  #promised(judge: Judge, asker?: Asker): Promise<Answered<Said>> {
    return new Promise((concluded, failed) => {
      this.#attempt(new Attempt(judge, { concluded, failed }, asker));
    });
  }

  /** Stores and takes what is granted, one after the other. */
  #attempt(attempt: Attempt): void {
    if (this.#isClosed) {
      attempt.ending.concluded(BUSY);
      return;
    }
    const turn = this.#queue.enter();
    if (turn === undefined) this.#try(attempt);
    else void turn.then(() => this.#try(attempt));
  }

  #try(attempt: Attempt): void {
    let refusal: No;
    try {
      const judged = attempt.tries < TRIES ? attempt.judge(this.#world.now()) : BUSY;
      if (judged.ok) {
        this.#store(judged.value, attempt);
        return;
      }
      refusal = judged;
    } catch (trouble) {
      this.#fail(attempt, trouble);
      return;
    }
    this.#conclude(attempt, refusal);
  }

  #store(change: Change, attempt: Attempt): void {
    const start = performance.now();
    const { seq, records } = change;
    this.#world.storage.add({ table: this.#table.id, seq, records }, (trouble) => {
      if (trouble === undefined) this.#stored(change, attempt, start);
      else if (trouble instanceof Conflict) this.#tryAgain(attempt);
      else this.#fail(attempt, trouble);
    });
  }

  /** Somebody else was faster at another node. */
  #tryAgain(attempt: Attempt): void {
    attempt.tries += 1;
    this.#catchUp().then(
      () => this.#try(attempt),
      (trouble: unknown) => this.#fail(attempt, trouble),
    );
  }

  #stored(change: Change, attempt: Attempt, start: number): void {
    this.#world.stored(performance.now() - start);
    const newcomers = peopleIn(change.records);
    // Waits before the change, never between it and the telling: who is welcomed in between would hear of it twice.
    if (newcomers.length > 0) void this.#learnNames(newcomers).then(() => this.#grant(change, attempt));
    else this.#grant(change, attempt);
  }

  #grant(change: Change, attempt: Attempt): void {
    let answered: Answered<Said>;
    try {
      answered = this.#done(change, attempt.asker);
    } catch (trouble) {
      this.#fail(attempt, trouble);
      return;
    }
    this.#conclude(attempt, answered);
  }

  #conclude({ ending }: Attempt, answered: Answered<Said>): void {
    this.#queue.leave();
    ending.concluded(answered);
  }

  #fail({ ending, asker }: Attempt, trouble: unknown): void {
    this.#queue.leave();
    const excuse = asker && this.#world.excuse(trouble, this.#table.id);
    if (excuse === undefined) ending.failed(trouble);
    else ending.concluded(excuse);
  }

  #done(change: Change, asker?: Asker): Answered<Said> {
    const isHeard = this.#take(change, asker);
    this.#world.publish(this.#table.id, this.#table.seq);
    if (change.prepared !== undefined) this.#world.answered();
    return { ok: true, value: { seq: this.#table.seq, isHeard } };
  }

  /** Says whether whoever asked for the change has heard of it. */
  #take(change: Change, asker?: Asker): boolean {
    const now = this.#world.now();
    this.used = now.at;
    this.#table.adopt(change);
    const isHeard = this.#tell(change, now, asker);
    this.isUnlisted = true;
    this.#bots.look();
    this.#setAlarm();
    this.#keepSnapshot();
    return isHeard;
  }

  #tell({ seq, records }: Change, now: Moment, asker?: Asker): boolean {
    if (this.#audience.size === 0) return false;
    const isWelcome = records.some(({ type }) => NEW_PLACES.has(type));
    const speakers = speakersIn(records);
    return this.#audience.tell(this.#table, {
      since: seq - 1,
      now,
      isWelcome,
      speakers,
      isTalk: records.every(({ type }) => type === 'said'),
      people: isWelcome || speakers.size > 0 ? this.#names : undefined,
      asker,
      paper: this.#world.paper,
    });
  }

  get #names(): Names {
    return this.#world.names.of(peopleAt(this.#table));
  }

  /** Nobody waits in vain because a name cannot be read. */
  async #learnNames(newcomers: readonly PersonId[]): Promise<void> {
    const learning = this.#world.names.load([...peopleAt(this.#table), ...newcomers]);
    this.#world.guard(learning, this.#table.id);
    await learning.catch(() => undefined);
  }

  /** Somebody here has another name. */
  renamed(person: PersonId): Promise<void> {
    return this.#queue.run(async () => {
      if (!peopleAt(this.#table).includes(person)) return;
      await this.#learnNames([person]);
      this.#audience.tell(this.#table, {
        since: this.#table.seq,
        now: this.#world.now(),
        isWelcome: false,
        speakers: NOBODY,
        isTalk: false,
        people: this.#names,
        asker: undefined,
        paper: this.#world.paper,
      });
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
    if (records.length === 0) return;
    await this.#learnNames(peopleIn(records));
    this.#take({ seq: since + 1, records });
  }

  #setAlarm(notBefore = 0): void {
    clearTimeout(this.#alarm);
    const { due } = this.#table;
    if (due === undefined || this.#isClosed) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(notBefore, due - this.#world.now().tick));
    this.#alarm = setTimeout(() => this.#world.guard(this.#ring(), this.#table.id), wait).unref();
  }

  async #ring(): Promise<void> {
    try {
      const rung = await this.#promised((now) => this.#table.judgeClocks(now) ?? STALE);
      // The longest timer rings before its time.
      if (!rung.ok) this.#setAlarm();
    } catch (trouble) {
      this.#setAlarm(RING_AGAIN);
      throw trouble;
    }
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
    this.#isClosed = true;
    clearTimeout(this.#alarm);
    this.#bots.stop();
    await this.#queue.run(() => Promise.resolve());
  }
}

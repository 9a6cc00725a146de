/**
 * A table: seats, clocks, talk, one match after another. It never writes anything down itself: whoever keeps it
 * asks it for a ruling, stores the records, and only then lets them take effect.
 */

import type { Level } from '@tortuga/bots';
import {
  type AnyGame,
  type AnyMove,
  at,
  type Game,
  type GameTypes,
  type MatchFile,
  type Prepared,
  type Seat,
  type Viewer,
} from '@tortuga/kernel';
import { adopt } from './adopt.ts';
import { answer } from './answers.ts';
import { BrokenLog } from './broken.ts';
import { newClock, nextDue } from './clock.ts';
import { fileOf } from './file.ts';
import type { PersonId, TableHeader } from './header.ts';
import type { Ruling } from './plan.ts';
import type { Happening, Holder, TableRecord } from './records.ts';
import type { Say } from './say.ts';
import { asked, botOf, firstSeatOf, isRunning } from './seating.ts';
import { beginning } from './seats.ts';
import { itemsFor, showHeader, sightOf } from './show.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Fortune, SeatState, TableState } from './state.ts';
import { Telling } from './telling.ts';
import type { Item, Sight, Welcome } from './told.ts';
import { expire, judge } from './wishes.ts';

/** Now: on everybody's clock, and on the one that stands still while the server does. */
export interface Moment {
  readonly at: number;
  readonly tick: number;
}

/** Records that may take effect, once they are safe. */
export interface Change {
  /** The number of the first. */
  readonly seq: number;
  readonly records: readonly TableRecord[];
  readonly prepared?: Prepared<GameTypes>;
}

export type Judged =
  | { readonly ok: true; readonly value: Change }
  | { readonly ok: false; readonly code: string; readonly detail?: string };

/** A bot that is to answer, and the newest record it may know. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: Level;
  readonly seq: number;
  /** The number of the record that raised the question: the same as long as the question is the same. */
  readonly since: number;
  readonly view: unknown;
}

export class Table {
  readonly #table: TableState;
  readonly #fortune: Fortune;

  private constructor(table: TableState, fortune: Fortune) {
    this.#table = table;
    this.#fortune = fortune;
  }

  /** A table from its whole log. Throws {@link BrokenLog} if it does not fit the rules. */
  static open(
    id: string,
    records: readonly TableRecord[],
    games: readonly AnyGame[],
    fortune: Fortune,
  ): Table {
    const [first] = records;
    if (first?.type !== 'created') throw new BrokenLog('the log does not begin with the table');
    const table = new Table(newTable(id, first, gameOf(games, first.header)), fortune);
    table.#replay(records);
    return table;
  }

  /** A new table: what is to be recorded of it. The match begins at once if no seat is open. */
  static found(
    header: TableHeader,
    holders: readonly Holder[],
    game: AnyGame,
    fortune: Fortune,
    now: Moment,
  ): Change {
    const created: TableRecord = { type: 'created', header, ...now };
    const table = newTable('', created, game);
    const happenings: Happening[] = holders.flatMap((holder, seat) =>
      holder.kind === 'open' ? [] : [{ type: 'seated', seat, holder }],
    );
    if (happenings.length === header.seats) happenings.push(beginning(table, holders, fortune));
    return { seq: 1, records: [created, ...happenings.map((happening) => ({ ...happening, ...now }))] };
  }

  /** A table from a snapshot and the records after it. Throws {@link BrokenLog} if either does not fit. */
  static restore(
    id: string,
    snapshot: string,
    records: readonly TableRecord[],
    games: readonly AnyGame[],
    fortune: Fortune,
  ): Table {
    const table = new Table(
      readSnapshot(id, snapshot, (header) => gameOf(games, header)),
      fortune,
    );
    table.#replay(records);
    return table;
  }

  /** Whatever goes wrong in a replay, it is the log that does not fit these rules. */
  #replay(records: readonly TableRecord[]): void {
    try {
      for (const record of records) adopt(this.#table, record);
    } catch (cause) {
      if (cause instanceof BrokenLog) throw cause;
      throw new BrokenLog(`record ${this.#table.seq} cannot be replayed`, { cause });
    }
  }

  snapshot(): string {
    return writeSnapshot(this.#table);
  }

  get id(): string {
    return this.#table.id;
  }

  get seq(): number {
    return this.#table.seq;
  }

  get state(): Readonly<TableState> {
    return this.#table;
  }

  /** Would this be granted? Nothing changes; the answer holds until something happens at the table. */
  judge(person: PersonId, say: Say, now: Moment): Judged {
    return this.#change(judge(this.#table, person, say, this.#fortune), now);
  }

  /** The same for the answer of a bot. */
  judgeBot(
    { seat, level, seq }: Pick<BotTurn, 'seat' | 'level' | 'seq'>,
    move: AnyMove,
    now: Moment,
  ): Judged {
    return this.#change(answer(this.#table, { seat, seq, move, bot: level }, this.#fortune), now);
  }

  /** A seat whose time is up, if there is one. */
  judgeClocks(now: Moment): Judged | undefined {
    const due = nextDue(this.#table.clock);
    if (due === undefined || due.tick > now.tick) return undefined;
    return this.#change(expire(this.#table, due.seat), now);
  }

  #change(ruling: Ruling, { at: time, tick }: Moment): Judged {
    if (!ruling.ok) return ruling;
    const { happenings, prepared } = ruling.value;
    const records = happenings.map((happening) => ({ ...happening, at: time, tick }));
    const seq = this.#table.seq + 1;
    return { ok: true, value: prepared === undefined ? { seq, records } : { seq, records, prepared } };
  }

  /** Lets records take effect that are safe now. */
  adopt({ seq, records, prepared }: Change): void {
    if (seq !== this.#table.seq + 1) throw new BrokenLog(`record ${seq} does not follow ${this.#table.seq}`);
    for (const record of records) {
      adopt(this.#table, record, record.type === 'answered' ? prepared : undefined);
    }
  }

  /** Who somebody is at this table. */
  viewerOf(person: PersonId): Viewer {
    return firstSeatOf(this.#table, person) ?? 'watcher';
  }

  sight(viewer: Viewer, now: Moment): Sight {
    return sightOf(this.#table, viewer, now);
  }

  items(viewer: Viewer, since?: number): Item[] {
    return itemsFor(this.#table, viewer, since);
  }

  /** Sights and news for several viewers, in words. */
  telling(since: number, now: Moment): Telling {
    return new Telling(this.#table, since, now);
  }

  /** All that somebody learns who comes to look. */
  welcome(viewer: Viewer, now: Moment, since?: number): Welcome {
    const { id, play } = this.#table;
    return {
      table: id,
      header: showHeader(this.#table),
      ...(viewer === 'watcher' ? {} : { you: viewer }),
      ...(play === undefined ? {} : { commit: play.luck.commit }),
      items: this.items(viewer, since),
      sight: this.sight(viewer, now),
    };
  }

  /** The bots that owe an answer. */
  botTurns(): BotTurn[] {
    const { play, seq } = this.#table;
    if (play === undefined || !this.#table.seats.some(botOf)) return [];
    return asked(this.#table).flatMap((seat) => {
      const level = botOf(this.seat(seat));
      return level === undefined
        ? []
        : [
            {
              seat,
              level,
              seq,
              since: at(play.changed, seat),
              view: play.match.game.view(play.match.state, seat),
            },
          ];
    });
  }

  /** The seats that owe an answer. */
  get asked(): readonly Seat[] {
    return asked(this.#table);
  }

  seat(seat: Seat): SeatState {
    return at(this.#table.seats, seat);
  }

  /** The tick at which the next clock runs out. */
  get due(): number | undefined {
    const { header, clock } = this.#table;
    if (header.clock.kind === 'none' || !isRunning(this.#table)) return undefined;
    return nextDue(clock)?.tick;
  }

  /** The present match as a file; before its end without what is secret. */
  file(names: readonly string[]): MatchFile | undefined {
    return fileOf(this.#table, names);
  }
}

function newTable(
  id: string,
  { header, at: created, tick }: Extract<TableRecord, { type: 'created' }>,
  game: Game<GameTypes>,
): TableState {
  return {
    id,
    game,
    header,
    seq: 0,
    created,
    touched: created,
    seats: Array.from({ length: header.seats }, () => ({ holder: { kind: 'open' } })),
    matches: 0,
    play: undefined,
    proposal: undefined,
    clock: newClock(header.clock, header.seats, tick),
    items: [],
  };
}

function gameOf(
  games: readonly AnyGame[],
  { game: id, rules }: { game: string; rules: number },
): Game<GameTypes> {
  const game = games.find((other) => other.id === id);
  if (game === undefined) throw new BrokenLog(`there is no game ${id}`);
  if (game.version !== rules) throw new BrokenLog(`${id} was begun by version ${rules} of its rules`);
  return game;
}

/** A local table while somebody looks at it: one wish at a time, kept before it counts; bots answer by themselves. */

import { type AnyGame, readMove, type Viewer } from '@tortuga/kernel';
import { type BotTurn, type Change, isRunning, type Judged, type Say, Table } from '@tortuga/tables';
import type { Answer, Ask } from '../../thinking/ask.ts';
import type { TableNews } from '../line.ts';
import { Conflict, type Keep, type KeptTable } from './keep.ts';
import { browserLuck } from './luck.ts';
import { summarise } from './summary.ts';

/** A bot answers no sooner, in milliseconds: people want to see what happened. */
const PACE = 450;

export interface Surroundings {
  readonly keep: Keep;
  think(ask: Ask): Promise<Answer>;
  /** Something has happened at the table. */
  tell(table: string): void;
  pause(milliseconds: number): Promise<void>;
}

export class OpenTable {
  readonly game: AnyGame;
  readonly #around: Surroundings;
  #table: Table;
  #kept: KeptTable;
  /** Everything that changes the table waits for what came before. */
  #queue: Promise<unknown> = Promise.resolve();
  /** `seq seat` of the questions bots think about. */
  readonly #thinking = new Set<string>();
  #isClosed = false;

  private constructor(game: AnyGame, table: Table, kept: KeptTable, around: Surroundings) {
    this.game = game;
    this.#table = table;
    this.#kept = kept;
    this.#around = around;
  }

  static async open(game: AnyGame, kept: KeptTable, around: Surroundings): Promise<OpenTable> {
    const records = await around.keep.records(kept.table, 0);
    const table = Table.open(kept.table, records, [game], browserLuck);
    const open = new OpenTable(game, table, kept, around);
    open.#wakeBots();
    return open;
  }

  get table(): Table {
    return this.#table;
  }

  /** What one viewer learns: everything, or what came after a number. */
  welcome(viewer: Viewer, since?: number): TableNews {
    const { mine } = this;
    const whole = since === undefined ? { isWhole: true as const } : {};
    return { ...this.#table.welcome(viewer, moment(), since), people: this.#kept.names, mine, ...whole };
  }

  /** The seats people play at this device. */
  get mine(): number[] {
    return [...this.#table.state.seats.keys()].filter((seat) => this.personAt(seat) !== undefined);
  }

  personAt(viewer: Viewer): string | undefined {
    const holder = viewer === 'watcher' ? undefined : this.#table.state.seats[viewer]?.holder;
    return holder?.kind === 'person' ? holder.person : undefined;
  }

  /** The names by seat, for files; bots go by their level. */
  get names(): string[] {
    return this.#table.state.seats.map(({ holder }) => {
      if (holder.kind === 'person') return this.#kept.names[holder.person] ?? '';
      return holder.kind === 'bot' ? holder.level : '';
    });
  }

  say(viewer: Viewer, say: Say): Promise<Judged> {
    const seat = 'seat' in say && say.seat !== undefined ? say.seat : viewer;
    return this.#inTurn(() =>
      this.#change(() => this.#table.judge(this.personAt(seat) ?? '', say, moment())),
    );
  }

  /** Another tab has written something. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#reload());
  }

  close(): void {
    this.#isClosed = true;
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #change(judge: () => Judged): Promise<Judged> {
    const judged = judge();
    if (!judged.ok) return judged;
    try {
      await this.#store(judged.value);
    } catch (trouble) {
      if (!(trouble instanceof Conflict)) throw trouble;
      await this.#reload();
      return this.#change(judge);
    }
    this.#table.adopt(judged.value);
    await this.#note();
    this.#happened();
    return judged;
  }

  async #store({ seq, records }: Change): Promise<void> {
    await this.#around.keep.append(this.#kept, seq, records);
  }

  async #note(): Promise<void> {
    this.#kept = summarise(this.#table, this.#kept.names);
    await this.#around.keep.note(this.#kept);
  }

  async #reload(): Promise<void> {
    const { id, seq } = this.#table;
    const records = await this.#around.keep.records(id, seq);
    if (records.length === 0) return;
    this.#table.adopt({ seq: seq + 1, records });
    this.#happened();
  }

  #happened(): void {
    this.#around.tell(this.#table.id);
    this.#wakeBots();
  }

  #wakeBots(): void {
    if (this.#isClosed || !isRunning(this.#table.state)) return;
    for (const turn of this.#table.botTurns()) {
      const key = `${turn.seq} ${turn.seat}`;
      if (this.#thinking.has(key)) continue;
      this.#thinking.add(key);
      void this.#letAnswer(turn).finally(() => this.#thinking.delete(key));
    }
  }

  async #letAnswer({ seat, level, seq, view }: BotTurn): Promise<void> {
    const ask = { game: this.game.id, view, seat, bot: level, seed: browserLuck.fate('', 0).draw(2 ** 32) };
    const [{ move }] = await Promise.all([this.#around.think(ask), this.#around.pause(PACE)]);
    if (this.#isClosed) return;
    await this.#inTurn(() =>
      this.#change(() => {
        const { play } = this.#table.state;
        const read = play === undefined ? undefined : readMove(this.game, play.match.state, seat, move);
        // Whatever is no longer asked, because somebody took an answer back, is refused as stale.
        if (!read?.ok) return read ?? { ok: false, code: 'not-begun' };
        return this.#table.judgeBot({ seat, level, seq }, read.value, moment());
      }),
    );
  }
}

function moment(): { readonly at: number; readonly tick: number } {
  const now = Date.now();
  return { at: now, tick: now };
}

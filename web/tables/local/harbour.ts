/** All local tables, as the worker keeps them: it answers every request of the page. */

import {
  type AnyGame,
  MATCH_FORMAT,
  type MatchFile,
  type Result,
  refuse,
  type Viewer,
} from '@tortuga/kernel';
import { BrokenLog, type Judged, type Say, Table } from '@tortuga/tables';
import type { TableNews } from '../line.ts';
import type { No } from '../port.ts';
import { Film } from '../replay/film.ts';
import { advise } from './advice.ts';
import { eyes } from './eyes.ts';
import { adoptFile, cut, type Founded, found } from './founding.ts';
import { browserLuck } from './luck.ts';
import { OpenTable, type Surroundings } from './open-table.ts';
import type { LocalWishes } from './protocol.ts';
import { summarise } from './summary.ts';
import type { LocalWish } from './wish.ts';

type Answer = { readonly ok: true } | No;

const DONE: Answer = { ok: true };

/** What a harbour needs besides what its tables need. */
export interface HarbourSurroundings extends Omit<Surroundings, 'tell'> {
  loadGame(id: string): Promise<AnyGame | undefined>;
  newId(): string;
  /** To the page. */
  hear(news: TableNews & { readonly on: 'table' }): void;
  /** To other tabs: something has happened at this table. */
  spread(table: string): void;
}

/** The page looks at a table. */
interface Watch {
  as: Viewer | undefined;
  viewer: Viewer | undefined;
  /** The newest record the page knows. */
  known: number;
}

export class LocalHarbour {
  readonly #around: HarbourSurroundings;
  readonly #tables = new Map<string, Promise<OpenTable | No>>();
  readonly #watches = new Map<string, Watch>();
  #film: Film | undefined;

  constructor(around: HarbourSurroundings) {
    this.#around = around;
  }

  async answer(request: LocalWishes): Promise<Answer> {
    switch (request.do) {
      case 'ping':
        return DONE;
      case 'list':
        return { ok: true, tables: await this.#around.keep.tables() } as Answer;
      case 'create':
        return this.#create(request.wish);
      case 'adopt':
        return this.#adopt(request.file);
      case 'film':
        return this.#load(request.file);
      case 'still':
        return this.#still(request.entry, request.as);
      case 'forget':
        return this.#forget(request.table);
      case 'unwatch':
        return this.#unwatch(request.table);
      default:
        return this.#answerAt(request);
    }
  }

  /** Another tab has written at this table. */
  async refresh(table: string): Promise<void> {
    const open = await this.#tables.get(table);
    if (open instanceof OpenTable) await open.refresh();
  }

  async #answerAt(request: Extract<LocalWishes, { readonly table: string }>): Promise<Answer> {
    // At once, so that somebody who is just leaving does not close the table.
    if (request.do === 'watch') this.#noteWatch(request.table, request);
    const open = await this.#open(request.table);
    if (!(open instanceof OpenTable)) return open;
    const viewer = this.#watches.get(request.table)?.viewer ?? 'watcher';
    switch (request.do) {
      case 'watch':
        return this.#welcome(open);
      case 'file':
        return fileOf(open);
      case 'hint':
        return advise(open, viewer, request.level, (ask) => this.#around.think(ask));
      case 'look':
        return lookAt(open, viewer, request.entry);
      default:
        return acknowledged(await open.say(viewer, request as Say));
    }
  }

  /** Opens a table once, however many ask for it. */
  #open(id: string): Promise<OpenTable | No> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = this.#openAnew(id).catch((trouble: unknown) => {
      this.#tables.delete(id);
      if (trouble instanceof BrokenLog) return refuse('wrong-version', trouble.message);
      throw trouble;
    });
    this.#tables.set(id, opening);
    return opening;
  }

  async #openAnew(id: string): Promise<OpenTable | No> {
    const kept = await this.#around.keep.table(id);
    const game = kept === undefined ? undefined : await this.#around.loadGame(kept.game);
    if (kept === undefined || game === undefined) return { ok: false, code: 'no-such-table' };
    return OpenTable.open(game, kept, { ...this.#around, tell: (table) => this.#tell(table) });
  }

  #noteWatch(id: string, { since = 0, as }: { readonly since?: number; readonly as?: Viewer }): void {
    const before = this.#watches.get(id);
    this.#watches.set(id, { as: as ?? before?.as, viewer: before?.viewer, known: since });
  }

  #welcome(open: OpenTable): Answer {
    const watch = this.#watches.get(open.table.id);
    if (watch !== undefined) this.#show(open, watch);
    return DONE;
  }

  #tell(id: string): void {
    this.#around.spread(id);
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    void this.#open(id).then((open) => {
      if (open instanceof OpenTable) this.#show(open, watch);
    });
  }

  /** Shows the page what is new to it; with other eyes, everything is. */
  #show(open: OpenTable, watch: Watch): void {
    const { asked } = open.table.sight('watcher', { at: 0, tick: 0 });
    const isOpen = open.game.isOpen === true;
    const viewer = eyes({ isOpen, mine: open.mine, asked, as: watch.as, before: watch.viewer });
    const knowsAll = isOpen || viewer === watch.viewer;
    this.#around.hear({ on: 'table', ...open.welcome(viewer, knowsAll ? watch.known : undefined) });
    watch.viewer = viewer;
    watch.known = open.table.seq;
  }

  async #unwatch(id: string): Promise<Answer> {
    this.#watches.delete(id);
    const open = await this.#tables.get(id);
    // Somebody may have come back meanwhile.
    if (this.#watches.has(id) || !(open instanceof OpenTable)) return DONE;
    open.close();
    this.#tables.delete(id);
    return DONE;
  }

  async #create(wish: LocalWish): Promise<Answer> {
    const game = await this.#around.loadGame(wish.game);
    if (game === undefined) return { ok: false, code: 'unknown-game' };
    const id = this.#around.newId();
    return this.#settle(id, game, found(id, game, wish, Date.now()));
  }

  async #adopt(file: unknown): Promise<Answer> {
    if (!isMatchFile(file)) return { ok: false, code: 'malformed' };
    const game = await this.#around.loadGame(file.game);
    if (game === undefined) return { ok: false, code: 'unknown-game' };
    return this.#settle(this.#around.newId(), game, adoptFile(game, file, Date.now()));
  }

  async #settle(id: string, game: AnyGame, founded: Result<Founded>): Promise<Answer> {
    if (!founded.ok) return founded;
    const { records, names } = founded.value;
    const table = Table.open(id, records, [game], browserLuck);
    await this.#around.keep.append(summarise(table, names), 1, records);
    return { ok: true, table: id } as Answer;
  }

  async #forget(id: string): Promise<Answer> {
    await this.#unwatch(id);
    await this.#around.keep.forget(id);
    return DONE;
  }

  async #load(file: MatchFile): Promise<Answer> {
    const game = await this.#around.loadGame(file.game);
    if (game === undefined) return { ok: false, code: 'unknown-game' };
    const film = Film.open(game, file);
    if (!film.ok) return film;
    this.#film = film.value;
    return { ok: true, length: film.value.length } as Answer;
  }

  #still(entry: number, viewer: Viewer): Answer {
    const still = this.#film?.still(entry, viewer);
    return still === undefined ? { ok: false, code: 'malformed' } : { ok: true, ...still };
  }
}

/** Of what was recorded the page hears in the news. */
function acknowledged(judged: Judged): Answer {
  return judged.ok ? DONE : judged;
}

/** Is it one at all? Whether it is a good one, reading it will show. */
function isMatchFile(file: unknown): file is MatchFile {
  return typeof file === 'object' && file !== null && Reflect.get(file, 'format') === MATCH_FORMAT;
}

function fileOf(open: OpenTable): Answer {
  const file = open.table.file(open.names);
  if (file === undefined) return { ok: false, code: 'not-begun' };
  // Luck without a seed cannot be checked.
  const { luck: _, ...plain } = file;
  return { ok: true, file: plain } as Answer;
}

function lookAt(open: OpenTable, viewer: Viewer, entry: number): Answer {
  const file = open.table.file(open.names);
  if (file === undefined) return { ok: false, code: 'not-begun' };
  const film = Film.open(open.game, cut(file, entry));
  if (!film.ok) return film;
  const still = film.value.still(film.value.length, viewer);
  return still === undefined ? { ok: false, code: 'malformed' } : { ok: true, ...still };
}

/** Looking back: the match step by step, while it runs as one saw it, after the end with anybody's eyes. */

import type { AnyEvent, MatchFile, Viewer } from '@tortuga/kernel';
import { loadFilm, stillAt } from '../tables/local/page.ts';
import type { TablePort } from '../tables/port.ts';
import { chapters, eventsOf } from './story.ts';

export interface Still {
  readonly view: unknown;
  readonly events: readonly AnyEvent[];
  readonly viewer: Viewer;
}

/** Milliseconds between two steps that play by themselves. */
const PACE = 1200;

export class Replay {
  readonly #port: TablePort;
  #file: MatchFile | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  isOn = $state(false);
  at = $state(0);
  length = $state(0);
  viewer = $state.raw<Viewer>('watcher');
  /** May one look with other eyes? Only when the match is over. */
  isFree = $state(false);
  isPlaying = $state(false);
  still = $state.raw<Still>();
  trouble = $state<string>();

  constructor(port: TablePort) {
    this.#port = port;
  }

  /** The file of a match that is over, to be forked. */
  get file(): MatchFile | undefined {
    return this.#file;
  }

  /** Begins to look back, at so many answers; without a number, at the last. */
  async open(entry?: number): Promise<void> {
    if (!this.isOn) await this.#prepare();
    this.isOn = true;
    await this.go(entry ?? this.length);
  }

  close(): void {
    this.pause();
    this.isOn = false;
    this.still = undefined;
  }

  async go(entry: number): Promise<void> {
    const before = this.at;
    this.at = Math.min(Math.max(entry, 0), this.length);
    const { at, viewer } = this;
    const still = await this.#fetch(at, viewer);
    // Whoever leafs quickly sees only where they stop.
    if (!this.isOn || at !== this.at || viewer !== this.viewer) return;
    if (still === undefined) return this.close();
    this.still = at === before + 1 ? still : { ...still, events: [] };
  }

  async seeAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    await this.go(this.at);
  }

  play(): void {
    this.isPlaying = true;
    if (this.at >= this.length) void this.go(0);
    this.#timer = setInterval(() => {
      if (this.at >= this.length) this.pause();
      else void this.go(this.at + 1);
    }, PACE);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  async #prepare(): Promise<void> {
    const { sight, you } = this.#port.now;
    this.viewer = you ?? 'watcher';
    this.length = sight?.entries ?? 0;
    this.at = this.length;
    this.isFree = sight?.outcome !== undefined && (await this.#loadFilm());
  }

  async #loadFilm(): Promise<boolean> {
    const reply = await this.#port.file();
    if (!reply.ok) return false;
    const film = await loadFilm(reply.file);
    if (film.ok) this.#file = reply.file;
    return film.ok;
  }

  async #fetch(entry: number, viewer: Viewer): Promise<Still | undefined> {
    if (this.isFree) {
      const reply = await stillAt(entry, viewer);
      return reply.ok ? { view: reply.view, events: reply.events, viewer } : undefined;
    }
    const reply = await this.#port.look(entry);
    const events = eventsOf(chapters(this.#port.now.items), entry);
    if (!reply.ok) this.trouble = reply.code;
    return reply.ok ? { view: reply.view, events, viewer } : undefined;
  }
}

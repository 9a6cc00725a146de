/** A match at the terminal: the table, the person before the screen, and where it is saved. */

import { narrate, type Seat } from '@tortuga/kernel';
import { writeMatchFile } from '../input/files.ts';
import type { Terminal } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import type { Table } from './table.ts';

export class Session {
  readonly table: Table;
  readonly voice: Voice;
  readonly terminal: Terminal;
  /** Where the match is kept up to date, if anywhere. */
  readonly saveTo: string | undefined;
  /** For every seat, the number of steps it has been told of. */
  readonly #told: number[];
  #savedAt = -1;
  /** The person who saw the screen last. */
  onScreen: Seat | undefined;
  /** The number of steps when a person was asked last. */
  askedAt = 0;
  /** Something to say above the next question. */
  notice: string | undefined;

  constructor(table: Table, voice: Voice, terminal: Terminal, saveTo: string | undefined) {
    this.table = table;
    this.voice = voice;
    this.terminal = terminal;
    this.saveTo = saveTo;
    // Of a match that was loaded, only the last answer is news.
    const known = Math.max(0, table.length - 2);
    this.#told = table.players.map(() => known);
  }

  /** What happened since a seat was told last, in sentences; it is then told. */
  newsFor(seat: Seat): string[] {
    // Answers that were taken back are news again when they are given again.
    const from = Math.min(this.#told[seat] ?? 0, this.table.length);
    this.#told[seat] = this.table.length;
    return this.storyFor(seat, from);
  }

  /** Everything a seat may know; without a seat, what everybody knows. */
  storyFor(seat: Seat | undefined, from = 0): string[] {
    const { game } = this.table;
    const { language, words } = this.voice;
    return this.table.eventsFor(seat, from).map((event) => narrate(game.text[language], event, words));
  }

  /** Is there nothing that a saved file does not hold? */
  get isSaved(): boolean {
    return this.#savedAt === this.table.length;
  }

  /** Writes the match to a file, or to the one that was asked for, if any. */
  save(file = this.saveTo): void {
    if (file === undefined) return;
    writeMatchFile(file, this.table.match.file(this.table.players.map(({ name }) => name)));
    this.#savedAt = this.table.length;
  }
}

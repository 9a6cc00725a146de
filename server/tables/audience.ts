/** Those who look at a table. What happens is put into words once for every seat, and once for all watchers. */

import type { Viewer } from '@tortuga/kernel';
import type { Moment, Names, PersonId, Table } from '@tortuga/tables';
import type { Asker, Ear } from './harbour.ts';

/** Something to tell: what happened after `since`. */
export interface Tiding {
  readonly since: number;
  readonly now: Moment;
  /** People's places have changed: they must hear who they are. */
  readonly isWelcome: boolean;
  readonly people?: Names;
  /** If somebody said something and nothing else happened: those who do not want to hear them do not. */
  readonly speaker?: PersonId;
  readonly asker?: Asker;
}

/** Changes of presence are told together, after so many milliseconds. */
const PRESENCE_PAUSE = 250;

export class Audience {
  readonly #ears = new Set<Ear>();
  #isPresenceDue = false;

  get size(): number {
    return this.#ears.size;
  }

  has(ear: Ear): boolean {
    return this.#ears.has(ear);
  }

  add(ear: Ear, table: Table): void {
    this.#ears.add(ear);
    this.#tellPresence(table);
  }

  delete(ear: Ear, table: Table): void {
    if (this.#ears.delete(ear)) this.#tellPresence(table);
  }

  /** Tells everybody who may know. */
  tell(table: Table, tiding: Tiding): void {
    const texts = new Map<Viewer, string>();
    for (const ear of this.#ears) {
      const isAsker = ear === tiding.asker?.ear;
      if (!isAsker && tiding.speaker !== undefined && ear.muted.has(tiding.speaker)) continue;
      const viewer = table.viewerOf(ear.person);
      const text = texts.get(viewer) ?? textFor(table, viewer, tiding);
      texts.set(viewer, text);
      ear.hear(isAsker && tiding.asker !== undefined ? withReply(text, tiding.asker.re) : text);
    }
  }

  #tellPresence(table: Table): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    setTimeout(() => {
      this.#isPresenceDue = false;
      const text = JSON.stringify({ on: 'presence', table: table.id, ...this.#present(table) });
      for (const ear of this.#ears) ear.hear(text);
    }, PRESENCE_PAUSE).unref();
  }

  #present(table: Table): { people: PersonId[]; watchers: number } {
    const everybody = [...new Set([...this.#ears].map(({ person }) => person))];
    const people = everybody.filter((person) => table.viewerOf(person) !== 'watcher');
    return { people, watchers: everybody.length - people.length };
  }
}

function textFor(table: Table, viewer: Viewer, { since, now, isWelcome, people }: Tiding): string {
  const names = people === undefined ? {} : { people };
  if (isWelcome) return JSON.stringify({ on: 'table', ...names, ...table.welcome(viewer, now, since) });
  const items = table.items(viewer, since);
  return JSON.stringify({ on: 'table', ...names, table: table.id, items, sight: table.sight(viewer, now) });
}

/** The same text, as an answer to a request: everybody else's is shared. */
function withReply(text: string, re: number): string {
  return `{"re":${re},"ok":true,${text.slice(1)}`;
}

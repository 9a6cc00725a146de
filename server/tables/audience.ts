/** Those who look at a table. What happens is put into words once for every seat, and once for all watchers. */

import type { Viewer } from '@tortuga/kernel';
import {
  type Item,
  type Moment,
  type Names,
  type PersonId,
  Stamp,
  type Table,
  type Telling,
} from '@tortuga/tables';
import type { Asker, Ear } from './harbour.ts';
import type { Message, Paper } from './paper.ts';

/** Something to tell: what happened after `since`. */
export interface Tiding {
  readonly since: number;
  readonly now: Moment;
  /** People's places have changed: they must hear who they are. */
  readonly isWelcome: boolean;
  readonly people: Names | undefined;
  /** Those who said something: who does not want to hear them does not. */
  readonly speakers: ReadonlySet<PersonId>;
  /** Nothing else happened. */
  readonly isTalk: boolean;
  readonly asker: Asker | undefined;
  /** What it is written on. */
  readonly paper: Paper;
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

  /** Tells everybody who may know; says whether whoever asked for it was among them. */
  tell(table: Table, tiding: Tiding): boolean {
    const { asker, isWelcome, speakers } = tiding;
    const telling = table.telling(tiding.since, tiding.now);
    const messages: Message[] = [];
    for (const ear of this.#ears) {
      const viewer = table.viewerOf(ear.person);
      if (ear === asker?.ear) {
        ear.hear(messageFor(table, viewer, tiding, telling, `{"re":${asker.re},"ok":true,"on":"table",`));
      } else if (speakers.size > 0 && mutesAny(ear, speakers)) {
        tellMuffled(ear, table, viewer, tiding);
      } else {
        const place = viewer === 'watcher' ? 0 : viewer + 1;
        messages[place] ??= messageFor(table, viewer, tiding, telling, '{"on":"table",');
        ear.hear(messages[place]);
      }
    }
    if (isWelcome) this.#tellPresence(table);
    return asker !== undefined && this.#ears.has(asker.ear);
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

const END = new Stamp('}');

/** An update. For whoever asked for it, it is an answer as well: so it begins. */
function messageFor(
  table: Table,
  viewer: Viewer,
  { since, now, isWelcome, people, paper }: Tiding,
  telling: Telling,
  beginning: string,
): Message {
  paper.begin();
  paper.write(beginning);
  if (isWelcome) {
    paper.write(JSON.stringify({ people, ...table.welcome(viewer, now, since) }).slice(1));
  } else {
    if (people !== undefined) paper.write(`"people":${JSON.stringify(people)},`);
    paper.write(`"table":"${table.id}",`);
    telling.write(viewer, paper);
    paper.stamp(END);
  }
  return paper.end();
}

/** Leaves out what those say whom somebody does not want to hear. */
export function audible(items: readonly Item[], muted: ReadonlySet<PersonId>): Item[] {
  return items.filter((item) => item.type !== 'said' || !muted.has(item.person));
}

function mutesAny({ muted }: Ear, speakers: ReadonlySet<PersonId>): boolean {
  for (const speaker of speakers) if (muted.has(speaker)) return true;
  return false;
}

function tellMuffled(ear: Ear, table: Table, viewer: Viewer, tiding: Tiding): void {
  const { since, now, people, isTalk } = tiding;
  const items = audible(table.items(viewer, since), ear.muted);
  if (items.length === 0 && isTalk) return;
  ear.hear(JSON.stringify({ on: 'table', people, table: table.id, items, sight: table.sight(viewer, now) }));
}

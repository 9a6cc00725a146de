/** What has happened at a table, as JSON for one viewer after the other: what they have in common is written once. */

import type { Viewer } from '@tortuga/kernel';
import { type Ink, Stamp } from './ink.ts';
import { commonSight, isForAll, itemsFor, sightOf } from './show.ts';
import type { TableState } from './state.ts';
import { writeSight } from './text.ts';

const ITEMS = new Stamp('"items":');
const SIGHT = new Stamp(',"sight":');

export class Telling {
  readonly #table: TableState;
  readonly #since: number;
  readonly #now: { readonly tick: number; readonly at: number };
  readonly #common;
  /** The view that was put into words last, and these: games that hide nothing show it to the next viewer, too. */
  #view: unknown;
  #viewText = '';
  /** The news, if all may know it. */
  #items: string | undefined;

  /** Of what happened after `since`, as long as nothing else happens. */
  constructor(table: TableState, since: number, now: { readonly tick: number; readonly at: number }) {
    this.#table = table;
    this.#since = since;
    this.#now = now;
    this.#common = commonSight(table);
  }

  /** Writes two fields of a JSON object, the news and the sight of a viewer. */
  write(viewer: Viewer, ink: Ink): void {
    ink.stamp(ITEMS);
    ink.write(this.#itemsFor(viewer));
    ink.stamp(SIGHT);
    const sight = sightOf(this.#table, viewer, this.#now, this.#common);
    writeSight(ink, sight, this.#common.seatsStamp, this.#textOfView);
  }

  #itemsFor(viewer: Viewer): string {
    if (this.#items !== undefined) return this.#items;
    const text = JSON.stringify(itemsFor(this.#table, viewer, this.#since));
    if (isForAll(this.#table, this.#since)) this.#items = text;
    return text;
  }

  readonly #textOfView = (view: unknown): string => {
    if (this.#view !== view) {
      this.#view = view;
      this.#viewText = JSON.stringify(view);
    }
    return this.#viewText;
  };
}

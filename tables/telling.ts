/** What has happened at a table, as JSON for one viewer after the other: what they have in common is written once. */

import type { Viewer } from '@tortuga/kernel';
import { commonSight, isForAll, itemsFor, sightOf } from './show.ts';
import type { TableState } from './state.ts';
import { PLAIN_WORDS, sightText, type Words } from './text.ts';
import type { ShownSeat } from './told.ts';

export class Telling {
  readonly #table: TableState;
  readonly #since: number;
  readonly #now: { readonly tick: number; readonly at: number };
  readonly #common;
  readonly #words = new SameWords();
  /** The news, if all may know it. */
  #items: string | undefined;

  /** Of what happened after `since`, as long as nothing else happens. */
  constructor(table: TableState, since: number, now: { readonly tick: number; readonly at: number }) {
    this.#table = table;
    this.#since = since;
    this.#now = now;
    this.#common = commonSight(table);
  }

  items(viewer: Viewer): string {
    if (this.#items !== undefined) return this.#items;
    const text = JSON.stringify(itemsFor(this.#table, viewer, this.#since));
    if (isForAll(this.#table, this.#since)) this.#items = text;
    return text;
  }

  sight(viewer: Viewer): string {
    return sightText(sightOf(this.#table, viewer, this.#now, this.#common), this.#words);
  }
}

/** Says again what was said last. */
class SameWords implements Words {
  #view: unknown;
  #viewText = '';
  #seats: readonly ShownSeat[] | undefined;
  #seatsText = '';

  view(view: unknown): string {
    if (this.#view !== view) {
      this.#view = view;
      this.#viewText = PLAIN_WORDS.view(view);
    }
    return this.#viewText;
  }

  seats(seats: readonly ShownSeat[]): string {
    if (this.#seats !== seats) {
      this.#seats = seats;
      this.#seatsText = PLAIN_WORDS.seats(seats);
    }
    return this.#seatsText;
  }
}

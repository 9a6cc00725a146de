/** What happened at a table, in sentences. */

import type { AnyEvent, Seat } from '@tortuga/kernel';
import type { Item } from '@tortuga/tables';

type Talk = Extract<Item, { readonly type: 'said' }>;

/** What the rules told of one answer, or of the setup. */
export interface Deed {
  readonly kind: 'deed';
  readonly seq: number;
  readonly at: number;
  readonly seat?: Seat;
  readonly events: readonly AnyEvent[];
  /** How many answers of this match there were after it; the setup is 0. */
  readonly entry: number;
  /** It was taken back later. */
  readonly isUndone: boolean;
  readonly match: number;
}

/** What happened around the match. */
export interface Note {
  readonly kind: 'note';
  readonly seq: number;
  readonly at: number;
  readonly item: Exclude<Item, Talk | { readonly type: 'answered' | 'began' }>;
}

export type Chapter = Deed | Note;

/** The story without the talk, oldest first. */
export function chapters(items: readonly Item[]): Chapter[] {
  const told: Chapter[] = [];
  /** Where in `told` the answers of this match stand that have not been taken back. */
  let standing: number[] = [];
  let match = 0;
  for (const item of items) {
    if (item.type === 'said') continue;
    if (item.type === 'began') {
      match += 1;
      standing = [];
      told.push(deed(item, 0, match));
    } else if (item.type === 'answered') {
      standing.push(told.length);
      told.push(deed(item, standing.length, match));
    } else {
      if (item.type === 'undone') for (const at of standing.splice(-item.count)) strike(told, at);
      told.push({ kind: 'note', seq: item.seq, at: item.at, item });
    }
  }
  return told;
}

function deed(
  item: Extract<Item, { readonly type: 'answered' | 'began' }>,
  entry: number,
  match: number,
): Deed {
  const { seq, at, events } = item;
  const seat = item.type === 'answered' && item.seat !== undefined ? { seat: item.seat } : {};
  return { kind: 'deed', seq, at, events, entry, match, isUndone: false, ...seat };
}

function strike(told: Chapter[], at: number): void {
  const struck = told[at];
  if (struck?.kind === 'deed') told[at] = { ...struck, isUndone: true };
}

/** What was said, oldest first. */
export function talk(items: readonly Item[]): Talk[] {
  return items.filter((item) => item.type === 'said');
}

/** What others did since a seat last answered, in this match. Nothing if it has not answered yet. */
export function sinceLastAnswer(story: readonly Chapter[], seat: Seat): Deed[] {
  const match = story.findLast((chapter) => chapter.kind === 'deed')?.match;
  const deeds = story.filter(
    (chapter): chapter is Deed => chapter.kind === 'deed' && !chapter.isUndone && chapter.match === match,
  );
  const last = deeds.findLastIndex((chapter) => chapter.seat === seat);
  return last < 0 ? [] : deeds.slice(last + 1);
}

/** The events that led to the position after so many answers of the present match. */
export function eventsOf(story: readonly Chapter[], entry: number): readonly AnyEvent[] {
  const deed = story.findLast(
    (chapter) => chapter.kind === 'deed' && !chapter.isUndone && chapter.entry === entry,
  );
  return deed?.kind === 'deed' ? deed.events : [];
}

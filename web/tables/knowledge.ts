/** How what is known of a table grows with every message about it. */

import type { AnyEvent, Seat } from '@tortuga/kernel';
import type { Item, Names, Sight, Update, Welcome } from '@tortuga/tables';
import type { TableNow } from './port.ts';

/** What a message about a table holds besides the table itself. */
export interface Extras {
  readonly people?: Names;
  /** The seats that are played here, where a line knows it; otherwise the seat of whoever looks. */
  readonly mine?: readonly Seat[];
  /** The items are all there are for this viewer, and replace those of another. */
  readonly isWhole?: true;
}

/** Nothing yet. */
export function unknown(table: string): TableNow {
  return {
    table,
    link: 'connecting',
    mine: [],
    items: [],
    events: [],
    names: {},
    presence: { people: [], watchers: 0 },
    skew: 0,
  };
}

/** The table as it is now, from wherever we stood. */
export function welcomed(now: TableNow, welcome: Welcome & Extras, heardAt: number): TableNow {
  const { header, you, commit } = welcome;
  const { commit: _, you: __, trouble: ___, ...kept } = updated(now, welcome, heardAt);
  return {
    ...kept,
    link: 'live',
    header,
    mine: welcome.mine ?? (you === undefined ? [] : [you]),
    ...(you === undefined ? {} : { you }),
    ...(commit === undefined ? {} : { commit }),
  };
}

/** What happened since. Whoever takes or leaves a seat is welcomed anew, so nothing else has changed. */
export function updated(now: TableNow, update: Update & Extras, heardAt: number): TableNow {
  const items = update.isWhole ? [] : now.items;
  const known = items.at(-1)?.seq ?? 0;
  const fresh = update.items.filter(({ seq }) => seq > known);
  const began = fresh.findLast((item) => item.type === 'began');
  return {
    ...now,
    sight: update.sight,
    items: fresh.length === 0 ? items : [...items, ...fresh],
    events: now.sight === undefined || update.isWhole ? [] : motion(fresh),
    names: update.people === undefined ? now.names : { ...now.names, ...update.people },
    skew: skewAfter(now, update.sight, heardAt),
    ...(began === undefined ? {} : { commit: began.commit }),
  };
}

/** What can be shown as motion: nothing that was taken back, and nothing of a match before. */
function motion(fresh: readonly Item[]): AnyEvent[] {
  if (fresh.some(({ type }) => type === 'undone')) return [];
  const start = Math.max(
    0,
    fresh.findLastIndex(({ type }) => type === 'began'),
  );
  return fresh.slice(start).flatMap((item) => ('events' in item ? item.events : []));
}

/** The smallest delay ever seen is the closest to the truth: every message is late, none early. */
function skewAfter({ skew, sight: before }: TableNow, { clock }: Sight, heardAt: number): number {
  if (clock === undefined) return skew;
  const seen = heardAt - clock.at;
  return before?.clock === undefined ? seen : Math.min(skew, seen);
}

/** The table as one viewer sees it. */

import { at, type GameTypes, type Viewer } from '@tortuga/kernel';
import { questionFor } from './question.ts';
import { askedInSight, isFinished, isOwn } from './seating.ts';
import type { KeptItem, Play, SeatState, TableState } from './state.ts';
import type { Item, ShownClock, ShownHeader, ShownOutcome, ShownSeat, Sight } from './told.ts';
import { undoable } from './undo.ts';

/** What a viewer sees now. `tick` is now, on the clock of clocks, and `time` on everybody's. */
export function sightOf(table: TableState, viewer: Viewer, now: { tick: number; at: number }): Sight {
  const { play, proposal } = table;
  const base = {
    seq: table.seq,
    match: table.matches,
    entries: play?.match.log.length ?? 0,
    asked: askedInSight(table, viewer),
    undoable: 0,
    seats: table.seats.map(showSeat),
    ...(proposal === undefined ? {} : { proposal }),
  };
  if (play === undefined) return base;
  const outcome = outcomeOf(play);
  return {
    ...base,
    view: play.match.game.view(play.match.state, viewer),
    ...(outcome === undefined ? openPart(table, play, viewer) : { outcome }),
    ...(table.header.clock.kind === 'none' ? {} : { clock: showClock(table, viewer, now) }),
  };
}

/** What only matters while the match goes on. */
function openPart(table: TableState, play: Play, viewer: Viewer): Pick<Sight, 'undoable' | 'question'> {
  if (viewer === 'watcher' || at(table.seats, viewer).hasResigned) return { undoable: 0 };
  const question = questionFor(play, viewer);
  const free = { undoable: undoable(table, play, viewer) };
  return question === undefined ? free : { ...free, question };
}

function showSeat({ holder, standIn, hasResigned, isOnVacation }: SeatState): ShownSeat {
  return {
    ...holder,
    ...(standIn === undefined ? {} : { standIn }),
    ...(hasResigned === undefined ? {} : { hasResigned }),
    ...(isOnVacation === undefined ? {} : { isOnVacation }),
  };
}

function showClock(table: TableState, viewer: Viewer, now: { tick: number; at: number }): ShownClock {
  const { clock } = table;
  const passed = Math.max(0, now.tick - clock.since);
  const known = askedInSight(table, viewer);
  const running = clock.running.filter((seat) => known.includes(seat));
  const left = clock.left.map((time, seat) => (running.includes(seat) ? time - passed : time));
  return { left: left.map((time) => Math.max(0, Math.round(time))), running, at: now.at };
}

function outcomeOf(play: Play): ShownOutcome | undefined {
  if (!isFinished(play)) return undefined;
  return play.calledOff ?? play.match.game.outcome(play.match.state);
}

/** The news a viewer may know, after a number. */
export function itemsFor(table: TableState, viewer: Viewer, since = 0): Item[] {
  const { items } = table;
  const shown: Item[] = [];
  for (let i = firstAfter(items, since); i < items.length; i++) {
    const item = showItem(table, at(items, i), viewer);
    if (item !== undefined) shown.push(item);
  }
  return shown;
}

/** Most people know nearly everything: look from the end. */
function firstAfter(items: readonly KeptItem[], since: number): number {
  let first = items.length;
  while (first > 0 && at(items, first - 1).seq > since) first -= 1;
  return first;
}

function showItem(table: TableState, item: KeptItem, viewer: Viewer): Item | undefined {
  const { seq, at: time, news, events = [], room } = item;
  if (room !== undefined && (room === 'watchers') !== (viewer === 'watcher')) return undefined;
  if (news.type !== 'began' && news.type !== 'answered') return { seq, at: time, ...news };
  const known = eventsFor(events, viewer);
  // The numbers of answers must be right in every story, so the item stays, without who and by which bot.
  if (isKeptFrom(table, item, viewer)) return { seq, at: time, type: 'answered', events: known };
  return { seq, at: time, ...news, events: known };
}

function isKeptFrom(table: TableState, { news, isDiscreet }: KeptItem, viewer: Viewer): boolean {
  if (isDiscreet === undefined || news.type !== 'answered') return false;
  return news.seat === undefined || !isOwn(table, viewer, news.seat);
}

function eventsFor(events: NonNullable<KeptItem['events']>, viewer: Viewer): GameTypes['event'][] {
  const known: GameTypes['event'][] = [];
  for (const { event, to } of events) {
    if (to === undefined || (viewer !== 'watcher' && to.includes(viewer))) known.push(event);
  }
  return known;
}

export function showHeader({ header }: TableState): ShownHeader {
  const { fork, ...rest } = header;
  if (fork === undefined) return rest;
  return { ...rest, fork: { table: fork.table, match: fork.match, entries: fork.log.length } };
}

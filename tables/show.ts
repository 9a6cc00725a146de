/** The table as one viewer sees it. */

import { at, type GameTypes, type Seat, type Viewer } from '@tortuga/kernel';
import { Stamp } from './ink.ts';
import { questionFor } from './question.ts';
import { askedInSight, isFinished, isOwn } from './seating.ts';
import type { KeptItem, Play, SeatState, TableState } from './state.ts';
import type { Item, ShownClock, ShownHeader, ShownOutcome, ShownSeat, Sight } from './told.ts';
import { undoable } from './undo.ts';

/** What all viewers see alike. */
export interface CommonSight {
  readonly seats: readonly ShownSeat[];
  /** The same as JSON. */
  readonly seatsStamp: Stamp;
  readonly outcome: ShownOutcome | undefined;
  /** What the game shows, if it shows everybody everything. */
  readonly openView: unknown;
}

export function commonSight({ seats, play }: TableState): CommonSight {
  return {
    ...showSeats(seats),
    outcome: play && outcomeOf(play),
    openView: play?.match.game.isOpen ? play.match.state : undefined,
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a viewer sees now. `tick` is now, on the clock of clocks, and `time` on everybody's. */
export function sightOf(
  table: TableState,
  viewer: Viewer,
  now: { tick: number; at: number },
  { seats, outcome, openView }: CommonSight = commonSight(table),
): Sight {
  const { play, proposal } = table;
  const sight: Writable<Sight> = {
    seq: table.seq,
    match: table.matches,
    entries: play?.match.log.length ?? 0,
    asked: askedInSight(table, viewer),
    undoable: 0,
    seats,
  };
  if (proposal !== undefined) sight.proposal = proposal;
  if (play === undefined) return sight;
  sight.view = openView ?? play.match.game.view(play.match.state, viewer);
  if (outcome === undefined) addQuestion(sight, table, play, viewer);
  else sight.outcome = outcome;
  if (table.header.clock.kind !== 'none') sight.clock = showClock(table, viewer, now);
  return sight;
}

/** What only matters while the match goes on. */
function addQuestion(sight: Writable<Sight>, table: TableState, play: Play, viewer: Viewer): void {
  if (viewer === 'watcher' || at(table.seats, viewer).hasResigned) return;
  const question = questionFor(play, viewer);
  sight.undoable = undoable(table, play, viewer);
  if (question !== undefined) sight.question = question;
}

type ShownSeats = Pick<CommonSight, 'seats' | 'seatsStamp'>;

/** Seats as they are shown: they are a new list when they change, which is rare. */
const shownSeats = new WeakMap<readonly SeatState[], ShownSeats>();

function showSeats(list: readonly SeatState[]): ShownSeats {
  const known = shownSeats.get(list);
  if (known !== undefined) return known;
  const seats = list.map(showSeat);
  const shown = { seats, seatsStamp: new Stamp(JSON.stringify(seats)) };
  shownSeats.set(list, shown);
  return shown;
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
  if (news.type === 'began') return { seq, at: time, ...news, events: known };
  const { type, seat, bot } = news;
  // The numbers of answers must be right in every story, so the item stays, without who and by which bot.
  if (seat === undefined || isKeptFrom(table, item, viewer, seat))
    return { seq, at: time, type, events: known };
  return bot === undefined
    ? { seq, at: time, type, seat, events: known }
    : { seq, at: time, type, seat, bot, events: known };
}

/** May everybody know all the news after a number? */
export function isForAll({ items }: TableState, since: number): boolean {
  for (let i = firstAfter(items, since); i < items.length; i++) {
    const { room, isDiscreet, events } = at(items, i);
    if (room !== undefined || isDiscreet || events?.some(({ to }) => to !== undefined)) return false;
  }
  return true;
}

function isKeptFrom(table: TableState, { isDiscreet }: KeptItem, viewer: Viewer, seat: Seat): boolean {
  return isDiscreet !== undefined && !isOwn(table, viewer, seat);
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

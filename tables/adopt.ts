/** How a record changes a table. Replaying the log goes through the same door as what happens now. */

import type { GameTypes } from '@tortuga/kernel';
import { at, Match, type Prepared, type Seat, type Step, scriptedFate } from '@tortuga/kernel';
import { newClock, reward, runFor, secondChance } from './clock.ts';
import type { Happening, TableRecord } from './records.ts';
import { stillSealed } from './sealed.ts';
import { asked, botOf, isPeopled } from './seating.ts';
import type { KeptItem, Play, SeatState, TableState } from './state.ts';
import type { News } from './told.ts';

/** The log does not fit the rules: it was written by other rules, or not by us. */
export class BrokenLog extends Error {
  override name = 'BrokenLog';
}

type Of<Type extends Happening['type']> = Extract<TableRecord, { readonly type: Type }>;

/** Lets a record take effect. An answer that was prepared need not be carried out again. */
export function adopt(table: TableState, record: TableRecord, prepared?: Prepared<GameTypes>): void {
  table.seq += 1;
  table.touched = record.at;
  const kept = takeEffect(table, record, prepared);
  if (kept !== undefined) table.items.push({ seq: table.seq, at: record.at, ...kept });
  if (record.type !== 'said') runFor(table.clock, runningSeats(table), record.tick);
  if (record.type === 'answered') reward(table.clock, table.header.clock, record.seat);
}

/** Clocks run for people who are asked, and stand still on vacation. */
function runningSeats(table: TableState): Seat[] {
  if (table.header.clock.kind === 'none') return [];
  return asked(table).filter((seat) => {
    const holder = at(table.seats, seat);
    return isPeopled(holder) && botOf(holder) === undefined && !holder.isOnVacation;
  });
}

type Kept = Omit<KeptItem, 'seq' | 'at'>;

function takeEffect(
  table: TableState,
  record: TableRecord,
  prepared: Prepared<GameTypes> | undefined,
): Kept | undefined {
  switch (record.type) {
    case 'created':
      return undefined;
    case 'began':
      return beginMatch(table, record);
    case 'answered':
      return takeAnswer(table, record, prepared);
    case 'undone':
      takeBack(table, record.count);
      table.proposal = undefined;
      break;
    case 'said':
      return { news: bare(record), room: record.room };
    default:
      takeAside(table, record);
  }
  return { news: bare(record) };
}

/** A record without its times. */
function bare<R extends TableRecord>({ at: _at, tick: _tick, ...news }: R): Omit<R, 'at' | 'tick'> & News {
  return news as unknown as Omit<R, 'at' | 'tick'> & News;
}

function beginMatch(table: TableState, { holders, luck, start, tick }: Of<'began'>): Kept {
  const { game, header } = table;
  table.matches += 1;
  for (const [seat, holder] of holders.entries()) table.seats[seat] = { holder };
  table.proposal = undefined;
  // What was said stays; earlier matches are read from the log if anybody asks.
  table.items = table.items.filter(({ news }) => news.type === 'said');
  let first: Step<GameTypes> | undefined;
  const setup = { seats: header.seats, options: header.options };
  const match = Match.begin(game, setup, scriptedFate(start), (step) => {
    first = step;
  });
  const events = [...(first?.events ?? []), ...replayFork(match, table)];
  const changed = holders.map(() => table.seq);
  const isForked = header.fork !== undefined;
  table.play = { match, luck, drawn: isForked ? 0 : start.length, skipped: [], changed };
  table.clock = newClock(header.clock, header.seats, tick);
  return { news: { type: 'began', holders, commit: luck.commit, events: [] }, events };
}

/** A fork begins where its match was left. */
function replayFork(match: Match<GameTypes>, { header: { fork } }: TableState): Step<GameTypes>['events'] {
  return (fork?.log ?? []).flatMap(({ seat, move, draws }) => {
    const taken = match.answer(seat, move, scriptedFate(draws ?? []));
    if (!taken.ok) throw new BrokenLog(`the fork cannot be replayed: ${taken.code}`);
    return taken.value.events;
  });
}

function takeAnswer(
  table: TableState,
  { seat, move, draws, bot }: Of<'answered'>,
  prepared: Prepared<GameTypes> | undefined,
): Kept {
  const play = playOf(table);
  const { match } = play;
  const before = match.state;
  const step = prepared?.step ?? carryOut(play, seat, move, draws);
  if (prepared !== undefined) match.take(prepared);
  play.drawn += step.draws.length;
  const sealed = stillSealed(match.game, before, match.state, seat);
  for (const other of sealed ?? play.changed.keys()) play.changed[other] = table.seq;
  table.proposal = undefined;
  const news: News = { type: 'answered', seat, ...(bot === undefined ? {} : { bot }), events: [] };
  return { news, events: step.events };
}

function carryOut(
  { match }: Play,
  seat: Seat,
  move: string,
  draws: readonly number[] | undefined,
): Step<GameTypes> {
  const taken = match.answer(seat, move, scriptedFate(draws ?? []));
  if (!taken.ok) throw new BrokenLog(`"${move}" by seat ${seat + 1} cannot be replayed: ${taken.code}`);
  return taken.value;
}

function takeBack(table: TableState, count: number): void {
  const play = playOf(table);
  const lost = play.match.rewind(count).reduce((sum, { draws }) => sum + (draws?.length ?? 0), 0);
  const entry = play.match.log.length;
  // Draws skipped after an entry that is itself taken back count where the match goes on.
  const again = play.skipped.filter(([before]) => before >= entry);
  const skipped = again.reduce((sum, [, draws]) => sum + draws, lost);
  play.skipped = play.skipped.filter(([before]) => before < entry);
  if (skipped > 0) play.skipped.push([entry, skipped]);
  for (const seat of play.changed.keys()) play.changed[seat] = table.seq;
}

function playOf({ play }: TableState): Play {
  if (play === undefined) throw new BrokenLog('no match has begun');
  return play;
}

type Aside = Exclude<TableRecord['type'], 'created' | 'began' | 'answered' | 'undone' | 'said'>;

/** Records that change the table, not the match. */
function takeAside(table: TableState, record: Of<Aside>): void {
  switch (record.type) {
    case 'seated':
      table.seats[record.seat] = { holder: record.holder };
      break;
    case 'proposed':
      table.proposal = { ...bareProposal(record), agreed: [record.seat] };
      break;
    case 'agreed':
      table.proposal?.agreed.push(record.seat);
      break;
    case 'declined':
      table.proposal = undefined;
      break;
    case 'ended':
      playOf(table).calledOff = { how: record.how, places: record.places };
      table.proposal = undefined;
      break;
    default:
      seatChanged(table, at(table.seats, record.seat), record);
  }
}

function bareProposal({ what, seat, count }: Of<'proposed'>) {
  return count === undefined ? { what, seat } : { what, seat, count };
}

function seatChanged(
  table: TableState,
  seat: SeatState,
  record: Of<'resigned' | 'late' | 'back' | 'vacation'>,
): void {
  switch (record.type) {
    case 'resigned':
      seat.hasResigned = true;
      if (record.standIn !== undefined) seat.standIn = record.standIn;
      table.proposal = undefined;
      break;
    case 'late':
      seat.standIn = record.standIn;
      break;
    case 'back':
      delete seat.standIn;
      secondChance(table.clock, table.header.clock, record.seat);
      break;
    case 'vacation':
      if (record.isOn) seat.isOnVacation = true;
      else delete seat.isOnVacation;
  }
}

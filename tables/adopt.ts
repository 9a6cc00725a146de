/** How a record changes a table. Replaying the log goes through the same door as what happens now. */

import { at, type GameTypes, type Prepared, type Seat } from '@tortuga/kernel';
import { BrokenLog } from './broken.ts';
import { reward, runFor, secondChance } from './clock.ts';
import { beginMatch, type Kept, type Of, playOf, takeAnswer, takeBack } from './progress.ts';
import type { TableRecord } from './records.ts';
import { asked, botOf, isPeopled } from './seating.ts';
import type { KeptItem, Proposal, SeatState, TableState } from './state.ts';
import type { News } from './told.ts';

/** So many of the last things said are kept at hand. */
const KEPT_TALK = 200;

/** Lets a record take effect. An answer that was prepared need not be carried out again. */
export function adopt(table: TableState, record: TableRecord, prepared?: Prepared<GameTypes>): void {
  table.seq += 1;
  table.touched = record.at;
  const kept = takeEffect(table, record, prepared);
  if (kept !== undefined) table.items.push(numbered(table.seq, record.at, kept));
  if (record.type === 'said') table.items = withoutOldTalk(table.items);
  else if (table.header.clock.kind !== 'none') keepTime(table, record);
}

function keepTime(table: TableState, record: TableRecord): void {
  runFor(table.clock, runningSeats(table), record.tick);
  if (record.type === 'answered') reward(table.clock, table.header.clock, record.seat);
}

/** Written out, because copying fields by the way takes several times as long. */
function numbered(seq: number, time: number, { news, events, room, isDiscreet }: Kept): KeptItem {
  return { seq, at: time, news, events, room, isDiscreet };
}

/** Clocks run for people who are asked, and stand still on vacation. */
function runningSeats(table: TableState): Seat[] {
  return asked(table).filter((seat) => {
    const holder = at(table.seats, seat);
    return isPeopled(holder) && botOf(holder) === undefined && !holder.isOnVacation;
  });
}

function withoutOldTalk(items: KeptItem[]): KeptItem[] {
  const talk = items.filter(({ news }) => news.type === 'said');
  return talk.length > KEPT_TALK ? items.filter((item) => item !== talk[0]) : items;
}

function takeEffect(
  table: TableState,
  record: TableRecord,
  prepared: Prepared<GameTypes> | undefined,
): Kept | undefined {
  switch (record.type) {
    case 'created':
      if (table.seq > 1) throw new BrokenLog('the table was founded twice');
      return undefined;
    case 'began':
      return beginMatch(table, record);
    case 'answered':
      return takeAnswer(table, record, prepared);
    case 'undone':
      takeBack(table, record);
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

type Aside = Exclude<TableRecord['type'], 'created' | 'began' | 'answered' | 'undone' | 'said'>;

/** Records that change the table, not the match. */
function takeAside(table: TableState, record: Of<Aside>): void {
  switch (record.type) {
    case 'seated':
      if (table.seats[record.seat] === undefined) throw new BrokenLog('there is no such seat');
      table.seats = table.seats.with(record.seat, { holder: record.holder });
      // Who agreed to it sits there no more.
      table.proposal = undefined;
      break;
    case 'proposed':
      table.proposal = { ...bareProposal(record), agreed: [record.seat] };
      break;
    case 'agreed':
      table.proposal = agreedBy(table.proposal, record.seat);
      break;
    case 'declined':
      table.proposal = undefined;
      break;
    case 'ended':
      playOf(table).calledOff = { how: record.how, places: record.places };
      table.proposal = undefined;
      break;
    default:
      table.seats = table.seats.with(record.seat, changedSeat(table, at(table.seats, record.seat), record));
  }
}

function bareProposal({ what, seat, count }: Of<'proposed'>) {
  return count === undefined ? { what, seat } : { what, seat, count };
}

function agreedBy(proposal: Proposal | undefined, seat: Seat): Proposal | undefined {
  return proposal && { ...proposal, agreed: [...proposal.agreed, seat] };
}

function changedSeat(
  table: TableState,
  seat: SeatState,
  record: Of<'resigned' | 'late' | 'back' | 'vacation'>,
): SeatState {
  switch (record.type) {
    case 'resigned': {
      const { standIn } = record;
      table.proposal = undefined;
      return { ...seat, hasResigned: true, ...(standIn === undefined ? {} : { standIn }) };
    }
    case 'late':
      return { ...seat, standIn: record.standIn };
    case 'back': {
      const { standIn: _, ...own } = seat;
      secondChance(table.clock, table.header.clock, record.seat);
      return own;
    }
    default: {
      const { isOnVacation: _, ...present } = seat;
      return record.isOn ? { ...present, isOnVacation: true } : present;
    }
  }
}

/** A table in a list. */

import { isRunning, type PersonId, type Table } from '@tortuga/tables';
import type { Status, Summary } from '../storage/storage.ts';

export function summaryOf(table: Table): Summary {
  const { header, seats, created, touched } = table.state;
  const due = dueOf(table);
  return {
    table: table.id,
    seq: table.seq,
    game: header.game,
    status: statusOf(table),
    access: header.access,
    host: header.host,
    holders: seats.map(({ holder }) => {
      if (holder.kind === 'person') return holder.person;
      return holder.kind === 'bot' ? `:${holder.level}` : '';
    }),
    asked: askedPeople(table),
    clock: clockWord(table),
    ...(due === undefined ? {} : { due }),
    created,
    touched,
  };
}

function statusOf({ state }: Table): Status {
  if (isRunning(state)) return 'running';
  const isOpen = state.seats.some(({ holder }) => holder.kind === 'open');
  return state.play === undefined || isOpen ? 'waiting' : 'over';
}

function askedPeople(table: Table): PersonId[] {
  return table.asked.flatMap((seat) => {
    const { holder, standIn } = table.seat(seat);
    return holder.kind === 'person' && standIn === undefined ? [holder.person] : [];
  });
}

function isBotAsked(table: Table): boolean {
  return table.asked.some((seat) => {
    const { holder, standIn } = table.seat(seat);
    return holder.kind === 'bot' || standIn !== undefined;
  });
}

/** A table where a bot owes an answer wants attention at once, a clock when it runs out. */
function dueOf(table: Table): number | undefined {
  return isBotAsked(table) ? 0 : table.due;
}

function clockWord({ state: { header } }: Table): string {
  const { clock } = header;
  if (clock.kind === 'live') return `live ${clock.base}+${clock.increment}`;
  return clock.kind === 'relaxed' ? `relaxed ${clock.days}` : 'none';
}

/** Everybody who sits at a table or has spoken there. */
export function peopleAt({ state: { seats, items } }: Table): PersonId[] {
  const people = new Set<PersonId>();
  for (const { holder } of seats) if (holder.kind === 'person') people.add(holder.person);
  for (const { news } of items) if (news.type === 'said') people.add(news.person);
  return [...people];
}

/** Taking seats and giving them back; the match begins when the last one is taken. */

import type { Level } from '@tortuga/bots';
import { at, begin, refuse, type Seat, type TableSetup } from '@tortuga/kernel';
import type { PersonId } from './header.ts';
import { type Plan, plan, type Ruling } from './plan.ts';
import type { Happening, Holder } from './records.ts';
import { isRunning, seatsOf } from './seating.ts';
import type { Fortune, TableState } from './state.ts';

const OPEN: Holder = { kind: 'open' };

export function sit(table: TableState, person: PersonId, wanted: Seat | undefined, fortune: Fortune): Ruling {
  if (seatsOf(table, person).length > 0) return refuse('already-seated');
  const seat = wanted ?? table.seats.findIndex(({ holder }) => holder.kind === 'open');
  if (table.seats[seat]?.holder.kind !== 'open') return refuse('seat-taken');
  return seated(table, seat, { kind: 'person', person }, fortune);
}

export function stand(table: TableState, person: PersonId): Ruling {
  if (isRunning(table)) return refuse('has-begun');
  const [seat] = seatsOf(table, person);
  return seat === undefined ? refuse('not-seated') : plan({ type: 'seated', seat, holder: OPEN });
}

export function seatBot(
  table: TableState,
  person: PersonId,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
  fortune: Fortune,
): Ruling {
  const no = hostOnly(table, person);
  if (no !== undefined) return no;
  const kind = table.seats[seat]?.holder.kind;
  if (kind !== 'open' && kind !== 'bot') return refuse('seat-taken');
  return seated(table, seat, { kind: 'bot', level }, fortune);
}

export function dismiss(table: TableState, person: PersonId, seat: Seat): Ruling {
  const no = hostOnly(table, person);
  if (no !== undefined) return no;
  if (table.seats[seat]?.holder.kind !== 'bot') return refuse('no-bot');
  return plan({ type: 'seated', seat, holder: OPEN });
}

function hostOnly(table: TableState, person: PersonId) {
  if (table.header.host !== person) return refuse('not-host');
  return isRunning(table) ? refuse('has-begun') : undefined;
}

function seated(table: TableState, seat: Seat, holder: Holder, fortune: Fortune): Ruling {
  const holders = table.seats.map((other, number) => (number === seat ? holder : other.holder));
  const taken: Happening = { type: 'seated', seat, holder };
  // Another bot on a bot's seat begins nothing: the others have not agreed to a new match.
  const wasOpen = at(table.seats, seat).holder.kind === 'open';
  return wasOpen && holders.every(({ kind }) => kind !== 'open')
    ? plan(taken, beginning(table, holders, fortune))
    : plan(taken);
}

/** The record that begins a match: its luck is drawn, and the setup uses the first of it. */
export function beginning(
  { game, header }: TableState,
  holders: readonly Holder[],
  fortune: Fortune,
): Happening {
  const luck = fortune.draw();
  const setup: TableSetup = { seats: header.seats, options: header.options };
  const start = header.fork?.start ?? begin(game, setup, fortune.fate(luck.seed, 0)).draws;
  return { type: 'began', holders, luck, start };
}

/** The next match with the same people, everybody one seat further, so that another may begin. */
export function rematch(table: TableState, fortune: Fortune): Plan['happenings'] {
  const holders = table.seats.map((_, seat) => at(table.seats, (seat + 1) % table.seats.length).holder);
  return [beginning(table, holders, fortune)];
}

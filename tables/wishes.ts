/** What people say to a table, judged: either a refusal, or the records that will say it was done. */

import { at, refuse, type Seat } from '@tortuga/kernel';
import { answer } from './answers.ts';
import type { PersonId } from './header.ts';
import { agree, decline, propose, resign } from './parley.ts';
import { plan, type Ruling } from './plan.ts';
import type { Say } from './say.ts';
import { asked, isRunning, STAND_IN, seatsOf } from './seating.ts';
import { dismiss, seatBot, sit, stand } from './seats.ts';
import type { Fortune, TableState } from './state.ts';
import { undo } from './undo.ts';

/** The longest thing that can be said at a table, in characters. */
export const LONGEST_TALK = 500;

/** Judges a wish of a person. Nothing changes. */
export function judge(table: TableState, person: PersonId, say: Say, fortune: Fortune): Ruling {
  switch (say.do) {
    case 'sit':
      return sit(table, person, say.seat, fortune);
    case 'stand':
      return stand(table, person);
    case 'bot':
      return seatBot(table, person, say, fortune);
    case 'dismiss':
      return dismiss(table, person, say.seat);
    case 'chat':
      return chat(table, person, say.text);
    default:
      return judgeSeated(table, person, say, fortune);
  }
}

type SeatedSay = Exclude<Say, { readonly do: 'sit' | 'stand' | 'bot' | 'dismiss' | 'chat' }>;

function judgeSeated(table: TableState, person: PersonId, say: SeatedSay, fortune: Fortune): Ruling {
  const seat = seatFor(table, person, 'seat' in say ? say.seat : undefined);
  if (seat === undefined) return refuse('not-seated');
  // Who has given up has no say before the match is over.
  if (at(table.seats, seat).hasResigned && isRunning(table)) return refuse('not-your-turn');
  switch (say.do) {
    case 'answer':
      return backFirst(table, seat, answer(table, { seat, seq: say.seq, move: say.move }, fortune));
    case 'undo':
      return backFirst(table, seat, undo(table, { ...say, seat }));
    case 'propose':
      return propose(table, seat, wishOf(say), fortune);
    case 'agree':
      return agree(table, seat, fortune);
    case 'decline':
      return decline(table, seat);
    case 'resign':
      return resign(table, seat);
    case 'return':
      return comeBack(table, seat);
    default:
      return goOnVacation(table, seat, say.isOn);
  }
}

function wishOf({ what, count }: Extract<Say, { readonly do: 'propose' }>) {
  return what !== 'undo' || count === undefined ? { what } : { what, count };
}

/** The seat a person speaks for: the one named, or the one that is asked, or the first of theirs. */
function seatFor(table: TableState, person: PersonId, named: Seat | undefined): Seat | undefined {
  const seats = seatsOf(table, person);
  if (named !== undefined) return seats.find((seat) => seat === named);
  if (seats.length < 2) return seats[0];
  const open = asked(table);
  return seats.find((seat) => open.includes(seat)) ?? seats[0];
}

function comeBack(table: TableState, seat: Seat): Ruling {
  return isStoodInFor(table, seat) ? plan({ type: 'back', seat }) : refuse('not-your-turn');
}

/** Whoever plays is there: the bot that stands in for them goes. */
function backFirst(table: TableState, seat: Seat, ruling: Ruling): Ruling {
  if (!ruling.ok || !isStoodInFor(table, seat)) return ruling;
  const happenings = [{ type: 'back', seat } as const, ...ruling.value.happenings];
  return { ok: true, value: { ...ruling.value, happenings } };
}

function isStoodInFor({ seats }: TableState, seat: Seat): boolean {
  const { standIn, hasResigned } = at(seats, seat);
  return standIn !== undefined && !hasResigned;
}

function goOnVacation(table: TableState, seat: Seat, isOn: boolean): Ruling {
  if (table.header.clock.kind !== 'relaxed') return refuse('no-clock');
  const isAway = at(table.seats, seat).isOnVacation === true;
  return isAway === isOn ? refuse('stale') : plan({ type: 'vacation', seat, isOn });
}

/** Characters that would turn or hide what others read. */
const UNSEEMLY = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

function chat(table: TableState, person: PersonId, given: string): Ruling {
  const text = given.replace(UNSEEMLY, '').trim();
  if (text === '') return refuse('empty');
  if (text.length > LONGEST_TALK) return refuse('too-long');
  const room = seatsOf(table, person).length > 0 ? 'players' : 'watchers';
  return plan({ type: 'said', person, room, text });
}

/** Time is up for a seat: a bot takes over. */
export function expire(table: TableState, seat: Seat): Ruling {
  return isRunning(table) ? plan({ type: 'late', seat, standIn: STAND_IN }) : refuse('game-over');
}

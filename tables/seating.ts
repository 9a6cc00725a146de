/** Who sits where, and who answers for whom. */

import type { Level } from '@tortuga/bots';
import { askedSeats, at, isDiscreet, isOver, type Seat, type Viewer } from '@tortuga/kernel';
import type { PersonId } from './header.ts';
import type { Play, SeatState, TableState } from './state.ts';

/** The bot that answers for people who are late or have resigned. */
export const STAND_IN: Level = 'bosun';

/** The seats of a person: one at most, except at a device that several people share. */
export function seatsOf({ seats }: TableState, person: PersonId): Seat[] {
  const own: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const { holder } = at(seats, seat);
    if (holder.kind === 'person' && holder.person === person) own.push(seat);
  }
  return own;
}

/** The first of them. */
export function firstSeatOf({ seats }: TableState, person: PersonId): Seat | undefined {
  for (let seat = 0; seat < seats.length; seat++) {
    const holder = seats[seat]?.holder;
    if (holder?.kind === 'person' && holder.person === person) return seat;
  }
  return undefined;
}

/** A match has begun and is not over. */
export function isRunning({ play }: TableState): boolean {
  return play !== undefined && !isFinished(play);
}

export function isFinished({ match, calledOff }: Play): boolean {
  return calledOff !== undefined || isOver(match.state);
}

/** The seats that owe an answer. */
export function asked({ play }: TableState): readonly Seat[] {
  return play === undefined || isFinished(play) ? [] : askedSeats(play.match.game, play.match.state);
}

/** The same as far as a viewer may know: of a discreet question, only the seats of the viewer's own person. */
export function askedInSight(table: TableState, viewer: Viewer): readonly Seat[] {
  const { play } = table;
  const seats = asked(table);
  if (play === undefined || !isDiscreet(play.match.game, play.match.state)) return seats;
  return seats.filter((seat) => isOwn(table, viewer, seat));
}

/** Is it the viewer's own seat, or one of the same person? */
export function isOwn({ seats }: TableState, viewer: Viewer, seat: Seat): boolean {
  if (viewer === 'watcher' || viewer === seat) return viewer === seat;
  const [own, other] = [at(seats, viewer).holder, at(seats, seat).holder];
  return own.kind === 'person' && other.kind === 'person' && own.person === other.person;
}

/** The bot that answers for a seat, if a bot does. */
export function botOf({ holder, standIn }: SeatState): Level | undefined {
  return holder.kind === 'bot' ? holder.level : standIn;
}

/** Is it a person who answers for this seat? */
export function isPeopled(seat: SeatState): boolean {
  return seat.holder.kind === 'person' && !seat.hasResigned;
}

/** Seats whose people must agree before something is done: bots, and those who have resigned, agree to everything. */
export function voters({ seats }: TableState): Seat[] {
  return seats.flatMap((seat, number) => (isPeopled(seat) ? [number] : []));
}

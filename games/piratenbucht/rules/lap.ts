/**
 * Laps of turns in which a card is played or not (ACTION-1 to ACTION-7, CARD-2 to CARD-6). Whoever cannot play
 * anything is passed over, and nobody else can tell that from a chosen pass (HIDE-14 to HIDE-17).
 */

import { at, type Menu, type Question, type Seat } from '@tortuga/kernel';
import { captainOf } from './captains.ts';
import type { Pass, PirateMove, PirateReason } from './moves.ts';
import type { Lap, Piratenbucht, PirateState } from './state.ts';

/** Who is asked, whatever the frame. */
export type Asked = Pick<Question<Piratenbucht>, 'state' | 'seat'>;

/** Puts the cards a seat may play on a menu. */
export type CardOffers = (asked: Asked, menu: Menu<PirateMove, PirateReason>) => void;

export const PASS: Pass = { type: 'pass' };

export function newLap(order: readonly Seat[]): Lap {
  return { order, at: -1, played: [], passed: [] };
}

/** The lap at the next captain who is asked; nothing when it is over. */
export function nextInLap(
  state: Readonly<PirateState>,
  lap: Lap,
  offers: CardOffers,
  takesPart: (seat: Seat) => boolean = () => true,
): Lap | undefined {
  for (let next = lap.at + 1; next < lap.order.length; next++) {
    const seat = at(lap.order, next);
    if (takesPart(seat) && isAsked({ state, seat }, offers)) return { ...lap, at: next };
  }
  return undefined;
}

/** HIDE-14, HIDE-16, HIDE-17 */
export function isAsked(asked: Asked, offers: CardOffers): boolean {
  const { state, seat } = asked;
  if (captainOf(state, seat).hand.length === 0) return false;
  if (state.options.pauseOnWindows === 'on') return true;
  const probe = new Probe();
  offers(asked, probe);
  return probe.hasFound;
}

/** A menu that only asks whether anything is possible. */
class Probe implements Menu<PirateMove, PirateReason> {
  hasFound = false;

  add(_: PirateMove, no?: PirateReason): void {
    this.hasFound ||= no === undefined;
  }

  dial(): void {
    this.hasFound = true;
  }
}

export function afterPlay(lap: Lap, seat: Seat): Lap {
  return { ...lap, played: [...lap.played, seat] };
}

export function afterPass(lap: Lap, seat: Seat): Lap {
  return { ...lap, passed: [...lap.passed, seat] };
}

/** HIDE-15: who passed, by choice or not. */
export function passedIn({ order, played }: Lap): Seat[] {
  return order.filter((seat) => !played.includes(seat)).sort((a, b) => a - b);
}

export function askedIn({ order, at: turn }: Lap): Seat {
  return at(order, turn);
}

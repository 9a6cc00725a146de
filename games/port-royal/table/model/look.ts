import type { Seat } from '@tortuga/kernel';
import type { SeatLook } from '../../../../web/toolkit/picture.ts';

/** How a captain looks; a seat that nobody has told of yet keeps its colour. */
export function lookOf(seats: readonly SeatLook[], seat: Seat): SeatLook {
  return seats[seat] ?? { name: '', initial: '', number: seat + 1 };
}

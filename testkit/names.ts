import type { Seat } from '@tortuga/kernel';

/** Who sits at the tables of the tests. */
const NAMES = ['Anne', 'Bart', 'Calico', 'Drake', 'Edward', 'Flint', 'Grace', 'Henry'];

export function nameOf(seat: Seat): string {
  return NAMES[seat] ?? `Pirate ${seat + 1}`;
}

export function namesOf(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => nameOf(seat));
}

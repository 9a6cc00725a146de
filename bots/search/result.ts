import type { Seat } from '@tortuga/kernel';

/** A result as a number: 1 for a win alone, -1 for the last place, in between for what is shared. */
export function resultFor(places: readonly number[], seat: Seat): number {
  const mine = places[seat] ?? 0;
  let better = 0;
  let equal = -1;
  for (const place of places) {
    if (place < mine) better += 1;
    else if (place === mine) equal += 1;
  }
  return places.length < 2 ? 0 : 1 - (2 * better + equal) / (places.length - 1);
}

/** Is the first place shared? */
export function isShared(places: readonly number[]): boolean {
  return places.indexOf(1) !== places.lastIndexOf(1);
}

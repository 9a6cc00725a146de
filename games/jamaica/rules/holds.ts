/** Holds and what is in them. A hold is one number, so that a ship is copied quickly: 0 is empty. */

import { at } from '@tortuga/kernel';
import { GOODS, type Good } from './data/components.ts';

/** DEF-3: one good and how many tokens of it, see {@link cargo}. */
export type Hold = number;

/** A ship's holds by number, counted from 0; the last of six is the 6th Hold card. */
export type Holds = Hold[];

export const EMPTY: Hold = 0;

/** More than any hold contains (DEF-4). */
const ROOM = 8;

const CODES: { readonly [G in Good]: number } = { gold: 0, food: ROOM, powder: 2 * ROOM };

/** A hold with tokens of a good. */
export function cargo(good: Good, count: number): Hold {
  return count === 0 ? EMPTY : CODES[good] + count;
}

export function countIn(hold: Hold): number {
  return hold % ROOM;
}

/** What is in a hold that is not empty. */
export function goodIn(hold: Hold): Good {
  return at(GOODS, Math.floor(hold / ROOM));
}

export function contains(hold: Hold, good: Good): boolean {
  return hold !== EMPTY && hold - (hold % ROOM) === CODES[good];
}

/** The tokens of a good in all holds. */
export function stockOf(holds: Readonly<Holds>, good: Good): number {
  let stock = 0;
  for (let i = 0; i < holds.length; i++) {
    const hold = at(holds, i);
    if (contains(hold, good)) stock += hold % ROOM;
  }
  return stock;
}

/** Takes tokens out of a hold; LOAD-14: without its last it is empty at once. */
export function takeFrom(holds: Holds, index: number, count: number): void {
  const hold = at(holds, index);
  holds[index] = countIn(hold) === count ? EMPTY : hold - count;
}

/** DEF-5: is there an equal hold before this one? Hold 6 has no equal. */
export function isRepeated(holds: Readonly<Holds>, index: number): boolean {
  return index < SIXTH && holds.indexOf(at(holds, index)) < index;
}

/** DEF-2: the index of the 6th Hold card among the holds. */
export const SIXTH = 5;

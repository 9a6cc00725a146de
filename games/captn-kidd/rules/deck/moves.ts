/** The moves every game of the deck is made of. They are few, so each exists once. */

import { at, type Menu, type Seat } from '@tortuga/kernel';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Crew, isFree, reserveOf } from './crew.ts';
import { afterFirst, first, listOf, NONE, type Space } from './spaces.ts';

/** Puts a pirate from the reserve onto a start space. */
export interface Place {
  readonly type: 'place';
  readonly at: Space;
}

/** Takes a pirate one space on. */
export interface Step {
  readonly type: 'step';
  readonly from: Space;
  readonly to: Space;
}

const PLACES: readonly Place[] = BOARD.names.map((_, space) => ({ type: 'place', at: space }));

const STEPS: readonly (readonly Step[])[] = BOARD.names.map((_, from) =>
  listOf(neighboursOf(from)).map((to) => ({ type: 'step', from, to })),
);

export function placeAt(space: Space): Place {
  return at(PLACES, space);
}

/** The steps from a space to each of its neighbours, in the order of the board file. */
export function stepsFrom(space: Space): readonly Step[] {
  return at(STEPS, space);
}

/** DECK-10, DECK-11: onto a free start space, while there is a reserve. */
export function offerPlacings(
  crew: Readonly<Crew>,
  seat: Seat,
  menu: Menu<Place, 'occupied' | 'reserve-empty'>,
): void {
  const isEmpty = reserveOf(crew, seat) === 0;
  for (let left = BOARD.starts; left !== NONE; left = afterFirst(left)) {
    const start = first(left);
    menu.add(placeAt(start), isEmpty ? 'reserve-empty' : isFree(crew, start) ? undefined : 'occupied');
  }
}

/** `place S1` */
export function placeNotation({ at: space }: Place): string {
  return `place ${nameOf(space)}`;
}

/** `D3>D4` */
export function stepNotation({ from, to }: Step): string {
  return `${nameOf(from)}>${nameOf(to)}`;
}

/** Takes a pirate or a tower as far as it must go, and says how it ends up (DECK-25). */
export interface Walk {
  readonly type: 'walk';
  readonly from: Space;
  readonly to: Space;
  readonly back: Space;
}

const WALKS: readonly (readonly (readonly Walk[])[])[] = BOARD.names.map((_, from) =>
  BOARD.names.map((_, to) => {
    const walks: Walk[] = [];
    for (const back of listOf(neighboursOf(to))) walks[back] = { type: 'walk', from, to, back };
    return walks;
  }),
);

export function walkTo(from: Space, to: Space, back: Space): Walk {
  return at(at(at(WALKS, from), to), back);
}

/** `D3>D5<D4` */
export function walkNotation({ from, to, back }: Walk): string {
  return `${nameOf(from)}>${nameOf(to)}<${nameOf(back)}`;
}

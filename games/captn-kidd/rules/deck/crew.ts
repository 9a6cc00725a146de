/** Who stands where and which way they look: placing, facing, stepping (DECK-6 to DECK-20). */

import type { Seat } from '@tortuga/kernel';
import { BOARD, neighboursOf } from './board.ts';
import { NONE, only, type Space, type SpaceSet } from './spaces.ts';

/** The black stub of a start space, as a back (DECK-4). */
export const ENTRY = -1;

/** The back of nobody: the space is free. */
export const NOBODY = -2;

/** Where the back of a piece points: a neighbour, or the stub. */
export type Back = Space | typeof ENTRY | typeof NOBODY;

/** What all three games keep (DATA-1). */
export interface Crew {
  /** For every seat, the spaces on which one of its pirates stands (on top). */
  standing: SpaceSet[];
  /** For every space, the back of who stands there. */
  back: Back[];
  /** For every seat, the pirates still to come. */
  reserve: number[];
}

export function emptyDeck(reserve: readonly number[]): Crew {
  return {
    standing: reserve.map(() => NONE),
    back: BOARD.names.map(() => NOBODY),
    reserve: reserve.slice(),
  };
}

export function copyCrew({ standing, back, reserve }: Readonly<Crew>): Crew {
  return { standing: standing.slice(), back: back.slice(), reserve: reserve.slice() };
}

/** DECK-6: at most one piece, stack or tower on a space. */
export function isFree(crew: Readonly<Crew>, space: Space): boolean {
  return (crew.back[space] ?? NOBODY) === NOBODY;
}

export function occupied({ standing }: Readonly<Crew>): SpaceSet {
  let all = NONE;
  for (let seat = 0; seat < standing.length; seat++) all |= standing[seat] ?? NONE;
  return all;
}

/** DECK-8, DECK-9: the neighbours other than the back; with the back to the stub, all of them. */
export function ahead(space: Space, back: Back): SpaceSet {
  return back < 0 ? neighboursOf(space) : neighboursOf(space) & ~only(back);
}

/** The spaces ahead of whoever stands on a space. */
export function aheadOf(crew: Readonly<Crew>, space: Space): SpaceSet {
  return ahead(space, crew.back[space] ?? NOBODY);
}

/** DECK-11: where a pirate may be placed. */
export function freeStarts(crew: Readonly<Crew>): SpaceSet {
  return BOARD.starts & ~occupied(crew);
}

/** DECK-10 to DECK-12: from the reserve onto a start space, with the back to the stub. */
export function placePirate(crew: Crew, seat: Seat, space: Space): void {
  crew.reserve[seat] = (crew.reserve[seat] ?? 0) - 1;
  stand(crew, seat, space, ENTRY);
}

export function stand(crew: Crew, seat: Seat, space: Space, back: Back): void {
  crew.standing[seat] = (crew.standing[seat] ?? NONE) | only(space);
  crew.back[space] = back;
}

export function leave(crew: Crew, seat: Seat, space: Space): void {
  crew.standing[seat] = (crew.standing[seat] ?? NONE) & ~only(space);
  crew.back[space] = NOBODY;
}

/** Who owns the (top) pirate on a space. */
export function ownerOf({ standing }: Readonly<Crew>, space: Space): Seat | undefined {
  const owner = standing.findIndex((spaces) => (spaces & only(space)) !== NONE);
  return owner < 0 ? undefined : owner;
}

/** The back of who stands on a space. */
export function backOf({ back }: Readonly<Crew>, space: Space): Back {
  return back[space] ?? NOBODY;
}

/** The spaces on which a seat's pirates stand (on top). */
export function standingOf({ standing }: Readonly<Crew>, seat: Seat): SpaceSet {
  return standing[seat] ?? NONE;
}

/** How many pirates a seat has still to come. */
export function reserveOf({ reserve }: Readonly<Crew>, seat: Seat): number {
  return reserve[seat] ?? 0;
}

/** Routes of several steps (DECK-21 to DECK-27), for the games in which pirates walk further than one space. */

import { RulesBug } from '@tortuga/kernel';
import { BOARD, neighboursOf } from './board.ts';
import { type Back, backOf, type Crew, ENTRY, NOBODY, occupied } from './crew.ts';
import { afterFirst, first, has, NONE, only, type Space, type SpaceSet } from './spaces.ts';

/** For every space, the backs with which a route can end there: all that matters of a route (DECK-25). */
export type Ends = readonly SpaceSet[];

/** Stands for the stub in a set of backs. */
const STUB: SpaceSet = only(BOARD.names.length);

function backSet(back: Back): SpaceSet {
  return back === ENTRY ? STUB : only(back);
}

/** Who walks, how far, and whom they may end on if they come from behind. */
export interface Walker {
  readonly from: Space;
  readonly steps: number;
  readonly prey: SpaceSet;
}

/**
 * All ends of the routes of exactly so many steps. The result is overwritten by the next call.
 *
 * Not routes but (space, back) pairs are followed, step by step: there are at most 48 of them.
 */
export function endsOf(crew: Readonly<Crew>, walker: Walker): Ends {
  const ends = reachOf(crew, walker.from, walker.steps);
  for (let space = 0; space < ends.length; space++) {
    const backs = ends[space] ?? NONE;
    if (backs !== NONE) ends[space] = backs & entrances(crew, walker, space);
  }
  return ends;
}

/** From where a walker may make its last step onto a space: from anywhere, or from behind (DECK-26, DECK-27). */
export function entrances(crew: Readonly<Crew>, { from, prey }: Walker, space: Space): SpaceSet {
  const back = backOf(crew, space);
  // DECK-23: the space the mover started from counts as empty.
  if (back === NOBODY || space === from) return neighboursOf(space);
  return back !== ENTRY && has(prey, space) ? only(back) : NONE;
}

/**
 * The ends whoever stands there: for questions that also list blocked answers. The result is overwritten by
 * the next call.
 */
export function reachOf(crew: Readonly<Crew>, from: Space, steps: number): SpaceSet[] {
  const taken = occupied(crew) & ~only(from);
  let [here, next] = layers;
  here.fill(NONE);
  here[from] = backSet(backOf(crew, from));
  for (let step = 1; step <= steps; step++) {
    // DECK-22: only the last step may enter a space that is not empty.
    advance(here, next, step < steps ? taken : NONE);
    [here, next] = [next, here];
  }
  return here;
}

const layers: [SpaceSet[], SpaceSet[]] = [BOARD.names.map(() => NONE), BOARD.names.map(() => NONE)];

/** DECK-13 to DECK-15: one step onto spaces that are not taken, never to the back. */
function advance(here: readonly SpaceSet[], next: SpaceSet[], taken: SpaceSet): void {
  next.fill(NONE);
  for (let space = 0; space < here.length; space++) {
    const backs = here[space] ?? NONE;
    if (backs === NONE) continue;
    for (let left = neighboursOf(space) & ~taken; left !== NONE; left = afterFirst(left)) {
      const to = first(left);
      if ((backs & ~only(to)) !== NONE) next[to] = (next[to] ?? NONE) | only(space);
    }
  }
}

/** Can the walker make the full number of steps at all? */
export function canWalk(crew: Readonly<Crew>, walker: Walker): boolean {
  return endsOf(crew, walker).some((backs) => backs !== NONE);
}

/** DECK-25: the first route to an end, in the order of the board file: the spaces walked, the origin first. */
export function firstRoute(crew: Readonly<Crew>, { from, steps }: Walker, to: Space, back: Space): Space[] {
  const taken = occupied(crew) & ~only(from);
  const hopeless = new Set<string>();
  const search = (space: Space, behind: Back, left: number): Space[] | undefined => {
    if (left === 0) return space === to && behind === back ? [space] : undefined;
    const key = `${space} ${behind} ${left}`;
    if (hopeless.has(key)) return undefined;
    hopeless.add(key);
    for (let ways = neighboursOf(space); ways !== NONE; ways = afterFirst(ways)) {
      const way = first(ways);
      if (way === behind || (has(taken, way) && left > 1)) continue;
      const rest = search(way, space, left - 1);
      if (rest !== undefined) return [space, ...rest];
    }
    return undefined;
  };
  const route = search(from, backOf(crew, from), steps);
  if (route === undefined || backOf(crew, from) === NOBODY) throw new RulesBug('no route leads there');
  return route;
}

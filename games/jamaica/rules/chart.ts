/** The chart in numbers: a space is its place in the list of the data, Port Royal being 0. */

import { at } from '@tortuga/kernel';
import { SCORE_BEFORE_RED_LINE, SPACES, type SpaceKind } from './data/chart.ts';
import type { Way } from './data/components.ts';

export type Space = number;

export const PORT_ROYAL: Space = 0;

/** DEF-9: the steps of the longest lap. */
const LAP = 44;

/** No die shows more. */
const MOST_STEPS = 6;

const ids = SPACES.map(({ id }) => id);
const AHEAD: readonly (readonly Space[])[] = SPACES.map(({ next }) => next.map((id) => ids.indexOf(id)));
const BEHIND: readonly (readonly Space[])[] = ids.map((_, space) =>
  AHEAD.flatMap((ahead, from) => (ahead.includes(space) ? [from] : [])),
);

/** The lairs in the order of the lap. */
export const LAIRS: readonly Space[] = SPACES.flatMap(({ kind }, space) => (kind === 'lair' ? [space] : []));

/** SETUP-3: a token on every lair, as a set of {@link lairOn}. */
export const ALL_LAIRS = 2 ** LAIRS.length - 1;

const LAIR_BITS: readonly number[] = ids.map((_, space) =>
  LAIRS.includes(space) ? 1 << LAIRS.indexOf(space) : 0,
);

/** The lair on a space as a set of one; elsewhere the empty set. */
export function lairOn(space: Space): number {
  return at(LAIR_BITS, space);
}

export function nameOf(space: Space): string {
  return at(SPACES, space).id;
}

export function kindOf(space: Space): SpaceKind {
  return at(SPACES, space).kind;
}

export function costOf(space: Space): number {
  return at(SPACES, space).cost;
}

/** DEF-8: the spaces from which one sails into this one. */
export function behind(space: Space): readonly Space[] {
  return at(BEHIND, space);
}

export function ahead(space: Space): readonly Space[] {
  return at(AHEAD, space);
}

/** DEF-6: where a ship is. */
export interface Whereabouts {
  readonly at: Space;
  readonly lap: number;
}

/** DEF-9 */
export function progressOf({ at: space, lap }: Whereabouts): number {
  return LAP * lap + at(SPACES, space).p;
}

/** DEF-10 */
export function isFinished({ at: space, lap }: Whereabouts): boolean {
  return space === PORT_ROYAL && lap === 1;
}

/** SCORE-2 to SCORE-4 */
export function spaceScore(ship: Whereabouts): number {
  const { score } = at(SPACES, ship.at);
  if (ship.at === PORT_ROYAL) return isFinished(ship) ? score : SCORE_BEFORE_RED_LINE;
  return ship.lap === 0 ? score : SCORE_BEFORE_RED_LINE;
}

/** A way over the chart. */
export interface Route {
  readonly to: Space;
  /** Every space that is entered. */
  readonly path: readonly Space[];
  /** DEF-7 */
  readonly laps: number;
}

/** MOVE-7: the routes of a ship, one for each space on which it can end; where the way forks, the outer first. */
export function routesFor({ at: from, lap }: Whereabouts, way: Way, steps: number): readonly Route[] {
  if (way === 'backward') return at(at(BACKWARD, from), steps);
  const home = lap === 0 ? at(HOMEWARD, from)[steps] : undefined;
  return home ?? at(at(FORWARD, from), steps);
}

const STEPS = Array.from({ length: MOST_STEPS + 1 }, (_, steps) => steps);
const FORWARD = ids.map((_, from) => STEPS.map((steps) => pathsFrom(from, steps, ahead).map(forwardRoute)));
const BACKWARD = ids.map((_, from) =>
  STEPS.map((steps) => pathsFrom(from, steps, behind).map((path) => backwardRoute(from, path))),
);
/** MOVE-10: the routes that end in Port Royal with steps to spare. */
const HOMEWARD = ids.map((_, from) => STEPS.map((steps) => homeward(at(at(FORWARD, from), steps))));

function pathsFrom(from: Space, steps: number, next: (space: Space) => readonly Space[]): Space[][] {
  if (steps === 0) return [[]];
  return next(from).flatMap((space) => pathsFrom(space, steps - 1, next).map((path) => [space, ...path]));
}

function forwardRoute(path: readonly Space[]): Route {
  return { to: path.at(-1) ?? PORT_ROYAL, path, laps: path.includes(PORT_ROYAL) ? 1 : 0 };
}

function backwardRoute(from: Space, path: readonly Space[]): Route {
  const left = [from, ...path.slice(0, -1)];
  return { to: path.at(-1) ?? from, path, laps: left.includes(PORT_ROYAL) ? -1 : 0 };
}

function homeward(routes: readonly Route[]): readonly Route[] | undefined {
  const [route] = routes;
  if (route === undefined || route.laps === 0) return undefined;
  return [forwardRoute(route.path.slice(0, route.path.indexOf(PORT_ROYAL) + 1))];
}

/** SHORT-6 to SHORT-9: the first space that can be paid on every route back. */
export function retreatsFrom(space: Space, gold: number, food: number): Space[] {
  return behind(space).flatMap((back) =>
    isPayable(back, gold, food) ? [back] : retreatsFrom(back, gold, food),
  );
}

/** SHORT-5 */
function isPayable(space: Space, gold: number, food: number): boolean {
  const { kind, cost } = at(SPACES, space);
  if (kind === 'port') return cost <= gold;
  return kind === 'sea' ? cost <= food : true;
}

/** The way back to a space behind; with several, through the lane that leads there first. */
export function pathBack(from: Space, to: Space): Space[] {
  for (const back of behind(from)) {
    if (back === to) return [back];
    // A retreat never passes Port Royal (SHORT-11), nor a lair on an outer lane, which is free.
    if (back === PORT_ROYAL || kindOf(back) === 'lair') continue;
    const path = pathBack(back, to);
    if (path.length > 0) return [back, ...path];
  }
  return [];
}

/** Spaces and sets of spaces. A space is its index in the board file; a set has one bit for each. */

/** A space, by its place in the board file. */
export type Space = number;

/** A set of spaces, one bit each: intersections and unions of groups are single operations. */
export type SpaceSet = number;

export const NONE: SpaceSet = 0;

export function only(space: Space): SpaceSet {
  return 1 << space;
}

export function has(set: SpaceSet, space: Space): boolean {
  return ((set >>> space) & 1) === 1;
}

/** The first space of a set that is not empty, in the order of the board file. */
export function first(set: SpaceSet): Space {
  return 31 - Math.clz32(set & -set);
}

/** The set without its first space: `for (let left = set; left !== NONE; left = afterFirst(left)) first(left)`. */
export function afterFirst(set: SpaceSet): SpaceSet {
  return set & (set - 1);
}

export function count(set: SpaceSet): number {
  let n = 0;
  for (let left = set; left !== NONE; left = afterFirst(left)) n += 1;
  return n;
}

/** The spaces of a set, in the order of the board file. */
export function listOf(set: SpaceSet): Space[] {
  const spaces: Space[] = [];
  for (let left = set; left !== NONE; left = afterFirst(left)) spaces.push(first(left));
  return spaces;
}

export function setOf(spaces: readonly Space[]): SpaceSet {
  return spaces.reduce((set, space) => set | only(space), NONE);
}

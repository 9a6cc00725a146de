/** LC-CAPTURE: groups that are threatened from every side leave the game. */

import { at, type Seat } from '@tortuga/kernel';
import { borderOf, connected, neighboursOf } from '../deck/board.ts';
import { backOf, type Crew, leave, standingOf } from '../deck/crew.ts';
import { afterFirst, count, first, has, NONE, only, type Space, type SpaceSet } from '../deck/spaces.ts';
import type { LoyalState } from './state.ts';

/** LC-CAPTURE-2, LC-CAPTURE-3: the groups of one owner, each as a set of spaces. */
export function groupsOf(standing: SpaceSet): SpaceSet[] {
  const groups: SpaceSet[] = [];
  for (let left = standing; left !== NONE; left &= ~at(groups, groups.length - 1)) {
    groups.push(connected(first(left), standing));
  }
  return groups;
}

/** LC-CAPTURE-5, LC-CAPTURE-6: every border space holds an enemy, and none of them looks away. */
function isEncircled(crew: Readonly<Crew>, group: SpaceSet, enemies: SpaceSet): boolean {
  const border = borderOf(group);
  if ((border & ~enemies) !== NONE) return false;
  for (let left = border; left !== NONE; left = afterFirst(left)) {
    if (looksAwayFrom(group, backOf(crew, first(left)))) return false;
  }
  return true;
}

function looksAwayFrom(group: SpaceSet, back: number): boolean {
  return back >= 0 && has(group, back);
}

/** Those without a free space beside them. Where none is, no group need be looked at. */
function shutIn(standing: SpaceSet, taken: SpaceSet): SpaceSet {
  let shut = NONE;
  for (let left = standing; left !== NONE; left = afterFirst(left)) {
    if ((neighboursOf(first(left)) & ~taken) === NONE) shut |= only(first(left));
  }
  return shut;
}

/** All pieces of one owner that are captured as the position stands. */
export function capturedOf(crew: Readonly<Crew>, owner: Seat): SpaceSet {
  const standing = standingOf(crew, owner);
  const enemies = standingOf(crew, 1 - owner);
  let captured = NONE;
  for (let left = shutIn(standing, standing | enemies); left !== NONE; ) {
    const group = connected(first(left), standing);
    left &= ~group;
    if (isEncircled(crew, group, enemies)) captured |= group;
  }
  return captured;
}

/** LC-CAPTURE-15: the pieces leave the game for good. */
export function remove(state: LoyalState, owner: Seat, spaces: SpaceSet): void {
  for (let left = spaces; left !== NONE; left = afterFirst(left)) leave(state, owner, first(left));
  state.lost[owner] = (state.lost[owner] ?? 0) + count(spaces);
}

/** The one border space through which a group is still safe, if there is exactly one and it is free. */
export function lastGap(crew: Readonly<Crew>, group: SpaceSet, enemies: SpaceSet): Space | undefined {
  const gaps = borderOf(group) & ~enemies;
  if (gaps === NONE || afterFirst(gaps) !== NONE) return undefined;
  const watched = borderOf(group) & enemies;
  for (let left = watched; left !== NONE; left = afterFirst(left)) {
    if (looksAwayFrom(group, backOf(crew, first(left)))) return undefined;
  }
  return first(gaps);
}

/** Who is in danger, to be shown on request. The rules decide; this only looks with their eyes. */

import { at, type Seat } from '@tortuga/kernel';
import { borderOf } from '../../rules/deck/board.ts';
import { backOf, type Crew, occupied, ownerOf, standingOf } from '../../rules/deck/crew.ts';
import { endsOf, firstRoute, type Walker } from '../../rules/deck/routes.ts';
import { first, has, listOf, NONE, type Space, type SpaceSet } from '../../rules/deck/spaces.ts';
import { groupsOf } from '../../rules/loyal/capture.ts';
import type { LoyalState } from '../../rules/loyal/state.ts';
import type { MadagaskarState } from '../../rules/madagaskar/state.ts';
import { walkerOn } from '../../rules/madagaskar/turn.ts';
import type { QuedahState } from '../../rules/quedah/state.ts';

/** A way on which somebody can be taken, and the rolls that lead along it, where a die is rolled. */
interface Hunt {
  readonly route: readonly Space[];
  readonly rolls: readonly number[];
}

/** Pirates that stand or fall together. */
export interface Danger {
  readonly seat: Seat;
  readonly spaces: readonly Space[];
  /** Through these a group is still safe. */
  readonly exits: readonly Space[];
  readonly hunts: readonly Hunt[];
  readonly isUrgent: boolean;
}

/** Loyal Captain: every group with what still saves it, free spaces and enemies that look away. */
export function loyalDangers(view: Readonly<LoyalState>): Danger[] {
  return view.standing.flatMap((standing, seat) =>
    groupsOf(standing).map((group) => {
      const exits = listOf(borderOf(group)).filter((space) => saves(view, group, space));
      return { seat, spaces: listOf(group), exits, hunts: [], isUrgent: exits.length < 2 };
    }),
  );
}

function saves(view: Readonly<LoyalState>, group: SpaceSet, border: Space): boolean {
  const back = backOf(view, border);
  return ownerOf(view, border) === undefined || (back >= 0 && has(group, back));
}

const ROLLS = [1, 2, 3];

/** Quedah Merchant: whoever can be entered from behind by a roll, and by whom. */
export function quedahDangers(view: Readonly<QuedahState>): Danger[] {
  const hunters = listOf(occupied(view) & ~view.stacks);
  const ways = hunters.flatMap((from) => ROLLS.map((steps) => ({ from, steps, prey: preyOf(view, from) })));
  return hunted(view, ways, (steps) => [steps]);
}

function preyOf(view: Readonly<Crew>, from: Space): SpaceSet {
  return occupied(view) & ~standingOf(view, ownerOf(view, from) ?? 0);
}

/** Madagaskar: whoever can be entered from behind by the next move of another. */
export function madagaskarDangers(view: Readonly<MadagaskarState>): Danger[] {
  const ways = listOf(occupied(view)).map((from) => walkerOn(view, ownerOf(view, from) ?? 0, from));
  return hunted(view, ways, () => []);
}

function hunted(
  view: Readonly<Crew>,
  walkers: readonly Walker[],
  rollsOf: (steps: number) => readonly number[],
): Danger[] {
  const hunts = new Map<Space, Hunt[]>();
  for (const walker of walkers) {
    for (const [victim, back] of catches(view, walker)) {
      const route = firstRoute(view, walker, victim, back);
      hunts.set(victim, [...(hunts.get(victim) ?? []), { route, rolls: rollsOf(walker.steps) }]);
    }
  }
  return [...hunts].map(([space, ways]) => ({
    seat: ownerOf(view, space) ?? 0,
    spaces: [space],
    exits: [],
    hunts: ways,
    isUrgent: true,
  }));
}

/** Whom a walker can end on, and from where. */
function catches(view: Readonly<Crew>, walker: Walker): (readonly [Space, Space])[] {
  const ends = endsOf(view, walker);
  return listOf(walker.prey)
    .filter((space) => space !== walker.from && at(ends, space) !== NONE)
    .map((space) => [space, first(at(ends, space))] as const);
}

/** Matches in which nobody cares to capture or to place, for tests of what ends them. */

import {
  type AnyState,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  legalFor,
  noFate,
  pick,
  play,
  type Seat,
  seededFate,
} from '@tortuga/kernel';
import type { Trail } from './trail.ts';

interface Trailing extends GameTypes {
  state: AnyState & { active: Seat; trail: Trail };
}

/** A state, and what led to it. */
export interface Wandering<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** What every walk that does not capture leads to. */
function quietWalks<G extends Trailing>(game: Game<G>, before: Readonly<G['state']>): Wandering<G>[] {
  const walks = legalFor(game, before, before.active)
    .all()
    .map((move) => {
      const state = game.copy(before);
      const events: G['event'][] = [];
      play(game, state, before.active, move, noFate, (event) => events.push(event));
      return { state, events };
    });
  return walks.filter(({ state }) => state.trail !== '');
}

/** Some walk that neither captures nor, if that can be helped, ends the match. */
function wander<G extends Trailing>(game: Game<G>, before: Readonly<G['state']>, fate: Fate): Wandering<G> {
  const quiet = quietWalks(game, before);
  const lasting = quiet.filter(({ state }) => !isOver(state));
  return pick(fate, lasting.length > 0 ? lasting : quiet);
}

/** Wanders to the end of the match. */
export function wanderings<G extends Trailing>(
  game: Game<G>,
  start: G['state'],
  seed: number,
): Wandering<G>[] {
  const seen: Wandering<G>[] = [];
  const fate = seededFate(seed);
  for (let state = start; !isOver(state); ) {
    const next = wander(game, state, fate);
    seen.push(next);
    state = next.state;
  }
  return seen;
}

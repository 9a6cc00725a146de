/** What a position of Quedah Merchant is worth (BOT-QM-1 to BOT-QM-4), whatever the die will show. */

import type { Seat } from '@tortuga/kernel';
import { isFree, standingOf } from '../rules/deck/crew.ts';
import { reachOf } from '../rules/deck/routes.ts';
import { afterFirst, first, has, NONE, type Space } from '../rules/deck/spaces.ts';
import { whyNotEnd } from '../rules/quedah/entering.ts';
import type { QuedahState } from '../rules/quedah/state.ts';
import { heldBy, winnerOf } from '../rules/quedah/turn.ts';
import { squash } from './squash.ts';

/** What one player could do with each number. */
interface Prospects {
  /** Ways to walk a single space: without one the match is lost. */
  steps: number;
  /** Numbers that can be played, of three. */
  playable: number;
  /** Captives to be had per number, a liberation counting double (BOT-QM-3). */
  prey: number;
}

const WEIGHTS = { steps: 1.6, captives: 0.35, prey: 0.3, patience: 0.3 };

/** BOT-QM-2: a number that cannot be played costs a turn, or by the strict rule everything. */
const PLAYABLE = { mild: 0.9, strict: 3 };

/** What a lead must be to count as half a win. */
const SCALE = 1;

/** Expected result for a seat, from -1 to 1. */
export function evaluateQuedah(state: Readonly<QuedahState>, seat: Seat): number {
  if (state.ended !== undefined) return resultFor(winnerOf(state), seat);
  return squash(worth(state, seat) - worth(state, 1 - seat), SCALE);
}

function resultFor(winner: Seat | undefined, seat: Seat): number {
  if (winner === undefined) return 0;
  return winner === seat ? 1 : -1;
}

function worth(state: Readonly<QuedahState>, seat: Seat): number {
  const { steps, playable, prey } = prospectsOf(state, seat);
  // The one to roll captures now; the other only what does not walk away.
  const patience = state.active === seat ? 1 : WEIGHTS.patience;
  return (
    (WEIGHTS.steps * steps) / (steps + 2) +
    (PLAYABLE[state.options.stuck] * playable) / 3 +
    WEIGHTS.captives * heldBy(state, seat) +
    (WEIGHTS.prey * patience * prey) / 3
  );
}

function prospectsOf(state: Readonly<QuedahState>, seat: Seat): Prospects {
  const all: Prospects = { steps: 0, playable: 0, prey: 0 };
  for (const roll of [1, 2, 3]) {
    const { ways, prey } = waysToPlay(state, seat, roll);
    // QM-END-5: who cannot play this number cannot play a higher one.
    if (ways === 0) break;
    if (roll === 1) all.steps = ways;
    all.playable += 1;
    all.prey += prey;
  }
  return all;
}

/** The ways to play a number, and the best capture among them: 1 for a pirate, 2 for a stack. */
function waysToPlay(state: Readonly<QuedahState>, seat: Seat, roll: number): { ways: number; prey: number } {
  const found = { ways: 0, prey: 0 };
  for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
    const from = first(own);
    const ends = reachOf(state, from, roll);
    for (let to = 0; to < ends.length; to++) {
      for (let backs = ends[to] ?? NONE; backs !== NONE; backs = afterFirst(backs)) {
        if (whyNotEnd(state, seat, { from, to, back: first(backs) }) !== undefined) continue;
        found.ways += 1;
        found.prey = Math.max(found.prey, preyOn(state, to));
      }
    }
  }
  return found;
}

function preyOn(state: Readonly<QuedahState>, space: Space): number {
  if (isFree(state, space)) return 0;
  return has(state.stacks, space) ? 2 : 1;
}

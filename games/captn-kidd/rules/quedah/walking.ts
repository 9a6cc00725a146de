/** QM-TURN-2: one own pirate, exactly as far as the die says. */

import type { MoveRule, Seat } from '@tortuga/kernel';
import { BOARD } from '../deck/board.ts';
import { leave, standingOf } from '../deck/crew.ts';
import { type Walk, walkNotation, walkTo } from '../deck/moves.ts';
import { firstRoute, reachOf } from '../deck/routes.ts';
import { afterFirst, first, has, NONE, only, type Space } from '../deck/spaces.ts';
import { afterEntering, enter, type Met, metOn } from './capture.ts';
import { whyNotEnd } from './entering.ts';
import { say } from './say.ts';
import type { Quedah, QuedahState } from './state.ts';

export const walk: MoveRule<Quedah, Walk> = {
  type: 'walk',
  offers({ state, seat }, menu) {
    for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
      const from = first(own);
      const ends = reachOf(state, from, state.roll);
      for (let to = 0; to < ends.length; to++) {
        for (let backs = ends[to] ?? NONE; backs !== NONE; backs = afterFirst(backs)) {
          const move = walkTo(from, to, first(backs));
          menu.add(move, whyNotEnd(state, seat, move));
        }
      }
    }
  },
  label: ({ from, to, back }, state) => say(LABELS[metBy(state, from, to)], { from, to, back }),
  notation: walkNotation,
  apply(turn, move) {
    const { state, seat, log } = turn;
    const { from, to } = move;
    const met = metBy(state, from, to);
    log?.({ type: 'moved', seat, route: routeOf(state, move) });
    if (met === 'pirate') log?.({ type: 'captiveTaken', seat, at: to });
    state.stack.pop();
    // QM-TURN-9, QM-TURN-12: only the mover counts, and only where it began.
    if (has(BOARD.starts, from)) state.stack.push({ kind: 'reinforcement' });
    carry(state, seat, move);
    afterEntering(turn, met, to);
  },
};

/** QM-TURN-3: a captive under the moving pirate travels with it. */
function carry(state: QuedahState, seat: Seat, { from, to, back }: Walk): void {
  const holdsCaptive = has(state.stacks, from);
  leave(state, seat, from);
  state.stacks &= ~only(from);
  enter(state, seat, to, back);
  if (holdsCaptive) state.stacks |= only(to);
}

const LABELS = { nobody: 'walk.label', pirate: 'capture.label', stack: 'liberate.label' } as const;

/** Whom a walk ends on; one that ends where it began meets nobody. */
function metBy(state: Readonly<QuedahState>, from: Space, to: Space): Met {
  return from === to ? 'nobody' : metOn(state, to);
}

function routeOf(state: Readonly<QuedahState>, { from, to, back }: Walk): Space[] {
  return firstRoute(state, { from, steps: state.roll, prey: NONE }, to, back);
}

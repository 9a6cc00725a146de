/** BATTLE-24: the content of one hold, or nothing. */

import { at, type MoveRule } from '@tortuga/kernel';
import { REGULAR_HOLDS } from '../data/components.ts';
import { cargo, countIn, EMPTY, goodIn, isRepeated } from '../holds.ts';
import { NO_BATTLE } from '../no-battle.ts';
import type { Decline, LoadFrame, Loot, SpoilsFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { GHOST, shipOf } from '../ships.ts';
import type { Jamaica } from '../state.ts';
import type { Course, StepName } from '../steps/course.ts';
import { load } from '../steps/loading.ts';
import { declineSpoils, whyNotLoot } from '../steps/spoils.ts';

const LOOTS: readonly Loot[] = Array.from({ length: REGULAR_HOLDS + 1 }, (_, hold) => ({
  type: 'loot',
  hold,
}));

export const loot: MoveRule<Jamaica, Loot, SpoilsFrame> = {
  type: 'loot',
  offers({ state, frame: { winner, loser } }, menu) {
    const { holds } = shipOf(state, loser);
    const own = shipOf(state, winner).holds;
    for (let hold = 0; hold < holds.length; hold++) {
      const content = at(holds, hold);
      if (content === EMPTY || isRepeated(holds, hold)) continue;
      menu.add(at(LOOTS, hold), whyNotLoot(winner, own, content));
    }
  },
  label({ hold }, state, { loser }) {
    const content = at(shipOf(state, loser).holds, hold);
    return say('loot', { good: goodIn(content), count: countIn(content) });
  },
  // People count holds from 1.
  notation: ({ hold }) => `loot ${hold + 1}`,
  apply(turn, { hold }) {
    const { state, seat, frame, log } = turn;
    const { winner, loser } = frame;
    const content = at(shipOf(state, loser).holds, hold);
    const [good, count] = [goodIn(content), countIn(content)];
    log?.({ type: 'looted', winner, loser, hold, good, count });
    state.battle = NO_BATTLE;
    const task = { kind: 'load', seat, good, count, from: { ship: loser, hold } } as const;
    run(turn, winner === GHOST ? haunt(turn, task) : load(turn, task));
  },
};

/** GHOST-26, GHOST-27: gold into an empty hold, all else to the bank. */
function haunt({ state, log }: Course, { good, count, from }: Required<LoadFrame>): StepName {
  shipOf(state, from.ship).holds[from.hold] = EMPTY;
  if (good === 'gold') {
    const own = shipOf(state, GHOST).holds;
    const hold = own.indexOf(EMPTY);
    own[hold] = cargo(good, count);
    log?.({ type: 'loaded', ship: GHOST, hold, good, count });
  } else {
    state.bank[good] += count;
    log?.({ type: 'jettisoned', good, count });
  }
  return 'price';
}

const DECLINE: Decline = { type: 'decline' };

/** BATTLE-23 */
export const decline: MoveRule<Jamaica, Decline, SpoilsFrame> = {
  type: 'decline',
  offers(_, menu) {
    menu.add(DECLINE);
  },
  label: () => say('decline'),
  apply(turn) {
    run(turn, declineSpoils(turn, turn.frame.winner));
  },
};

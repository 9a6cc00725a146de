import { at, type MoveRule } from '@tortuga/kernel';
import { nameOf, retreatsFrom } from '../chart.ts';
import { SPACES } from '../data/chart.ts';
import { stockOf } from '../holds.ts';
import type { Retreat, RetreatFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Jamaica } from '../state.ts';
import { fallBack } from '../steps/arrival.ts';

const RETREATS: readonly Retreat[] = SPACES.map((_, to) => ({ type: 'retreat', to }));

/** SHORT-9: one space for every lane that leads back. */
export const retreat: MoveRule<Jamaica, Retreat, RetreatFrame> = {
  type: 'retreat',
  offers({ state, seat }, menu) {
    const { at: from, holds } = at(state.ships, seat);
    const targets = retreatsFrom(from, stockOf(holds, 'gold'), stockOf(holds, 'food'));
    for (const to of targets) menu.add(at(RETREATS, to));
  },
  label: ({ to }) => say('retreat', { to }),
  notation: ({ to }) => `retreat ${nameOf(to)}`,
  apply(turn, { to }) {
    run(turn, fallBack(turn, to));
  },
};

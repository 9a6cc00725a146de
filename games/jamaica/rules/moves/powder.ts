import { at, type MoveRule } from '@tortuga/kernel';
import { stockOf } from '../holds.ts';
import type { PowderFrame, Spend } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import type { Battle, Jamaica } from '../state.ts';
import { sideOf } from '../steps/battle.ts';
import { pay } from '../steps/paying.ts';

/** Six holds with six powder each (DEF-4), and one more than that. */
const SPENDS: readonly Spend[] = Array.from({ length: 38 }, (_, powder) => ({ type: 'spend', powder }));

/** BATTLE-6, BATTLE-12: from none to all. */
export const spend: MoveRule<Jamaica, Spend, PowderFrame> = {
  type: 'spend',
  offers({ state, seat }, menu) {
    const stock = stockOf(at(state.ships, seat).holds, 'powder');
    for (let powder = 0; powder <= stock; powder++) menu.add(at(SPENDS, powder));
    menu.add(at(SPENDS, stock + 1), 'not-enough-powder');
  },
  label: ({ powder }) => say('spend', { powder }),
  apply(turn, { powder }) {
    const { state, seat, log } = turn;
    state.battle = declared(state.battle, powder);
    log?.({ type: 'spent', seat, powder });
    if (pay(turn, seat, 'powder', powder)) run(turn, 'fire');
  },
};

function declared(battle: Battle, powder: number): Battle {
  return { ...battle, powder: sideOf(battle) === 0 ? [powder, 0] : [battle.powder[0], powder] };
}

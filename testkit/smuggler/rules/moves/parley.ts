/** PARLEY-3, PARLEY-4: the rival's answer to a demand. */

import { type MoveRule, roll, type Seat, type Turn } from '@tortuga/kernel';
import { captainOf, handOver } from '../captains.ts';
import { say } from '../say.ts';
import type { Fight, ParleyFrame, Pay, Smuggler } from '../state.ts';
import { endTurn } from '../turn.ts';

export const pay: MoveRule<Smuggler, Pay, ParleyFrame> = {
  type: 'pay',
  offers(_, menu) {
    menu.add({ type: 'pay' });
  },
  label: (_, __, { sum }) => say('pay', { sum }),
  apply(turn) {
    const { state, seat, frame } = turn;
    state.stack.pop();
    give(turn, seat, state.active, frame.sum);
    endTurn(turn);
  },
};

export const fight: MoveRule<Smuggler, Fight, ParleyFrame> = {
  type: 'fight',
  offers(_, menu) {
    menu.add({ type: 'fight' });
  },
  label: () => say('fight'),
  apply(turn) {
    const { state, seat, fate, log } = turn;
    state.stack.pop();
    const [attack, defence] = [roll(fate, 6), roll(fate, 6)];
    log?.({ type: 'fought', seats: [state.active, seat], dice: [attack, defence] });
    if (attack > defence) giveHalf(turn, seat, state.active);
    if (defence > attack) giveHalf(turn, state.active, seat);
    endTurn(turn);
  },
};

function giveHalf(turn: Turn<Smuggler, ParleyFrame>, from: Seat, to: Seat): void {
  give(turn, from, to, Math.ceil(captainOf(turn.state, from).coins / 2));
}

function give({ state, log }: Turn<Smuggler, ParleyFrame>, from: Seat, to: Seat, sum: number): void {
  const coins = handOver(captainOf(state, from), captainOf(state, to), sum);
  log?.({ type: 'paid', seat: from, rival: to, coins });
}

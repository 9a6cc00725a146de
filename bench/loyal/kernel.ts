/** Loyal Captain through the kernel: playouts in place, and games answer by answer. */

import {
  apply,
  askedSeats,
  at,
  begin,
  type Fate,
  LegalMenu,
  legalFor,
  noFate,
  play,
  RulesBug,
} from '@tortuga/kernel';
import { loyalCaptain } from '../../games/captn-kidd/loyal-captain.ts';
import type { Loyal } from '../../games/captn-kidd/rules/loyal/state.ts';

export type Move = Loyal['move'];

export const TABLE = { seats: 2, options: { firstPlayer: 'seat1', repetition: 'draw3' } } as const;

const menu = new LegalMenu<Move, Loyal['reason']>();

/** Plays a game at random in place and returns the number of its moves. */
export function playOut(luck: Fate, onMove?: (move: Move) => void): number {
  const state = loyalCaptain.setup(TABLE, luck, undefined);
  while (loyalCaptain.outcome(state) === undefined) {
    const seat = at(askedSeats(loyalCaptain, state), 0);
    const move = legalFor(loyalCaptain, state, seat, menu).pick(luck);
    onMove?.(move);
    play(loyalCaptain, state, seat, move, luck);
  }
  return state.turn;
}

/** Plays given moves, each checked, on a copy, with draws and events kept; forced ones are taken unasked. */
export function applyAll(moves: readonly Move[]): number {
  let { state } = begin(loyalCaptain, TABLE, noFate);
  while (state.turn < moves.length) {
    const taken = apply(loyalCaptain, state, state.active, at(moves, state.turn), noFate);
    if (!taken.ok) throw new RulesBug(`the bench played an illegal move: ${taken.code}`);
    state = taken.value.state;
  }
  return state.turn;
}

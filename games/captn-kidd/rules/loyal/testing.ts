/** Positions and moves for the tests of Loyal Captain. */

import { defaultOptions, isOver, legalFor, noFate, play, readMove, seededFate } from '@tortuga/kernel';
import { loyalCaptain } from '../../loyal-captain.ts';
import { BOARD } from '../deck/board.ts';
import { type LoyalSetting, loyalPosition } from './position.ts';
import type { LoyalEvent, LoyalState } from './state.ts';

export const table = { seats: 2, options: defaultOptions(loyalCaptain) };

export function at(name: string): number {
  return BOARD.names.indexOf(name);
}

export function position(text: string, setting: LoyalSetting = {}): LoyalState {
  const read = loyalPosition(text, setting);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

/** Plays the lines one after the other, each by the player to move, and returns the events. */
export function played(state: LoyalState, ...lines: string[]): LoyalEvent[] {
  const events: LoyalEvent[] = [];
  for (const line of lines) {
    const move = readMove(loyalCaptain, state, state.active, line);
    if (!move.ok) throw new Error(`${line}: ${move.code}`);
    play(loyalCaptain, state, state.active, move.value, noFate, (event) => events.push(event));
  }
  return events;
}

export function refusal(state: LoyalState, line: string): string | undefined {
  const move = readMove(loyalCaptain, state, state.active, line);
  return move.ok ? undefined : move.code;
}

export function typesOf(events: readonly LoyalEvent[]): string[] {
  return events.map(({ type }) => type);
}

/** Every state of some random games. */
export function* randomStates(games: number): Generator<LoyalState> {
  const fate = seededFate(1717);
  for (let game = 0; game < games; game++) {
    const state = loyalCaptain.setup(table, fate, undefined);
    while (!isOver(state)) {
      yield state;
      play(loyalCaptain, state, state.active, legalFor(loyalCaptain, state, state.active).pick(fate), fate);
    }
  }
}

/** Small words for the tests of Quedah Merchant. */

import {
  askedSeats,
  type Fate,
  isOver,
  legalFor,
  play,
  type Result,
  readMove,
  scriptedFate,
  seededFate,
} from '@tortuga/kernel';
import { quedahMerchant } from '../../quedah-merchant.ts';
import { BOARD } from '../deck/board.ts';
import type { Space } from '../deck/spaces.ts';
import { type QuedahSetting, quedahLine, quedahPosition } from './position.ts';
import type { QuedahEvent, QuedahState } from './state.ts';
import { beginTurn } from './turn.ts';

function expected<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.detail ?? result.code);
  return result.value;
}

export function position(text: string, setting?: QuedahSetting): QuedahState {
  return expected(quedahPosition(text, setting));
}

export function spaceOf(name: string): Space {
  return BOARD.names.indexOf(name);
}

/** Positions in words, so that the order in which they were written does not matter. */
export function pieces(position: QuedahState | string): string[] {
  return (typeof position === 'string' ? position : quedahLine(position)).split(' ').sort();
}

/** Dictated rolls. */
export function rolls(...numbers: number[]): Fate & { readonly left: number } {
  return scriptedFate(numbers.map((number) => number - 1));
}

export interface Happened {
  readonly state: QuedahState;
  readonly events: QuedahEvent[];
}

/** Gives one answer on a copy and no forced ones after it; then the dice fall as dictated. */
export function answer(state: QuedahState, line: string, dice: Fate = rolls(1)): Happened {
  const next = quedahMerchant.copy(state);
  const events: QuedahEvent[] = [];
  const seat = askedSeats(quedahMerchant, next)[0] ?? 0;
  const move = expected(readMove(quedahMerchant, next, seat, line));
  play(quedahMerchant, next, seat, move, dice, (event) => events.push(event));
  return { state: next, events };
}

/** Begins the turn of the mover anew: the tests before the roll, and the roll itself. */
export function begun(state: QuedahState, dice: Fate): Happened {
  const next = quedahMerchant.copy(state);
  next.stack.pop();
  const events: QuedahEvent[] = [];
  beginTurn({ state: next, fate: dice, log: (event) => events.push(event) });
  return { state: next, events };
}

/** Why an answer is blocked; undefined if it is not, or was never offered. */
export function refusal(state: QuedahState, line: string): string | undefined {
  const read = readMove(quedahMerchant, state, askedSeats(quedahMerchant, state)[0] ?? 0, line);
  return read.ok ? undefined : read.code;
}

/** Plays one game at random and shows every state of it, the first and the last included. */
export function visit(seed: number, look: (state: QuedahState) => void): void {
  const fate = seededFate(seed);
  const options = { firstPlayer: 'random', stuck: 'mild', idleLimit: 200 } as const;
  const state = quedahMerchant.setup({ seats: 2, options }, fate, undefined);
  look(state);
  while (!isOver(state)) {
    const seat = askedSeats(quedahMerchant, state)[0] ?? 0;
    play(quedahMerchant, state, seat, legalFor(quedahMerchant, state, seat).pick(fate), fate);
    look(state);
  }
}

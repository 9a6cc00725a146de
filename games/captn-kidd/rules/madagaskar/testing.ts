/** Positions and moves for the tests of Madagaskar. */

import {
  defaultOptions,
  isOver,
  LegalMenu,
  legalFor,
  noFate,
  play,
  readMove,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';
import { madagaskar } from '../../madagaskar.ts';
import { BOARD } from '../deck/board.ts';
import { type MadagaskarSetting, madagaskarLine, madagaskarPosition } from './position.ts';
import type { Madagaskar, MadagaskarEvent, MadagaskarOptions, MadagaskarState } from './state.ts';

export function table(seats: number, options: Partial<MadagaskarOptions> = {}): TableSetup<Madagaskar> {
  return { seats, options: { ...defaultOptions(madagaskar), firstPlayer: 'seat1', ...options } };
}

export function at(name: string): number {
  return BOARD.names.indexOf(name);
}

export function position(text: string, setting: MadagaskarSetting = {}): MadagaskarState {
  const read = madagaskarPosition(text, setting);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

/** Plays the lines one after the other, each by the player to move, and returns the events. */
export function played(state: MadagaskarState, ...lines: string[]): MadagaskarEvent[] {
  const events: MadagaskarEvent[] = [];
  for (const line of lines) {
    const move = readMove(madagaskar, state, state.active, line);
    if (!move.ok) throw new Error(`${line}: ${move.code}`);
    play(madagaskar, state, state.active, move.value, noFate, (event) => events.push(event));
  }
  return events;
}

export function refusal(state: MadagaskarState, line: string): string | undefined {
  const move = readMove(madagaskar, state, state.active, line);
  return move.ok ? undefined : move.code;
}

export function typesOf(events: readonly MadagaskarEvent[]): string[] {
  return events.map(({ type }) => type);
}

export function placesOf(state: MadagaskarState): readonly number[] | undefined {
  return madagaskar.outcome(state)?.places;
}

export interface Moment {
  readonly state: MadagaskarState;
  readonly events: readonly MadagaskarEvent[];
}

/** Every state of some random games of two and of three, with what led to it. */
export function* randomMoments(games: number, options: Partial<MadagaskarOptions> = {}): Generator<Moment> {
  const fate = seededFate(1698);
  const menu = new LegalMenu<Madagaskar['move'], Madagaskar['reason']>();
  for (let game = 0; game < games; game++) {
    const state = madagaskar.setup(table(2 + (game % 2), options), fate, undefined);
    yield { state, events: [] };
    while (!isOver(state)) {
      const events: MadagaskarEvent[] = [];
      const move = legalFor(madagaskar, state, state.active, menu).pick(fate);
      play(madagaskar, state, state.active, move, fate, (event) => events.push(event));
      yield { state, events };
    }
  }
}

export const CIRCLES = [
  'D1>D3<D1',
  'D11>D10<D11',
  'D3>D2<D3',
  'D10>D12<D10',
  'D2>S1<D2',
  'D12>S6<D12',
  'S1>D1<S1',
  'S6>D11<S6',
];

/** How many legal answers a seat would have, were it asked. */
export function menuOf(state: MadagaskarState, seat: number): number {
  const asked = { ...state, active: seat, stack: isOver(state) ? [{ kind: 'turn' as const }] : state.stack };
  return legalFor(madagaskar, asked, seat).count;
}

/** Notes the positions after an action and after every pass that followed; how often has the last stood? */
export function recount(
  seen: Map<string, number>,
  state: MadagaskarState,
  events: readonly MadagaskarEvent[],
): number {
  const passed = events.flatMap((event) => (event.type === 'passed' ? [event.seat] : []));
  let times = 0;
  for (const next of [...passed, state.active]) {
    const key = `${madagaskarLine(state)} ${state.reserve.join()} ${next}`;
    times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
  }
  return times;
}

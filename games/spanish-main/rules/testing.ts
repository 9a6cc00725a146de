/** Small words for tests of the rules. */

import {
  apply,
  askedSeats,
  at,
  begin,
  type Fate,
  isOver,
  legalFor,
  offersFor,
  readMove,
  type Seat,
  scriptedFate,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import { spanishMain } from '../spanish-main.ts';
import type { SpanishMainEvent } from './events.ts';
import { positionOf, type Setting, type ShipAt, USUAL } from './position.ts';
import { mastsStanding, shipOf } from './ships.ts';
import type { SpanishMainOptions, SpanishMainState } from './state.ts';

export interface Happened {
  readonly state: SpanishMainState;
  readonly events: readonly SpanishMainEvent[];
}

/** An answer in notation, and the dice that fall after it. */
export type Line = string | readonly [line: string, ...dice: number[]];

export function position(setting: Setting = {}): SpanishMainState {
  return positionOf(setting);
}

/** Known to both of two players, and to everybody else. */
export const PUBLIC = 0b100011;

/** Dice as they lie on the table; draws that are no dice count from 1 as well. */
export function dice(...numbers: number[]): Fate & { readonly left: number } {
  return scriptedFate(numbers.map((number) => number - 1));
}

/** Fate that lets nothing of interest happen: everything stays in its order. */
const FIRST: Fate = { draw: () => 0 };

/** Gives answers one after the other, each from the seat that is asked, and takes forced ones in between. */
export function play(state: SpanishMainState, ...lines: readonly Line[]): Happened {
  let now = state;
  const events: SpanishMainEvent[] = [];
  for (const entry of lines) {
    const [line, ...numbers] = typeof entry === 'string' ? [entry] : entry;
    const step = answer(now, line, numbers.length === 0 ? FIRST : luck(numbers));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** Dice first; what is drawn after them is the first of everything. */
function luck(numbers: readonly number[]): Fate {
  let next = 0;
  return { draw: () => at(numbers, next++) - 1 || 0 };
}

function answer(state: SpanishMainState, line: string, fate: Fate): Happened {
  let code = 'game-over';
  for (const seat of askedSeats(spanishMain, state)) {
    const move = readMove(spanishMain, state, seat, line);
    const taken = move.ok ? apply(spanishMain, state, seat, move.value, guarded(fate)) : move;
    if (taken.ok) return { state: taken.value.state, events: taken.value.events.map(({ event }) => event) };
    code = taken.code;
  }
  const asked = state.stack[0]?.kind ?? 'nothing';
  throw new Error(
    `"${line}" is refused in "${asked}": ${code}; legal is ${linesOf(state).slice(0, 30).join(', ')}`,
  );
}

/** Dictated dice may run out: then every further draw is 0. */
function guarded(fate: Fate): Fate {
  return {
    draw(n) {
      const drawn = fate.draw(n);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < n ? drawn : 0;
    },
  };
}

/** The state after answers; see {@link play}. */
export function given(state: SpanishMainState, ...lines: readonly Line[]): SpanishMainState {
  return play(state, ...lines).state;
}

/** What answers make happen, by type. */
export function told<T extends SpanishMainEvent['type']>(
  { events }: Happened,
  type: T,
): Extract<SpanishMainEvent, { readonly type: T }>[] {
  return events.filter(
    (event): event is Extract<SpanishMainEvent, { readonly type: T }> => event.type === type,
  );
}

/** The first legal lines of the seat that is asked, dials by one value each. */
export function linesOf(
  state: SpanishMainState,
  seat: Seat | undefined = askedSeats(spanishMain, state)[0],
): string[] {
  if (isOver(state) || seat === undefined) return [];
  const { moves, count, dials } = legalFor(spanishMain, state, seat);
  const listed = moves.slice(0, count).map((move) => writeMove(spanishMain, state, move));
  return [...listed, ...dials.map(({ move, arg }) => `${writeMove(spanishMain, state, move)} (${arg})`)];
}

/** Why an answer is refused; undefined if it is not. */
export function refusal(
  state: SpanishMainState,
  line: string,
  seat: Seat = askedSeats(spanishMain, state)[0] ?? 0,
): string | undefined {
  const read = readMove(spanishMain, state, seat, line);
  return read.ok ? undefined : read.code;
}

/** Is there an offer that begins so, blocked or not? */
export function isOffered(state: SpanishMainState, start: string): boolean {
  const seat = askedSeats(spanishMain, state)[0] ?? 0;
  return offersFor(spanishMain, state, seat).some(({ move }) =>
    writeMove(spanishMain, state, move).startsWith(start),
  );
}

/** The kind of the open question. */
export function asked(state: SpanishMainState): string {
  const frame = state.stack[0];
  if (frame === undefined) return 'over';
  return frame.kind === 'may' ? `may ${frame.about.may}` : frame.kind;
}

export function seatAsked(state: SpanishMainState): Seat | undefined {
  return askedSeats(spanishMain, state)[0];
}

/** Where a ship lies, as `x y heading`. */
export function poseOf(state: SpanishMainState, ship: number): string {
  const { x, y, h } = shipOf(state, ship);
  return `${x} ${y} ${h}`;
}

export function mastsOf(state: SpanishMainState, ship: number): number {
  return mastsStanding(shipOf(state, ship));
}

/** The gold on every token aboard a ship, most first. */
export function goldOn(state: SpanishMainState, ship: number): number[] {
  return state.tokens
    .filter((token) => token.ship === ship)
    .map(({ gold }) => gold)
    .sort(byMost);
}

/** The gold on every token on an island, most first. */
export function goldAt(state: SpanishMainState, island: number): number[] {
  return state.tokens
    .filter((token) => token.island === island)
    .map(({ gold }) => gold)
    .sort(byMost);
}

function byMost(a: number, b: number): number {
  return b - a;
}

/** A shooter and her target side by side, well within S; and somebody out of the way. */
export const SHOOTER: ShipAt = { card: 'ES-010', at: [4300, 4600, 0] };
export const VICTIM: ShipAt = { card: 'SS-015', seat: 1, at: [4100, 5000, 0] };
export const FAR: ShipAt = { card: 'PS-021', seat: 1, at: [8000, 2000, 0] };

export function shooting(
  shooter: Partial<ShipAt> = {},
  victim: Partial<ShipAt> = {},
  ...others: ShipAt[]
): SpanishMainState {
  return position({ ships: [{ ...SHOOTER, ...shooter }, { ...VICTIM, ...victim }, ...others] });
}

/** Across the way of a rammer that comes from (4200, 4600): her rest lies from y 4280 to 4827. */
export const TARGET: ShipAt = { card: 'ES-010', seat: 1, at: [5000, 5000, 90] };
export const RAMMER: ShipAt = { card: 'PS-002', at: [4200, 4600, 0] };

/** A rammer from the side, as in the worked examples. */
export function ramming(rammer: Partial<ShipAt> = {}, target: Partial<ShipAt> = {}): SpanishMainState {
  const state = position({
    ships: [
      { ...RAMMER, ...rammer },
      { ...TARGET, ...target },
    ],
  });
  return given(state, 'move 1', 'sail L 0');
}

export function bonusOf(
  shooter: Partial<ShipAt>,
  victim: Partial<ShipAt>,
  ...others: ShipAt[]
): number | undefined {
  return told(play(shooting(shooter, victim, ...others), 'shoot 1', ['fire 1 2', 1]), 'fired')[0]?.bonus;
}

/** A table before anybody has answered. */
export function table(
  seats: number,
  options: Partial<SpanishMainOptions> = {},
  fate: Fate = seededFate(1),
): SpanishMainState {
  return begin(spanishMain, { seats, options: { ...USUAL, ...options } }, fate).state;
}

/** Answers everything with the first thing that is offered, until a question of some kind is asked. */
export function until(state: SpanishMainState, kind: string): SpanishMainState {
  let now = state;
  while (asked(now) !== kind) now = given(now, firstLine(now));
  return now;
}

/** The first offer; of a dial, the first free value. */
export function firstLine(state: SpanishMainState): string {
  const [line = ''] = linesOf(state);
  if (!line.includes('(')) return line;
  const start = line.replace(/ \(.*$/, '');
  for (let value = 0; value < 13_720; value++) {
    const candidate = start.replace(/\d+$/, String(value));
    if (refusal(state, candidate) === undefined) return candidate;
  }
  throw new Error(`nothing is free on ${line}`);
}

/** Draws of the last muster answer before the dice: the crew of two fleets E1 are numbered in their order. */
export const ORDER = [1, 1, 1, 1];

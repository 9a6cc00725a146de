/** Situations of the lesson and the rulebook: a small sea, so that everything on it can be seen. */

import { apply, askedSeats, at, type Fate, RulesBug, readMove } from '@tortuga/kernel';
import { positionOf, type Setting } from '../rules/position.ts';
import type { Island, SpanishMainState } from '../rules/state.ts';
import type { Face } from '../rules/treasure.ts';
import { spanishMain } from '../spanish-main.ts';

/** The side of the small sea. */
const SIZE = 4200;

/** Where the homes of Anne and Bart lie in it: the shape of the island, and its middle. */
const HOMES = [
  { shape: 0, x: 3600, y: 2700 },
  { shape: 3, x: 700, y: 750 },
];

/** What lies where. All gold together is always the same, what is aboard included. */
export interface Gold {
  readonly whale: readonly Face[];
  readonly crescent: readonly Face[];
  readonly homes: readonly (readonly number[])[];
}

/** A position on the small sea; Anne and Bart leave their marks where they take gold. */
export function sea({ whale, crescent, homes }: Gold, setting: Setting): SpanishMainState {
  const islands = [
    { shape: 2, at: [1450, 3000], tokens: whale, marks: whale.length < 3 ? 0b01 : 0 },
    { shape: 6, at: [3500, 800], rotation: 30, tokens: crescent, marks: crescent.length < 3 ? 0b10 : 0 },
  ] as const;
  const state = positionOf({ islands, homes, isBare: true, ...setting });
  return { ...state, size: SIZE, islands: state.islands.map(settled) };
}

function settled(island: Island, number: number): Island {
  return number < HOMES.length ? { ...island, ...at(HOMES, number) } : island;
}

/** Where a position does not say what luck it needs, it is as low as can be. */
const LOWEST: Fate = { draw: () => 0 };

/** The position after answers of whoever is asked. */
export function after(state: SpanishMainState, ...lines: readonly string[]): SpanishMainState {
  return lines.reduce(answered, state);
}

function answered(state: SpanishMainState, line: string): SpanishMainState {
  const [seat = 0] = askedSeats(spanishMain, state);
  const move = readMove(spanishMain, state, seat, line);
  const taken = move.ok ? apply(spanishMain, state, seat, move.value, LOWEST) : move;
  if (!taken.ok) throw new RulesBug(`a position is reached by ${line}, which is refused: ${taken.code}`);
  return taken.value.state;
}

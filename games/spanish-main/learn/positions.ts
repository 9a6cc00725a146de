/** Situations of the lesson and the rulebook: a small sea, so that everything on it can be seen. */

import { apply, askedSeats, at, type Fate, RulesBug, readMove } from '@tortuga/kernel';
import { type IslandAt, positionOf, type Setting } from '../rules/position.ts';
import type { Island, SpanishMainState } from '../rules/state.ts';
import { spanishMain } from '../spanish-main.ts';

/** The side of the small sea. */
const SIZE = 5400;

/** Where the homes of Anne and Bart lie in it: the shape of the island, and its middle. */
const HOMES = [
  { shape: 0, x: 1050, y: 1100 },
  { shape: 3, x: 4350, y: 4300 },
];

/** The wild islands. */
const WHALE: IslandAt = { shape: 2, at: [4200, 1300], tokens: [4, 2, 1] };
const CRESCENT: IslandAt = { shape: 6, at: [1300, 4150], rotation: 30, tokens: [3, 1, 1] };
const WILD: readonly IslandAt[] = [WHALE, CRESCENT];

/** The same, after Anne was at the first of them and left her mark. */
export const VISITED: readonly IslandAt[] = [{ ...WHALE, marks: 1 }, CRESCENT];

/** A position on the small sea. */
export function sea(setting: Setting): SpanishMainState {
  const state = positionOf({ islands: WILD, isBare: true, turn: 9, ...setting });
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

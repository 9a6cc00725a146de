/** The tiny game, broken and examined, for tests of the laws. */

import type { Game } from '@tortuga/kernel';
import { type Tiny, tiny } from '../tiny.ts';
import { examine, type SeededFinding } from './examine.ts';
import type { Law, Limits } from './law.ts';

const table = { seats: 3, options: { rounds: 4, tide: 'low' } } as const;

export function findingsIn(game: Game<Tiny>, limits: Limits = {}): ReadonlyMap<Law, SeededFinding> {
  return examine(game, table, { games: 150, seed: 1, ...limits });
}

type TurnMoves = Game<Tiny>['phases']['turn']['moves'];

export function withMoves(...moves: TurnMoves): Game<Tiny> {
  return { ...tiny, phases: { ...tiny.phases, turn: { ...tiny.phases.turn, moves } } };
}

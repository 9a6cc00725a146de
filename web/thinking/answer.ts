/** From what a seat sees to an answer. */

import { type Budget, decide, PLAYERS } from '@tortuga/bots';
import { type AnyGame, type AnyMove, writeMove } from '@tortuga/kernel';
import type { Answer, Ask } from './ask.ts';

/** Thinks as long as the ask allows; the same as a thread of the server would. */
export function answer(games: readonly AnyGame[], ask: Ask): Answer {
  const game = games.find(({ id }) => id === ask.game);
  if (game === undefined) throw new Error(`no game ${ask.game}`);
  const { move, prospects, iterations, world } = decide(game, ask, budgetOf(ask));
  const line = (each: AnyMove) => writeMove(game, world, each);
  return {
    move: line(move),
    by: ask.bot,
    suggestions: prospects.map(({ move, expected }) => ({ move: line(move), expected })),
    iterations,
  };
}

/** The milliseconds a bot may think; none for one that counts iterations. */
export function millisecondsOf({ bot, budget }: Ask): number | undefined {
  if (budget === undefined) return PLAYERS[bot].milliseconds ?? 0;
  return 'milliseconds' in budget ? budget.milliseconds : undefined;
}

function budgetOf(ask: Ask): Budget {
  if (ask.budget !== undefined && 'iterations' in ask.budget) return ask.budget;
  const end = performance.now() + (millisecondsOf(ask) ?? 0);
  return { isSpent: () => performance.now() >= end };
}

/** From what a seat sees to an answer. */

import { type Budget, PLAYERS, type Thinking } from '@tortuga/bots';
import { type AnyGame, type GameTypes, offersFor, seededFate, writeMove } from '@tortuga/kernel';
import type { Answer, Ask } from './ask.ts';

/** The best answer and two others: more than that nobody wants to hear. */
const SUGGESTIONS = 3;

/** Thinks as long as the ask allows; the same as a thread of the server would. */
export function answer(games: readonly AnyGame[], ask: Ask): Answer {
  const { view, seat, bot: by } = ask;
  const game = games.find(({ id }) => id === ask.game);
  if (game === undefined) throw new Error(`no game ${ask.game}`);
  const fate = seededFate(ask.seed);
  // A seat's offers are the same in every world it can imagine, so any of them will do.
  const world = game.imagine(view, seat, fate);
  const thinking = { game, view, seat, fate, offers: offersFor(game, world, seat), budget: budgetOf(ask) };
  const { move, candidates, iterations } = thoughtOf(by, thinking);
  const line = (each: GameTypes['move']) => writeMove(game, world, each);
  const suggestions = candidates.slice(0, SUGGESTIONS);
  return {
    move: line(move),
    by,
    suggestions: suggestions.map(({ move, expected }) => ({ move: line(move), expected })),
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

function thoughtOf(by: Ask['bot'], thinking: Thinking<GameTypes>) {
  const { bot, think } = PLAYERS[by];
  const { candidates, iterations } = think?.(thinking) ?? { candidates: [], iterations: 0 };
  return { move: candidates[0]?.move ?? bot(thinking), candidates, iterations };
}

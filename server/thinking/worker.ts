/** A thread that thinks: one ask at a time, from the seat's view to an answer. */

import { workerData } from 'node:worker_threads';
import { PLAYERS, type PlayerName, type Thinking } from '@tortuga/bots';
import { type AnyGame, type GameTypes, offersFor, seededFate } from '@tortuga/kernel';
import type { Answer, Ask } from './ask.ts';
import { now, StopTime } from './clock.ts';

/** An ask on its way to a thread. */
export interface Task {
  readonly ask: Ask;
  /** See {@link StopTime}. */
  readonly stop: BigInt64Array<SharedArrayBuffer>;
}

/** What a thread is told when it starts: the module that lists the games. */
export interface Briefing {
  readonly games: string;
}

const { games }: Briefing = workerData;
const { GAMES }: { readonly GAMES: readonly AnyGame[] } = await import(games);

/** With less time than this, in milliseconds, a search sees less than one look at every answer does. */
const NO_TIME = 2;

/** The best answer and two others: more than that nobody wants to hear. */
const SUGGESTIONS = 3;

/** Answers an ask before its stop time. */
export function answer({ ask, stop }: Task): Answer {
  const time = new StopTime(stop);
  const isHurried = iterationsOf(ask) === undefined && time.at - now() < NO_TIME;
  return answerAs(isHurried ? 'sailor' : ask.bot, thinkingOf(ask, time));
}

/** Nothing to do but be there: whoever awaits it knows that the thread has loaded the games. */
export function reportForDuty(): boolean {
  return true;
}

function iterationsOf({ budget }: Ask): number | undefined {
  return budget !== undefined && 'iterations' in budget ? budget.iterations : undefined;
}

function thinkingOf(ask: Ask, time: StopTime): Thinking<GameTypes> {
  const { view, seat, seed } = ask;
  const game = GAMES.find(({ id }) => id === ask.game);
  if (game === undefined) throw new Error(`no game ${ask.game}`);
  const iterations = iterationsOf(ask);
  const fate = seededFate(seed);
  return {
    game,
    view,
    seat,
    fate,
    // A seat's offers are the same in every world it can imagine, so any of them will do.
    offers: offersFor(game, game.imagine(view, seat, fate), seat),
    budget: { isSpent: () => time.isOver, ...(iterations === undefined ? {} : { iterations }) },
  };
}

function answerAs(by: PlayerName, thinking: Thinking<GameTypes>): Answer {
  const { bot, think } = PLAYERS[by];
  if (think === undefined) return { move: bot(thinking), by, suggestions: [], iterations: 0 };
  const { candidates, iterations } = think(thinking);
  const suggestions = candidates.slice(0, SUGGESTIONS).map(({ move, expected }) => ({ move, expected }));
  return { move: suggestions[0]?.move ?? bot(thinking), by, suggestions, iterations };
}

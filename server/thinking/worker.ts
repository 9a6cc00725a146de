/** A thread that thinks: one ask at a time, from the seat's view to an answer. */

import { workerData } from 'node:worker_threads';
import { type Budget, decide } from '@tortuga/bots';
import type { AnyGame } from '@tortuga/kernel';
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

/** Answers an ask before its stop time. */
export function answer({ ask, stop }: Task): Answer {
  const time = new StopTime(stop);
  const isHurried = iterationsOf(ask) === undefined && time.at - now() < NO_TIME;
  const by = isHurried ? 'sailor' : ask.bot;
  const { move, prospects, iterations } = decide(gameOf(ask), { ...ask, bot: by }, budgetOf(ask, time));
  return { move, by, suggestions: prospects, iterations };
}

/** Nothing to do but be there: whoever awaits it knows that the thread has loaded the games. */
export function reportForDuty(): boolean {
  return true;
}

function iterationsOf({ budget }: Ask): number | undefined {
  return budget !== undefined && 'iterations' in budget ? budget.iterations : undefined;
}

function budgetOf(ask: Ask, time: StopTime): Budget {
  const iterations = iterationsOf(ask);
  return { isSpent: () => time.isOver, ...(iterations === undefined ? {} : { iterations }) };
}

function gameOf({ game: wanted }: Ask): AnyGame {
  const game = GAMES.find(({ id }) => id === wanted);
  if (game === undefined) throw new Error(`no game ${wanted}`);
  return game;
}

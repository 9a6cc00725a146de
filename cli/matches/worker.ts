/** A thread that plays matches: it takes the next one nobody has taken, until there are no more. */

import { workerData } from 'node:worker_threads';
import type { AnyGame } from '@tortuga/kernel';
import { Series } from './series.ts';
import { type Briefing, DONE, type Numbered, TAKEN, type Task } from './task.ts';

const { games }: Briefing = workerData;
const { GAMES }: { readonly GAMES: readonly AnyGame[] } = await import(games);

export function playOn({ plan, tally }: Task): Numbered[] {
  const game = GAMES.find(({ id }) => id === plan.game);
  if (game === undefined) throw new Error(`no game ${plan.game}`);
  const series = new Series(game, plan);
  const records: Numbered[] = [];
  for (let match = Atomics.add(tally, TAKEN, 1); match < plan.games; match = Atomics.add(tally, TAKEN, 1)) {
    records.push([match, series.play(match)]);
    Atomics.add(tally, DONE, 1);
  }
  return records;
}

/** The present match of a table as a file. */

import type { FairLuck, MatchFile } from '@tortuga/kernel';
import { isFinished } from './seating.ts';
import type { Play, TableState } from './state.ts';

/** The seed is revealed when the match is over, never before. */
export function fileOf({ play, header }: TableState, names: readonly string[]): MatchFile | undefined {
  if (play === undefined) return undefined;
  const { match, calledOff } = play;
  const luck = luckOf(play, header.fork?.log.length);
  const file = { ...match.file(names), luck };
  return calledOff === undefined ? file : { ...file, ended: calledOff.how, places: calledOff.places };
}

function luckOf(play: Play, forkedAt: number | undefined): FairLuck {
  const { luck, skipped } = play;
  return {
    commit: luck.commit,
    ...(isFinished(play) ? { seed: luck.seed } : {}),
    ...(forkedAt === undefined ? {} : { forkedAt }),
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

/** The sum of a log as text, so that a long one need not be replayed. */

import { type Game, type GameTypes, Match, type SavedMatch } from '@tortuga/kernel';
import { BrokenLog } from './broken.ts';
import type { TableHeader } from './header.ts';
import type { Play, TableState } from './state.ts';

type SavedPlay = Omit<Play, 'match' | 'shown'> & { readonly match: SavedMatch };
type Saved = Omit<TableState, 'id' | 'game' | 'play'> & { readonly play?: SavedPlay };

/** Grows whenever a table in memory looks different: then the log is replayed instead. */
const FORMAT = 1;

export function writeSnapshot({ id: _id, game: _game, play, ...rest }: TableState): string {
  return JSON.stringify({
    format: FORMAT,
    ...rest,
    play: play === undefined ? undefined : { ...play, match: play.match.save(), shown: undefined },
  });
}

/** Trusts the text if it is of the present format and version of the rules: it was written by ourselves. */
export function readSnapshot(
  id: string,
  snapshot: string,
  gameOf: (header: TableHeader) => Game<GameTypes>,
): TableState {
  const { format, ...saved }: Saved & { format?: number } = JSON.parse(snapshot);
  if (format !== FORMAT) throw new BrokenLog('the snapshot is of another format');
  const { header, play } = saved;
  const game = gameOf(header);
  const setup = { seats: header.seats, options: header.options };
  const restored = play && { ...play, match: Match.restore(game, setup, play.match), shown: undefined };
  return { ...saved, proposal: saved.proposal, id, game, play: restored };
}

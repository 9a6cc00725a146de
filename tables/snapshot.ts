/** The sum of a log as text, so that a long one need not be replayed. */

import { type Game, type GameTypes, Match, type SavedMatch } from '@tortuga/kernel';
import type { TableHeader } from './header.ts';
import type { Play, TableState } from './state.ts';

type SavedPlay = Omit<Play, 'match'> & { readonly match: SavedMatch };
type Saved = Omit<TableState, 'id' | 'game' | 'play'> & { readonly play?: SavedPlay };

export function writeSnapshot({ id: _id, game: _game, play, ...rest }: TableState): string {
  return JSON.stringify({
    ...rest,
    play: play === undefined ? undefined : { ...play, match: play.match.save() },
  });
}

/** Trusts the text: it was written by ourselves, by the same version of the rules. */
export function readSnapshot(
  id: string,
  snapshot: string,
  gameOf: (header: TableHeader) => Game<GameTypes>,
): TableState {
  const saved: Saved = JSON.parse(snapshot);
  const { header, play } = saved;
  const game = gameOf(header);
  const setup = { seats: header.seats, options: header.options };
  const restored = play && { ...play, match: Match.restore(game, setup, play.match) };
  return { ...saved, proposal: saved.proposal, id, game, play: restored };
}

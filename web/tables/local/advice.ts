/** What a bot would do in the place of whoever asks, knowing what they know. */

import type { Level } from '@tortuga/bots';
import { type AnyMove, labelFor, readMove, type Text, type Viewer } from '@tortuga/kernel';
import type { Hint } from '@tortuga/tables';
import type { Answer, Ask, Suggestion } from '../../thinking/ask.ts';
import type { Reply } from '../port.ts';
import type { OpenTable } from './open-table.ts';

export async function advise(
  { game, table }: OpenTable,
  viewer: Viewer,
  level: Level = 'captain',
  think: (ask: Ask) => Promise<Answer>,
): Promise<Reply<Hint>> {
  const { play } = table.state;
  if (play === undefined || viewer === 'watcher') return { ok: false, code: 'not-your-turn' };
  const { state } = play.match;
  const answer = await think({
    game: game.id,
    view: game.view(state, viewer),
    seat: viewer,
    bot: level,
    seed: 1,
  });
  const suggestions = (answer.suggestions.length > 0 ? answer.suggestions : [only(answer)]).flatMap(
    (each) => {
      const move = readMove(game, state, viewer, each.move);
      return move.ok ? [shown(each, move.value, labelFor(game, state, move.value))] : [];
    },
  );
  return { ok: true, suggestions };
}

/** A bot that does not search promises nothing. */
function only({ move }: Answer): Suggestion {
  return { move, expected: 0 };
}

function shown(
  { move: line, expected }: Suggestion,
  move: AnyMove,
  label: Text,
): Hint['suggestions'][number] {
  return { line, move, label, expected };
}

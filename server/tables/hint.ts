/** What would a bot do? Answered from what the seat sees, and nothing else. */

import { randomInt } from 'node:crypto';
import type { Level } from '@tortuga/bots';
import { labelFor, writeMove } from '@tortuga/kernel';
import { type Hint, isFinished, type PersonId, type Table } from '@tortuga/tables';
import type { Thinkers } from '../thinking/thinkers.ts';
import type { Answered } from './harbour.ts';

export async function hintFor(
  table: Table,
  person: PersonId,
  level: Level,
  thinkers: Pick<Thinkers, 'ask'>,
): Promise<Answered<Hint>> {
  const { header, play, game } = table.state;
  const seat = table.viewerOf(person);
  if (seat === 'watcher') return { ok: false, code: 'not-seated' };
  if (!header.hints) return { ok: false, code: 'no-hints' };
  if (play === undefined) return { ok: false, code: 'not-begun' };
  if (isFinished(play)) return { ok: false, code: 'game-over' };
  if (!table.asked.includes(seat)) return { ok: false, code: 'not-your-turn' };
  const { state } = play.match;
  const ask = { game: game.id, view: game.view(state, seat), seat, bot: level, seed: randomInt(2 ** 47) };
  const { move, suggestions } = await thinkers.ask(ask);
  const best = suggestions.length > 0 ? suggestions : [{ move, expected: 0 }];
  return {
    ok: true,
    value: {
      suggestions: best.map(({ move: suggested, expected }) => ({
        line: writeMove(game, state, suggested),
        move: suggested,
        label: labelFor(game, state, suggested),
        expected,
      })),
    },
  };
}

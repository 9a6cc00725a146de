import { GAMES } from '@tortuga/games';
import { type AnyGame, labelFor, type Viewer } from '@tortuga/kernel';
import type { Table } from '@tortuga/tables';
import { smuggler } from '@tortuga/testkit';
import { expect, test } from 'vitest';
import { Paper } from './paper.ts';
import { NOW, Played } from './testing/played.ts';

const STEPS = 60;

const paper = new Paper(() => undefined);

const EVERY_GAME = [smuggler, ...GAMES].map((game): [string, AnyGame] => [game.id, game]);

function viewersOf(table: Table): Viewer[] {
  return [...table.state.seats.keys(), 'watcher'];
}

function seen(table: Table): unknown {
  return viewersOf(table).map((viewer) => table.welcome(viewer, NOW));
}

test.each(EVERY_GAME)('%s is the same from its snapshot and from its log, after every answer', (_, game) => {
  const played = new Played(game);
  for (let step = 1; step <= STEPS && played.table.asked.length > 0; step++) {
    played.answer(step);
    const now = seen(played.table);
    expect(seen(played.restored)).toEqual(now);
    if (step % 6 === 0) expect(seen(played.replayed)).toEqual(now);
  }
  expect(played.table.seq).toBeGreaterThan(20);
});

test.each(EVERY_GAME)('%s is told in words as it is shown, to everybody, after every answer', (_, game) => {
  const played = new Played(game);
  const { table } = played;
  for (let step = 1; step <= STEPS && table.asked.length > 0; step++) {
    const since = table.seq;
    played.answer(step);
    const telling = table.telling(since, NOW);
    for (const viewer of viewersOf(table)) {
      paper.begin();
      paper.write('{');
      telling.write(viewer, paper);
      paper.write('}');
      const shown = { items: table.items(viewer, since), sight: table.sight(viewer, NOW) };
      expect(JSON.parse(String(paper.end()))).toEqual(plain(shown));
    }
  }
});

test.each(EVERY_GAME)(
  '%s calls every offer what its rules call it now, though labels are kept',
  (_, game) => {
    const played = new Played(game);
    const { table } = played;
    for (let step = 1; step <= STEPS && table.asked.length > 0; step++) {
      const state = table.state.play?.match.state;
      for (const { move, label } of table.asked.flatMap(
        (seat) => table.sight(seat, NOW).question?.offers ?? [],
      )) {
        expect(label).toEqual(state && labelFor(game, state, move));
      }
      played.answer(step);
    }
  },
);

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

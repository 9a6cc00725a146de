import { fileURLToPath } from 'node:url';
import { GAMES } from '@tortuga/games';
import {
  type AnyGame,
  askedSeats,
  defaultOptions,
  isOver,
  legalFor,
  Match,
  type MatchFile,
  seededFate,
} from '@tortuga/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import type { Lab } from './page/lab.ts';

let browser: OpenPage;

beforeAll(async () => {
  browser = await openPage(fileURLToPath(new URL('page', import.meta.url)));
});

afterAll(() => browser?.close());

interface Played {
  readonly file: MatchFile;
  /** The state at the end, as JSON. */
  readonly end: string;
}

/** A match as luck will have it, to the end. */
function playOut(game: AnyGame): Played {
  const fate = seededFate(1);
  const match = Match.begin(game, { seats: game.seats[0]!, options: defaultOptions(game) }, fate);
  while (!isOver(match.state)) {
    const [seat = 0] = askedSeats(game, match.state);
    match.answerWith(seat, legalFor(game, match.state, seat).pick(fate), fate);
  }
  return { file: match.file(), end: JSON.stringify(match.state) };
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a match of %s ends in the same state wherever it is replayed',
  async (_, game) => {
    const { file, end } = playOut(game);
    const there = await browser.page.evaluate(
      (file) => (globalThis as unknown as { readonly lab: Lab }).lab.replay(file),
      file,
    );
    expect(there).toBe(end);
  },
);

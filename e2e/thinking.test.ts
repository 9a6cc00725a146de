import { fileURLToPath } from 'node:url';
import { GAMES } from '@tortuga/games';
import { type AnyGame, askedSeats, begin, defaultOptions, readMove, seededFate } from '@tortuga/kernel';
import { Thinkers as Threads } from '@tortuga/server';
import type { Ask } from '@tortuga/web/ask';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import type { Finding, Lab, Trial } from './page/lab.ts';

let browser: OpenPage;

beforeAll(async () => {
  browser = await openPage(fileURLToPath(new URL('page', import.meta.url)));
});

afterAll(() => browser?.close());

/** The page, where `lab` is a global name. */
type WithLab = { readonly lab: Lab };

/** Lets the page try something. */
function attempt(trial: Trial): Promise<Finding> {
  return browser.page.evaluate((trial) => (globalThis as unknown as WithLab).lab.attempt(trial), trial);
}

function opening(game: AnyGame) {
  const { state } = begin(game, { seats: game.seats[0]!, options: defaultOptions(game) }, seededFate(1));
  return { state, seat: askedSeats(game, state)[0]! };
}

const loyal = GAMES.find(({ id }) => id === 'loyal-captain')!;

/** What a captain is asked at the beginning of a game. */
function askOf(budget: NonNullable<Ask['budget']>, game = loyal): Ask {
  const { state, seat } = opening(game);
  return { game: game.id, view: game.view(state, seat), seat, bot: 'captain', budget, seed: 1 };
}

/** The same question in Loyal Captain with rules that are wrong; see `page/odd-worker.ts`. */
function oddly(game: string, milliseconds = 100): Trial {
  return { ask: { ...askOf({ milliseconds }), game }, of: 'odd' };
}

// A busy machine may be slow, but not this slow: bounds are far from what is measured.
const SLACK = 2000;

const FOREVER = 60_000;

describe('an answer in the browser', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('in %s is legal and in time', async (_, game) => {
    const { answer, milliseconds } = await attempt({ ask: askOf({ milliseconds: 300 }, game) });
    const { state, seat } = opening(game);
    expect(readMove(game, state, seat, answer?.move)).toMatchObject({ ok: true });
    expect(answer).toMatchObject({ by: 'captain' });
    expect(answer!.suggestions.length).toBeGreaterThan(1);
    expect(answer!.suggestions[0]!.move).toEqual(answer!.move);
    for (const { expected } of answer!.suggestions) expect(Math.abs(expected)).toBeLessThanOrEqual(1);
    expect(milliseconds).toBeGreaterThan(250);
    expect(milliseconds).toBeLessThan(300 + SLACK);
  });

  test('is the same as on the server for the same seed and iterations', async () => {
    const threads = await Threads.open({ threads: 1 });
    for (const game of GAMES) {
      const ask = askOf({ iterations: 300 }, game);
      const [{ answer }, there] = await Promise.all([attempt({ ask }), threads.ask(ask)]);
      const { state, seat } = opening(game);
      const move = readMove(game, state, seat, answer?.move);
      expect(move).toEqual({ ok: true, value: there.move });
      const here = answer?.suggestions.map(({ expected }) => expected);
      expect(here).toEqual(there.suggestions.map(({ expected }) => expected));
      expect(answer?.iterations).toBe(300);
    }
    await threads.close();
  });

  test('takes the time of its bot if nobody says otherwise', async () => {
    const { budget: _, ...ask } = askOf({ iterations: 1 });
    const { milliseconds } = await attempt({ ask: { ...ask, bot: 'bosun' } });
    expect(milliseconds).toBeGreaterThan(90);
    expect(await attempt({ ask: { ...ask, bot: 'sailor' } })).toMatchObject({ answer: { by: 'sailor' } });
  });
});

describe('while a bot thinks', () => {
  test('the page goes on drawing', async () => {
    const { answer, frames } = await attempt({ ask: askOf({ milliseconds: 600 }) });
    expect(answer?.iterations).toBeGreaterThan(1);
    expect(frames).toBeGreaterThan(8);
  });

  test('a hint does not wait for it, and neither does what comes after it is cancelled', async () => {
    const cancelled = attempt({ ask: askOf({ milliseconds: FOREVER }), abortAfter: 400 });
    const hint = await attempt({ ask: askOf({ milliseconds: 100 }) });
    expect(hint.answer?.by).toBe('captain');
    expect(hint.milliseconds).toBeLessThan(100 + SLACK);
    const { trouble, milliseconds } = await cancelled;
    expect(trouble).toBe('moved on');
    expect(milliseconds).toBeLessThan(400 + SLACK);
    const next = await attempt({ ask: askOf({ milliseconds: 100 }) });
    expect(next.answer?.by).toBe('captain');
    expect(next.milliseconds).toBeLessThan(100 + SLACK);
  });
});

describe('a worker', () => {
  test.each(['stuck', 'broken'])('in a %s game is replaced, and a sailor answers', async (game) => {
    const { answer, milliseconds } = await attempt(oddly(game));
    expect(answer?.by).toBe('sailor');
    const { state, seat } = opening(loyal);
    expect(readMove(loyal, state, seat, answer?.move)).toMatchObject({ ok: true });
    expect(milliseconds).toBeLessThan(100 + 1000 + SLACK);
    expect((await attempt(oddly('loyal-captain'))).answer?.by).toBe('captain');
  });

  test('that is stuck when the table moves on is ended', async () => {
    const { trouble } = await attempt({ ...oddly('stuck', FOREVER), abortAfter: 50 });
    expect(trouble).toBe('moved on');
    expect((await attempt(oddly('loyal-captain'))).answer?.by).toBe('captain');
  });

  test('cannot help where not even a sailor can answer, but the page lives on', async () => {
    const { trouble, frames } = await attempt(oddly('hopeless'));
    expect(trouble).toBe('no bot can answer in hopeless');
    expect(frames).toBeGreaterThan(8);
  });

  test('that cannot be loaded is given up at once', async () => {
    const { trouble, milliseconds } = await attempt({ ask: askOf({ milliseconds: 100 }), of: 'lost' });
    expect(trouble).toBe('no bot can answer in loyal-captain');
    expect(milliseconds).toBeLessThan(SLACK);
  });
});

test('no worker is left when all is over, and whoever still waits is told', async () => {
  const waiting = attempt({ ask: askOf({ milliseconds: FOREVER }) });
  await attempt({ ask: askOf({ iterations: 1 }) });
  expect(browser.page.workers().length).toBeGreaterThan(0);
  await browser.page.evaluate(() => (globalThis as unknown as WithLab).lab.close());
  expect(await waiting).toMatchObject({ trouble: 'nobody thinks any more' });
  // Chromium lets a script that was ended go on for two seconds before it stops it by force.
  await expect.poll(() => browser.page.workers().length, { timeout: 2000 + SLACK }).toBe(0);
});

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlayerName } from '@tortuga/bots';
import { GAMES as REAL } from '@tortuga/games';
import { type AnyGame, askedSeats, begin, checkMove, defaultOptions, seededFate } from '@tortuga/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ask, ThinkingBudget } from './ask.ts';
import { GAMES } from './testing/odd-games.ts';
import { Thinkers } from './thinkers.ts';

const troubles: Error[] = [];
let thinkers: Thinkers;

beforeAll(async () => {
  thinkers = await Thinkers.open({
    threads: 2,
    patience: 6000,
    games: new URL('./testing/odd-games.ts', import.meta.url).href,
    onTrouble: (trouble) => troubles.push(trouble),
  });
});

afterAll(() => thinkers.close());

function opening(game: AnyGame) {
  const { state } = begin(game, { seats: game.seats[0]!, options: defaultOptions(game) }, seededFate(1));
  return { state, seat: askedSeats(game, state)[0]! };
}

function askOf(id: string, bot: PlayerName, budget?: ThinkingBudget, seed = 1): Ask {
  const game = GAMES.find((known) => known.id === id)!;
  const { state, seat } = opening(game);
  return { game: id, view: game.view(state, seat), seat, bot, seed, ...(budget ? { budget } : {}) };
}

/** The milliseconds until an answer, and who gave it. */
async function timed(ask: Ask) {
  const start = performance.now();
  const { by, iterations } = await thinkers.ask(ask);
  return { by, iterations, milliseconds: performance.now() - start };
}

// A busy machine may be slow, but not this slow: bounds are far from what is measured (see the bench).
const SLACK = 20_000;

describe('an answer', () => {
  test.each(REAL.map(({ id }) => id))('in %s is a legal move with what it promises', async (id) => {
    const game = REAL.find((known) => known.id === id)!;
    const { state, seat } = opening(game);
    const { move, by, suggestions, iterations } = await thinkers.ask(
      askOf(id, 'captain', { iterations: 60 }),
    );
    expect(checkMove(game, state, seat, move)).toBeUndefined();
    expect(by).toBe('captain');
    expect(iterations).toBeGreaterThan(0);
    expect(suggestions[0]?.move).toEqual(move);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const { expected } of suggestions) expect(Math.abs(expected)).toBeLessThanOrEqual(1);
  });

  test('is the same for the same seed and iterations, whoever else waits', async () => {
    const budget = { iterations: 400 };
    const [first, ...others] = await Promise.all([
      ...Array.from({ length: 6 }, () => thinkers.ask(askOf('quedah-merchant', 'captain', budget))),
      thinkers.ask(askOf('loyal-captain', 'captain', { milliseconds: 50 }, 7)),
    ]);
    expect(first?.iterations).toBe(400);
    for (const other of others.slice(0, -1)) expect(other).toEqual(first);
    const another = await thinkers.ask(askOf('quedah-merchant', 'captain', budget, 2));
    expect(another.suggestions).not.toEqual(first?.suggestions);
  });

  test('of a bot that needs no time comes at once, though all threads think', async () => {
    const controller = new AbortController();
    const slow = Array.from({ length: 2 }, () =>
      thinkers.ask(askOf('loyal-captain', 'admiral', { milliseconds: 60_000 }), controller.signal),
    );
    expect(await timed(askOf('loyal-captain', 'sailor'))).toMatchObject({ by: 'sailor', iterations: 0 });
    controller.abort(new Error('enough'));
    await expect(Promise.all(slow)).rejects.toThrow('enough');
  });
});

describe('twenty tables at once', () => {
  test('all are answered in time, each after some thought, and nobody else waits', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const budget = { milliseconds: 1000 };
    const asks = Array.from({ length: 20 }, (_, seed) => askOf('loyal-captain', 'captain', budget, seed));
    const answers = await Promise.all(asks.map(timed));
    delay.disable();
    const times = answers.map(({ milliseconds }) => milliseconds);
    expect(Math.max(...times)).toBeLessThan(1000 + SLACK);
    // Whoever does not share thinks to the end of its own time.
    expect(Math.min(...times)).toBeLessThan(900);
    expect(answers.filter(({ by }) => by === 'captain').length).toBeGreaterThan(0);
    expect(delay.percentile(90) / 1e6).toBeLessThan(SLACK);
  });

  test('whoever is in a hurry overtakes', async () => {
    const order: string[] = [];
    const note = (ask: Ask) => thinkers.ask(ask).then(({ by }) => order.push(by));
    await Promise.all([
      ...Array.from({ length: 6 }, () => note(askOf('loyal-captain', 'admiral', { milliseconds: 600 }))),
      note(askOf('loyal-captain', 'bosun', { milliseconds: 200 })),
    ]);
    expect(order.indexOf('bosun')).toBeLessThan(5);
  });

  test('a bot without any time answers like a sailor', async () => {
    expect(await timed(askOf('loyal-captain', 'captain', { milliseconds: 0 }))).toMatchObject({
      by: 'sailor',
    });
  });
});

describe('a table that has moved on', () => {
  test('gets the reason, and the threads are free again', async () => {
    const controller = new AbortController();
    const cancelled = Array.from({ length: 5 }, () =>
      thinkers.ask(askOf('loyal-captain', 'admiral', { milliseconds: 60_000 }), controller.signal),
    );
    await wait(20);
    controller.abort(new Error('moved on'));
    for (const promise of cancelled) await expect(promise).rejects.toThrow('moved on');
    const { by, milliseconds } = await timed(askOf('loyal-captain', 'captain', { iterations: 50 }));
    expect(by).toBe('captain');
    expect(milliseconds).toBeLessThan(SLACK);
  });

  test('before it asked gets no thread at all', async () => {
    const ask = askOf('loyal-captain', 'captain');
    await expect(thinkers.ask(ask, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});

describe('a thread', () => {
  test.each(['stuck', 'deadly', 'broken'])('in a %s game is replaced, and a sailor answers', async (id) => {
    troubles.length = 0;
    const bad = Array.from({ length: 3 }, () => timed(askOf(id, 'captain', { milliseconds: 1000 })));
    for (const { by, milliseconds } of await Promise.all(bad)) {
      expect(by).toBe('sailor');
      expect(milliseconds).toBeLessThan(1000 + SLACK);
    }
    expect(troubles.map(({ message }) => message)).toContain(`captain did not answer in ${id}`);
    const { by } = await timed(askOf('loyal-captain', 'captain', { iterations: 50 }));
    expect(by).toBe('captain');
  });

  test('that is stuck when the table moves on is replaced as well', async () => {
    const controller = new AbortController();
    const stuck = Array.from({ length: 2 }, () =>
      thinkers.ask(askOf('stuck', 'captain', { milliseconds: 60_000 }), controller.signal),
    );
    await wait(20);
    controller.abort(new Error('moved on'));
    for (const promise of stuck) await expect(promise).rejects.toThrow('moved on');
    const { by } = await timed(askOf('loyal-captain', 'captain', { iterations: 50 }));
    expect(by).toBe('captain');
  });

  test('cannot help where not even a sailor can answer, but lives on', async () => {
    const ask = askOf('hopeless', 'captain', { milliseconds: 40 });
    await expect(thinkers.ask(ask)).rejects.toThrow('no bot can answer in hopeless');
    expect(await timed(askOf('loyal-captain', 'sailor'))).toMatchObject({ by: 'sailor' });
  });
});

test('by default threads know the games there are', async () => {
  const real = await Thinkers.open({ threads: 1 });
  const { by } = await real.ask(askOf('madagaskar', 'bosun', { iterations: 20 }));
  await real.close();
  expect(by).toBe('bosun');
});

test('without its games no thread starts', async () => {
  await expect(Thinkers.open({ threads: 1, games: 'file:///nowhere/games.ts' })).rejects.toThrow(/nowhere/);
});

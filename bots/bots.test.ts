import { askedSeats, checkMove, defaultOptions, isOver, offersFor, play, seededFate } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { glance } from './glance.ts';
import { LEVELS, PLAYERS, type PlayerName, think } from './index.ts';

type State = ReturnType<typeof smuggler.setup>;

const NAMES = Object.keys(PLAYERS) as PlayerName[];
const table = { seats: 3, options: defaultOptions(smuggler) };

/** What a bot in a seat is told of a position, and its luck. */
function told(state: State, seat: number, seed = 5) {
  return {
    game: smuggler,
    view: smuggler.view(state, seat),
    seat,
    offers: offersFor(smuggler, state, seat),
    budget: { iterations: 40 },
    fate: seededFate(seed),
  };
}

/** Positions of random games, one in nine, each with a seat that is asked. */
function* questions(games: number): Generator<{ state: State; seat: number }> {
  for (let seed = 1; seed <= games; seed++) {
    const fate = seededFate(seed);
    const state = smuggler.setup(table, fate, undefined);
    for (let ply = 0; !isOver(state); ply++) {
      const [seat = 0] = askedSeats(smuggler, state);
      if (ply % 9 === seed % 9) yield { state: smuggler.copy(state), seat };
      play(smuggler, state, seat, PLAYERS.random.bot({ ...told(state, seat), fate }), fate);
    }
  }
}

describe('every bot', () => {
  test('there are five levels, and random and greedy', () => {
    expect(NAMES.toSorted()).toEqual([...LEVELS, 'greedy', 'random'].toSorted());
  });

  test.each(NAMES)('%s gives a legal answer to every kind of question', (name) => {
    const kinds = new Set<string>();
    for (const { state, seat } of questions(6)) {
      kinds.add(state.stack.at(-1)?.kind ?? '');
      const move = PLAYERS[name].bot(told(state, seat));
      expect(checkMove(smuggler, state, seat, move)).toBeUndefined();
    }
    expect([...kinds].toSorted()).toEqual(['hail', 'hide', 'parley', 'turn']);
  });

  test.each(NAMES)('%s is blind: in worlds that look the same it answers the same, byte for byte', (name) => {
    let differ = 0;
    for (const { state, seat } of questions(4)) {
      const world = smuggler.imagine(smuggler.view(state, seat), seat, seededFate(99));
      if (JSON.stringify(world) !== JSON.stringify(state)) differ += 1;
      const [truly, imagined] = [state, world].map((each) =>
        JSON.stringify(PLAYERS[name].bot(told(each, seat))),
      );
      expect(imagined).toBe(truly);
    }
    // The worlds must really be different, or nothing is proven.
    expect(differ).toBeGreaterThan(3);
  });

  test.each(NAMES)('%s answers the same with the same seed, and leaves the view alone', (name) => {
    for (const { state, seat } of questions(2)) {
      const thinking = told(state, seat);
      const before = JSON.stringify(thinking.view);
      const once = JSON.stringify(PLAYERS[name].bot(thinking));
      expect(JSON.stringify(thinking.view)).toBe(before);
      expect(JSON.stringify(PLAYERS[name].bot(told(state, seat)))).toBe(once);
    }
  });
});

describe('the cabin boy', () => {
  // All answers look nearly alike: none is so bad that this alone makes it a blunder.
  const close = {
    ...smuggler,
    evaluate: (state: State, seat: number) => smuggler.evaluate(state, seat) / 20,
  };

  test('errs, but never below the average, however close together answers are', () => {
    let errors = 0;
    for (const { state, seat } of questions(40)) {
      const chosen = JSON.stringify(PLAYERS['cabin-boy'].bot({ ...told(state, seat), game: close }));
      const glances = glance({ ...told(state, seat), game: close });
      const values = glances.map(({ value }) => value);
      const value = glances.find(({ move }) => JSON.stringify(move) === chosen)?.value ?? Number.NaN;
      expect(value).toBeGreaterThanOrEqual(values.reduce((a, b) => a + b) / values.length - 1e-12);
      if (value < Math.max(...values)) errors += 1;
    }
    expect(errors).toBeGreaterThan(3);
  });
});

describe('thinking', () => {
  test('it stops when the iterations are done, or when the time is up', () => {
    const [{ state, seat } = { state: smuggler.setup(table, seededFate(1), undefined), seat: 0 }] =
      questions(1);
    expect(think({ ...told(state, seat), budget: { iterations: 33 } }).iterations).toBe(33);
    let looks = 0;
    const budget = { isSpent: () => ++looks === 3 };
    expect(think({ ...told(state, seat), budget }).iterations).toBe(48);
  });

  test('its candidates come best first, with results between lost and won', () => {
    for (const { state, seat } of questions(3)) {
      const { candidates, iterations } = think(told(state, seat));
      const visits = candidates.map((candidate) => candidate.visits);
      expect(visits).toEqual(visits.toSorted((a, b) => b - a));
      expect(visits.reduce((a, b) => a + b)).toBe(iterations);
      for (const { expected } of candidates) expect(Math.abs(expected)).toBeLessThanOrEqual(1);
    }
  });
});

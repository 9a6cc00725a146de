import { GAMES } from '@tortuga/games';
import {
  type AnyGame,
  askedSeats,
  begin,
  defaultOptions,
  type GameTypes,
  isOver,
  LANGUAGES,
  legalFor,
  play,
  promptFor,
  seededFate,
  settle,
  writeMove,
} from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { LEARNING } from '../../games/learning.ts';
import { blockedIn } from '../toolkit/dial.ts';
import { LEARNER, type Learning, type LearningWords, SECTIONS } from '../toolkit/learn.ts';
import { judge, type State, sceneAt, sceneOf } from './course.ts';
import { loadLearning } from './learnings.ts';
import { sectionOf } from './section.ts';
import { stillOf } from './still.ts';

const TAUGHT = await Promise.all(
  Object.keys(LEARNING).map(async (id) => ({
    id,
    game: GAMES.find((game) => game.id === id) as AnyGame,
    learning: (await loadLearning(id)) as Learning,
  })),
);

const SPOKEN = TAUGHT.flatMap((taught) => LANGUAGES.map((language) => ({ ...taught, language })));

async function wordsOf(learning: Learning, language: (typeof LANGUAGES)[number]): Promise<LearningWords> {
  return (await learning.words[language]()).words;
}

/** Every answer the learner may give, and what it has missed. */
function answers(game: AnyGame, learning: Learning, at: number, state: State) {
  const step = Object.values(learning.steps)[at]!;
  return legalFor<GameTypes>(game, state, LEARNER)
    .all()
    .map((move) => writeMove<GameTypes>(game, state, move))
    .map((line) => {
      const judged = judge(game, step, state, line);
      if (!judged.ok) throw new Error(`${line}: ${judged.code}`);
      return { line, ...judged.value };
    });
}

/** Takes every way through the lesson from a step on; calls back with every position that is asked about. */
function walk(
  { game, learning }: (typeof TAUGHT)[number],
  at: number,
  state: State,
  see: (at: number, found: ReturnType<typeof answers>) => void,
): void {
  const found = answers(game, learning, at, state);
  see(at, found);
  const next = Object.values(learning.steps)[at + 1];
  if (next === undefined || 'position' in next.start) return;
  for (const { miss, state: after } of found) {
    if (miss === undefined) walk({ id: '', game, learning }, at + 1, sceneOf(game, next, after).state, see);
  }
}

function* beginnings({ game, learning }: (typeof TAUGHT)[number]) {
  const steps = Object.values(learning.steps);
  for (const [at, { start }] of steps.entries()) {
    if ('position' in start) yield { at, state: sceneAt(game, steps, at).state };
  }
}

test('what is taught is on the shelf, and what is not taught is no trouble', async () => {
  expect(TAUGHT.filter(({ game }) => game === undefined)).toEqual([]);
  expect(await loadLearning('no-such-game')).toBeUndefined();
});

describe.each(TAUGHT)('the lesson of $id', (taught) => {
  const { game, learning } = taught;
  const steps = Object.values(learning.steps);

  test('asks the learner, at every step, whichever way it was reached', () => {
    for (const { at, state } of beginnings(taught)) {
      walk(taught, at, state, (_, found) => expect(found.length).toBeGreaterThan(1));
    }
  });

  test('can be solved at every step, and shows how', () => {
    for (const { at, state } of beginnings(taught)) {
      walk(taught, at, state, (step, found) => {
        const right = found.filter(({ miss }) => miss === undefined).map(({ line }) => line);
        expect(right).toContain(steps[step]!.solution);
      });
    }
  });

  test('can be begun at every step', () => {
    for (const at of steps.keys()) {
      expect(askedSeats(game, sceneAt(game, steps, at).state)).toEqual([LEARNER]);
    }
  });

  test('has a kind word for every way to miss, and misses none in vain', async () => {
    const met = new Set<string>();
    for (const { at, state } of beginnings(taught)) {
      walk(taught, at, state, (_, found) => {
        for (const { miss } of found) if (miss !== undefined) met.add(miss);
      });
    }
    const { misses } = await wordsOf(learning, 'en');
    expect([...met].sort()).toEqual(Object.keys(misses).sort());
  });

  test('rolls what it says', () => {
    for (const [at, step] of steps.entries()) {
      const drawn = judge(game, step, sceneAt(game, steps, at).state, step.solution);
      const rolls = drawn.ok
        ? drawn.value.events.flatMap((event) => ('roll' in event ? [event.roll] : []))
        : [];
      const dictated = (step.draws ?? []).map((draw) => draw + 1);
      expect(rolls.slice(0, dictated.length)).toEqual(dictated);
    }
  });

  test('keeps its positions: whatever is answered, the next learner finds the same', () => {
    const before = JSON.stringify(steps.map((_, at) => sceneAt(game, steps, at).state));
    for (const { at, state } of beginnings(taught)) walk(taught, at, state, () => undefined);
    expect(JSON.stringify(steps.map((_, at) => sceneAt(game, steps, at).state))).toBe(before);
  });
});

describe.each(SPOKEN)('the words of $id in $language', ({ learning, language }) => {
  test('are there for every step, figure and section, and none is left over', async () => {
    const words = await wordsOf(learning, language);
    expect(Object.keys(words.steps)).toEqual(Object.keys(learning.steps));
    expect(Object.keys(words.figures).sort()).toEqual(Object.keys(learning.figures).sort());
    expect(Object.keys(words.sections)).toEqual([...SECTIONS]);
  });

  test('emphasise whole words, and say something', async () => {
    for (const sentence of sentences(await wordsOf(learning, language))) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence.split('*').length % 2).toBe(1);
    }
  });

  test('are brief where there is a move to make', async () => {
    const { steps } = await wordsOf(learning, language);
    for (const { task, goal } of Object.values(steps)) {
      expect(task.length).toBeLessThan(260);
      expect(goal.length).toBeLessThan(90);
    }
  });
});

function sentences(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(sentences) : [];
}

describe.each(TAUGHT)('the rulebook of $id', ({ game, learning }) => {
  test('draws every figure', () => {
    for (const [name, figure] of Object.entries(learning.figures)) {
      const { offers, pointed } = stillOf(game, figure);
      expect([name, offers.map((offer) => blockedIn(offer, figure.meant ?? ''))]).toEqual([
        name,
        pointed.map(() => undefined),
      ]);
    }
  });

  test('has a section for everything that is ever asked', () => {
    for (const prompt of promptsOf(game))
      expect([prompt, sectionOf(learning, `#${prompt}`)]).not.toContain(undefined);
  });

  test('leads to its sections by name, and nowhere else', () => {
    for (const id of SECTIONS) expect(sectionOf(learning, `#${id}`)).toBe(id);
    for (const hash of ['', '#', '#nowhere', '#constructor', '#%'])
      expect(sectionOf(learning, hash)).toBe(undefined);
  });
});

/** Where matches are long, fewer of them will do. */
const ANSWERS = 10_000;

/** The questions of some random matches, with as many players as there can be. */
function promptsOf(game: AnyGame): Set<string> {
  const asked = new Set<string>();
  const fate = seededFate(5);
  let answered = 0;
  for (let match = 0; match < 60 && answered < ANSWERS; match++) {
    const seats = game.seats[match % game.seats.length] ?? 2;
    const { state } = begin<GameTypes>(game, { seats, options: defaultOptions(game) }, fate);
    while (!isOver(state)) {
      for (const seat of askedSeats<GameTypes>(game, state))
        asked.add(promptFor<GameTypes>(game, state, seat).id);
      const seat = askedSeats<GameTypes>(game, state)[0]!;
      play<GameTypes>(game, state, seat, legalFor<GameTypes>(game, state, seat).pick(fate), fate);
      settle<GameTypes>(game, state, fate);
      answered += 1;
    }
  }
  return asked;
}

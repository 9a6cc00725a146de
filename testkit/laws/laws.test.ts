/** Every law is proved to hold by a sound game, and proved to be looked at by games that break just that one. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, readMatch } from '@tortuga/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auction, award, dive, look, pay, peek, type Tiny, type TinyState, tiny } from '../tiny.ts';
import { examine, type SeededFinding } from './examine.ts';
import { keepFixture, relapses } from './fixtures.ts';
import type { Law, Limits } from './law.ts';
import { laws, report } from './laws.ts';
import { shrink } from './shrink.ts';
import { tableName, tablesOf } from './tables.ts';

laws(tiny, { games: 200, maxStateBytes: 400, maxEntryBytes: 60 });

const table = { seats: 3, options: { rounds: 4, tide: 'low' } } as const;

function findingsIn(game: Game<Tiny>, limits: Limits = {}): ReadonlyMap<Law, SeededFinding> {
  return examine(game, table, { games: 150, seed: 1, ...limits });
}

type TurnMoves = Game<Tiny>['phases']['turn']['moves'];

function withMoves(...moves: TurnMoves): Game<Tiny> {
  return { ...tiny, phases: { ...tiny.phases, turn: { ...tiny.phases.turn, moves } } };
}

function withAuction(phase: Partial<typeof auction>): Game<Tiny> {
  return { ...tiny, phases: { ...tiny.phases, auction: { ...auction, ...phase } } };
}

/** Something rules must not have: a memory outside the state. */
let memory = 0;

interface Broken {
  readonly law: Law;
  readonly why: string;
  readonly game: Game<Tiny>;
  readonly limits?: Limits;
  /** Laws that cannot hold either when this one is broken that way. */
  readonly also?: readonly Law[];
}

const BROKEN: readonly Broken[] = [
  {
    law: 1,
    why: 'a memory outside the state',
    also: [5, 8, 11],
    game: withMoves(
      {
        ...dive,
        apply(turn, move) {
          memory += 1;
          if (memory % 3 === 0) turn.state.sea -= turn.state.sea > 0 ? 1 : 0;
          dive.apply(turn, move);
        },
      },
      pay,
      peek,
    ),
  },
  {
    law: 1,
    why: 'a notation that leaves out what matters',
    also: [6, 10, 11],
    game: withMoves(dive, { ...pay, notation: () => 'pay' }, peek),
  },
  {
    law: 2,
    why: 'a copy that shares an array',
    also: [1, 8, 11],
    game: { ...tiny, copy: (state) => ({ ...tiny.copy(state), coins: state.coins }) },
  },
  {
    law: 2,
    why: 'a copy that forgets a field',
    also: [3],
    game: { ...tiny, copy: (state) => ({ ...tiny.copy(state), peeked: [] }) },
  },
  {
    law: 3,
    why: 'an undefined field',
    game: { ...tiny, setup: (...args) => Object.assign(tiny.setup(...args), { note: undefined }) },
  },
  {
    law: 3,
    why: 'a Map',
    game: { ...tiny, setup: (...args) => Object.assign(tiny.setup(...args), { note: new Map([[1, 2]]) }) },
  },
  {
    law: 4,
    why: 'a question without an answer',
    also: [5],
    game: withMoves({ ...peek, offers: (_, menu) => menu.add({ type: 'peek' }, 'known') }),
  },
  { law: 4, why: 'an end without an outcome', game: { ...tiny, outcome: () => undefined } },
  {
    law: 4,
    why: 'an outcome that forgets a seat',
    game: { ...tiny, outcome: (state) => (tiny.outcome(state) === undefined ? undefined : forgetful(state)) },
  },
  {
    law: 4,
    why: 'nobody is asked',
    also: [5],
    game: { ...tiny, phases: { ...tiny.phases, turn: { ...tiny.phases.turn, seats: () => [] } } },
  },
  {
    law: 4,
    why: 'rules that crash',
    also: [5],
    game: withMoves(dive, pay, { ...peek, apply: () => [].reduce((a) => a) }),
  },
  {
    law: 5,
    why: 'an imagination that forgets the sea',
    also: [11],
    game: { ...tiny, imagine: (...args) => ({ ...tiny.imagine(...args), sea: 7 }) },
  },
  {
    law: 5,
    why: 'an imagined world that shares an array with the view',
    game: { ...tiny, imagine: (view, ...rest) => ({ ...tiny.imagine(view, ...rest), coins: view.coins }) },
  },
  {
    law: 5,
    why: 'an evaluation off the scale',
    game: { ...tiny, evaluate: ({ coins }, seat) => 1 + (coins[seat] ?? 0) },
  },
  {
    law: 6,
    why: 'offers that know the secret',
    also: [11],
    game: withMoves(dive, pay, {
      ...peek,
      offers: ({ state, seat }, menu) =>
        menu.add({ type: 'peek' }, state.peeked[seat] || state.chest === 2 ? 'known' : undefined),
    }),
  },
  {
    law: 6,
    why: 'a prompt that tells the secret',
    game: {
      ...tiny,
      phases: {
        ...tiny.phases,
        turn: {
          ...tiny.phases.turn,
          prompt: ({ state, seat, frame }) =>
            state.chest === 0
              ? { id: 'auction', params: {} }
              : tiny.phases.turn.prompt({ state, seat, frame }),
        },
      },
    },
  },
  {
    law: 6,
    why: 'two offers in the same words',
    also: [1, 10, 11],
    game: withMoves({ ...dive, notation: () => 'peek' }, pay, peek),
  },
  {
    law: 7,
    why: 'a game without end',
    game: withAuction({ unseal: ({ state }) => void state.stack.splice(0, 1, { kind: 'turn', seat: 0 }) }),
  },
  { law: 7, why: 'a state that is too large', game: tiny, limits: { maxStateBytes: 100 } },
  { law: 7, why: 'a log that is too large', game: tiny, limits: { maxEntryBytes: 20 } },
  {
    law: 8,
    why: 'coins out of nothing',
    game: withMoves(
      {
        ...dive,
        apply(turn, move) {
          turn.state.sea += 1;
          dive.apply(turn, move);
        },
      },
      pay,
      peek,
    ),
  },
  {
    law: 9,
    why: 'a sentence with a hole',
    game: inGerman({
      events: { ...tiny.text.de.events, won: ({ seat }) => `Beute: ${Reflect.get({ seat }, 'gold')}` },
    }),
  },
  {
    law: 9,
    why: 'an empty label',
    game: inGerman({ messages: { ...tiny.text.de.messages, pay: () => ' ' } }),
  },
  { law: 9, why: 'a reason without words', game: inGerman({ reasons: { poor: '', known: 'bekannt' } }) },
  {
    law: 9,
    why: 'an option without words',
    game: inGerman({ options: { ...tiny.text.de.options, rounds: { label: '' } } }),
  },
  {
    law: 9,
    why: 'a text about somebody who is not there',
    game: inGerman({ messages: { ...tiny.text.de.messages, over: ({ best }, { who }) => who(best + 3) } }),
  },
  {
    law: 10,
    why: 'offers that leave a mark',
    also: [1, 2, 3, 5, 11],
    game: withMoves(
      dive,
      {
        ...pay,
        offers(question, menu) {
          Object.assign(question.state, { asked: 1 + Number(Reflect.get(question.state, 'asked') ?? 0) });
          pay.offers(question, menu);
        },
      },
      peek,
    ),
  },
  {
    law: 11,
    why: 'a setup that is not the same twice',
    also: [1],
    game: {
      ...tiny,
      setup(...args) {
        memory += 1;
        return { ...tiny.setup(...args), sea: 20 + (memory % 2) };
      },
    },
  },
  {
    law: 11,
    why: 'a look into the chest that may be taken back',
    game: withMoves(dive, pay, { ...peek, apply: (turn) => look(turn) }),
  },
  {
    law: 12,
    why: 'offers in changing order',
    also: [1, 6, 11],
    game: withMoves(dive, {
      ...peek,
      offers(question, menu) {
        memory += 1;
        if (memory % 2 === 0) menu.add({ type: 'dive' });
        peek.offers(question, menu);
      },
    }),
  },
  {
    law: 13,
    why: 'the last to answer has an advantage',
    game: withAuction({ unseal: ({ state, seat, fate, log }) => award(state, seat, fate, log) }),
  },
  {
    law: 13,
    why: 'a view that shows sealed answers',
    game: {
      ...tiny,
      view: (state, viewer) => ({ ...tiny.view(state, viewer), stack: tiny.copy(state).stack }),
    },
  },
];

function forgetful(state: Readonly<TinyState>) {
  return { places: [1, 2], why: { id: 'over', params: { best: state.coins.length - 1 } } } as const;
}

function inGerman(words: Partial<Game<Tiny>['text']['de']>): Game<Tiny> {
  return { ...tiny, text: { ...tiny.text, de: { ...tiny.text.de, ...words } } };
}

describe('a broken game is found out', () => {
  test.each(BROKEN)('[LAW-$law] $why', ({ law, game, limits, also = [] }) => {
    const found = [...findingsIn(game, limits).keys()];
    expect(found).toContain(law);
    expect(found.filter((other) => other !== law && !also.includes(other))).toEqual([]);
  });
});

/** From the second round on, whoever dives finds a coin too many. */
const conjurer = withMoves(
  {
    ...dive,
    apply(turn, move) {
      if (turn.state.rounds < 4) turn.state.sea += 1;
      dive.apply(turn, move);
    },
  },
  pay,
  peek,
);

function found(): SeededFinding {
  const finding = findingsIn(conjurer).get(8);
  if (finding === undefined) throw new Error('the conjurer was not found out');
  return finding;
}

describe('a failing game', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tortuga-laws-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is made as small as it can be: one round, and a dive', () => {
    const { file, ply } = found();
    expect(ply).toBe(7);
    expect(file.log.slice(3).map(({ move }) => move)).toEqual(['bid', 'bid', 'bid', 'dive']);
  });

  test('is kept as a match that anybody can replay', () => {
    const path = keepFixture(folder, conjurer, found());
    const { match, law } = JSON.parse(readFileSync(path!, 'utf8'));
    expect(law).toBe(8);
    expect(readMatch(conjurer, match).ok).toBe(true);
  });

  test('is reported with law, seed, answers and file', () => {
    const finding = found();
    const path = keepFixture(folder, conjurer, finding);
    expect(report(finding, path)).toMatch(
      /^LAW-8 is broken after 7 answers \(seed \d+\): .*; the game is in .*tiny-3-seats-law-8-seed-\d+\.json$/,
    );
  });

  test('fails again until it is mended', () => {
    keepFixture(folder, conjurer, found());
    expect(relapses(conjurer, folder, {}).map(({ finding }) => finding.law)).toEqual([8]);
    expect(relapses(tiny, folder, {})).toEqual([]);
  });

  test('of other rules asks to be deleted', () => {
    keepFixture(folder, conjurer, found());
    const [relapse] = relapses({ ...tiny, version: 2 }, folder, {});
    expect(relapse?.finding.message).toContain('delete it');
  });

  test('that no longer replays breaks the first law', () => {
    keepFixture(folder, conjurer, found());
    const [relapse] = relapses(withMoves({ ...dive, notation: () => 'swim' }, pay, peek), folder, {});
    expect(relapse?.finding).toMatchObject({ law: 1, message: expect.stringContaining('not-offered') });
  });
});

test('shrinking ends with the smallest tape that still fails', () => {
  const tape = Array.from({ length: 100 }, (_, i) => i % 10);
  const smallest = shrink(tape, (candidate) =>
    candidate.filter((n) => n >= 5).length >= 2 ? candidate : undefined,
  );
  expect(smallest).toEqual([5, 5]);
});

test('every number of seats meets every set of options', () => {
  expect(tablesOf(tiny).map((each) => tableName(tiny, each))).toEqual(
    [2, 3].flatMap((seats) => [
      `tiny, ${seats} seats`,
      `tiny, ${seats} seats, tide=high`,
      `tiny, ${seats} seats, rounds=1`,
      `tiny, ${seats} seats, rounds=1, tide=high`,
    ]),
  );
});

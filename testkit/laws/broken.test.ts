/** Every law is proved to be looked at by games that break just that one. */

import type { Game } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { auction, award, dive, look, pay, peek, type Tiny, type TinyState, tiny } from '../tiny.ts';
import type { Law, Limits } from './law.ts';
import { findingsIn, withMoves } from './testing.ts';

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

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  askedSeats,
  begin,
  type Game,
  isOver,
  legalFor,
  noFate,
  play,
  RulesBug,
  type Seat,
  scriptedFate,
  seededFate,
  settle,
} from './index.ts';
import { begun, type Tiny, type TinyState, tiny } from './test/tiny.ts';

function step(state: TinyState, move: Tiny['move'], seat: Seat = state.active, fate = noFate) {
  const taken = apply(tiny, state, seat, move, fate);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

function walking(left: number): TinyState {
  return { ...begun(2), stack: [{ kind: 'turn' }, { kind: 'alley', left }] };
}

function say(word: 'aye' | 'nay'): Tiny['move'] {
  return { type: 'say', word };
}

describe('play', () => {
  test('changes the state it is given, and takes no forced answers', () => {
    const state = begun(2);
    expect(play(tiny, state, 0, { type: 'walk' }, noFate)).toBe(false);
    expect(state.stack).toHaveLength(2);
    expect(state.done).toEqual([]);
  });

  test('does not check: that is for those who own no state', () => {
    const state = begun(2);
    play(tiny, state, 1, { type: 'add', n: 3 }, noFate);
    expect(state.done).toEqual(['1 add 3']);
  });

  test('says whether something was revealed', () => {
    expect(play(tiny, begun(2), 0, { type: 'unveil' }, noFate)).toBe(true);
  });

  test('tells a listener what happened', () => {
    const heard: unknown[] = [];
    play(tiny, begun(2), 0, { type: 'add', n: 1 }, noFate, (event, to) => heard.push([event, to]));
    play(tiny, begun(2), 0, { type: 'whisper' }, noFate, (event, to) => heard.push([event, to]));
    expect(heard).toEqual([
      [{ type: 'did', seat: 0, what: 'add 1' }, undefined],
      [{ type: 'did', seat: 0, what: 'whisper' }, [0]],
    ]);
  });
});

describe('apply', () => {
  test('leaves its input alone, whatever is played', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const fate = seededFate(seed);
        let state = begun(3);
        for (let i = 0; i < 30 && !isOver(state); i++) {
          const before = JSON.stringify(state);
          const seat = askedSeats(tiny, state)[0]!;
          const next = step(state, legalFor(tiny, state, seat).pick(fate), seat, fate);
          expect(JSON.stringify(state)).toBe(before);
          state = next.state;
        }
      }),
    );
  });

  test('refuses what is not offered, and then nothing has changed', () => {
    const state = begun(2);
    const before = JSON.stringify(state);
    expect(apply(tiny, state, 0, { type: 'add', n: 3 }, noFate)).toEqual({ ok: false, code: 'too-much' });
    expect(apply(tiny, state, 1, { type: 'pass' }, noFate)).toEqual({ ok: false, code: 'not-your-turn' });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('writes down the luck that was used', () => {
    const { draws, state } = step(begun(2), { type: 'toss' }, 0, scriptedFate([1, 2]));
    expect(draws).toEqual([1, 2]);
    expect(state.done).toEqual(['toss 12']);
  });

  test('keeps the events, and for whom they are', () => {
    expect(step(begun(2), { type: 'add', n: 2 }).events).toEqual([
      { event: { type: 'did', seat: 0, what: 'add 2' } },
    ]);
    expect(step(begun(2), { type: 'whisper' }).events).toEqual([
      { event: { type: 'did', seat: 0, what: 'whisper' }, to: [0] },
    ]);
  });

  test.for<[Tiny['move']['type'], boolean]>([
    ['toss', true],
    ['whisper', true],
    ['unveil', true],
    ['pass', false],
    ['walk', false],
  ])('knows that %s reveals something: %s', ([type, revealed]) => {
    expect(
      step(begun(2), { type } as Tiny['move'], 0, scriptedFate(type === 'toss' ? [0, 0] : [])).revealed,
    ).toBe(revealed);
  });
});

describe('forced answers', () => {
  test('are taken until somebody has a choice', () => {
    expect(step(begun(2), { type: 'walk' }).state).toEqual({ ...begun(2), done: ['0 on', '0 on'] });
  });

  test('are left to the players where the phase asks always', () => {
    const slow = step(begun(2, 0, { pace: 'slow' }), { type: 'walk' }).state;
    expect(slow.stack.at(-1)).toEqual({ kind: 'alley', left: 2 });
    expect(slow.done).toEqual([]);
  });

  test.for([true, false])('asksAlways may be plain: %s', (asksAlways) => {
    const game: Game<Tiny> = {
      ...tiny,
      phases: { ...tiny.phases, alley: { ...tiny.phases.alley, asksAlways } },
    };
    const state = walking(1);
    settle(game, state, noFate);
    expect(state.done).toEqual(asksAlways ? [] : ['0 on']);
  });

  test('are left to some seats and taken for others where the phase says so', () => {
    const consulted: string[] = [];
    const asksAlways = (_: TinyState, { kind }: Tiny['frame'], seat: Seat) => {
      consulted.push(`${kind} ${seat}`);
      return seat === 1;
    };
    const alley = { ...tiny.phases.alley, seats: () => [1, 0], asksAlways };
    const state = walking(1);
    settle({ ...tiny, phases: { ...tiny.phases, alley } }, state, noFate);
    expect(state.done).toEqual(['0 on']);
    expect(consulted).toEqual(['alley 1', 'alley 0']);
  });

  test('are taken at the start too', () => {
    const game: Game<Tiny> = {
      ...tiny,
      setup: (table, fate, log) => ({
        ...tiny.setup(table, fate, log),
        stack: [{ kind: 'turn' }, { kind: 'alley', left: 3 }],
      }),
    };
    const { state, draws } = begin(
      game,
      { seats: 2, options: { pace: 'brisk', start: 1 } },
      scriptedFate([1]),
    );
    expect(state.done).toEqual(['1 on', '1 on', '1 on']);
    expect(draws).toEqual([1]);
  });

  test('are not asked for when the match is over', () => {
    const over: TinyState = { ...begun(2), stack: [] };
    expect(settle(tiny, over, noFate)).toBe(false);
  });

  test('that never end are a bug in the rules', () => {
    const state: TinyState = { ...begun(2), stack: [{ kind: 'alley', left: 1e9 }] };
    expect(() => settle(tiny, state, noFate)).toThrow(new RulesBug('tiny: forced answers never end'));
  });

  test('say whether any of them revealed something', () => {
    const [on] = tiny.phases.alley.moves;
    const opening: typeof on = {
      ...on!,
      apply(turn, move) {
        if (turn.frame.left === 2) turn.reveal();
        on!.apply(turn, move);
      },
    };
    const alley = { ...tiny.phases.alley, moves: [opening] };
    const game: Game<Tiny> = { ...tiny, phases: { ...tiny.phases, alley } };
    expect(settle(game, walking(2), noFate)).toBe(true);
    expect(settle(game, walking(1), noFate)).toBe(false);
  });
});

describe('sealed answers', () => {
  const asked = step(begun(3), { type: 'call' }).state;

  test('take no effect before the last is in', () => {
    const { state, revealed } = step(asked, say('aye'), 2);
    expect(state.done).toEqual([]);
    expect(revealed).toBe(false);
    expect(state.stack.at(-1)).toEqual({ kind: 'vote', answers: [{ seat: 2, move: say('aye') }] });
  });

  test('are then carried out in seat order, whatever order they came in, and unsealed once', () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      let state = asked;
      for (const seat of order) state = step(state, say(seat === 1 ? 'nay' : 'aye'), seat).state;
      expect(state.done).toEqual(['0 aye', '1 nay', '2 aye', 'unsealed 0,1,2']);
      expect(state.stack).toEqual([{ kind: 'turn' }]);
    }
  });

  test('reveal when they are unsealed', () => {
    const two = step(step(asked, say('aye'), 0).state, say('aye'), 1).state;
    expect(step(two, say('nay'), 2).revealed).toBe(true);
  });
});

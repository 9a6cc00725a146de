import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  checkMove,
  isDiscreet,
  isOver,
  labelFor,
  legalFor,
  offersFor,
  promptFor,
  RulesBug,
  topFrame,
} from './index.ts';
import { begun, type Tiny, type TinyState, tiny } from './test/tiny.ts';

const TURN = begun(3, 1);
const OVER: TinyState = { ...begun(2), stack: [], ended: true };
const VOTE: TinyState = {
  ...TURN,
  stack: [{ kind: 'turn' }, { kind: 'vote', answers: [{ seat: 1, move: { type: 'say', word: 'aye' } }] }],
};

function refusal(move: Tiny['move'], seat = 1, state = TURN) {
  return checkMove(tiny, state, seat, move)?.code;
}

describe('who is asked', () => {
  test('the seats of the open question', () => {
    expect(askedSeats(tiny, TURN)).toEqual([1]);
    expect(isOver(TURN)).toBe(false);
  });

  test('of a sealed question only those who have not answered', () => {
    expect(askedSeats(tiny, VOTE)).toEqual([0, 2]);
  });

  test('a discreet question is one whose phase says so, as long as it is open', () => {
    const quiet = { ...tiny, phases: { ...tiny.phases, turn: { ...tiny.phases.turn, isDiscreet: true } } };
    expect([isDiscreet(tiny, TURN), isDiscreet(quiet, TURN), isDiscreet(quiet, VOTE)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isDiscreet(quiet, OVER)).toBe(false);
  });

  test('nobody when the match is over', () => {
    expect(isOver(OVER)).toBe(true);
    expect(askedSeats(tiny, OVER)).toEqual([]);
    expect(() => topFrame(OVER)).toThrow(RulesBug);
  });

  test('the top of the stack is the open question', () => {
    expect(topFrame<Tiny>(VOTE).kind).toBe('vote');
    expect(promptFor(tiny, VOTE, 0)).toEqual({ id: 'ask', params: { kind: 'vote' } });
  });

  test('a frame without a phase is a bug in the rules', () => {
    const lost = { ...TURN, stack: [{ kind: 'nowhere' } as unknown as Tiny['frame']] };
    expect(() => askedSeats(tiny, lost)).toThrow('tiny has no phase "nowhere"');
  });
});

describe('offers', () => {
  test('come in the order of the phase, blocked ones with their reason', () => {
    expect(offersFor(tiny, TURN, 1).map(({ move, no, dial }) => [move.type, no, dial?.arg])).toEqual([
      ['add', undefined, undefined],
      ['add', undefined, undefined],
      ['add', 'too-much', undefined],
      ['bet', undefined, 'sum'],
      ['bet', undefined, 'sum'],
      ...['load', 'toss', 'whisper', 'unveil', 'pass', 'call', 'walk', 'end'].map((type) => [
        type,
        undefined,
        undefined,
      ]),
    ]);
  });

  test('are made to nobody who is not asked', () => {
    expect(offersFor(tiny, TURN, 0)).toEqual([]);
    expect(offersFor(tiny, VOTE, 1)).toEqual([]);
    expect(offersFor(tiny, OVER, 0)).toEqual([]);
  });

  test('that are legal are those without a reason', () => {
    const legal = legalFor(tiny, TURN, 1);
    expect(legal.all()).toHaveLength(2 + 2 * 4 + 8);
    expect(legalFor(tiny, VOTE, 0, legal).all()).toEqual([
      { type: 'say', word: 'aye' },
      { type: 'say', word: 'nay' },
    ]);
  });

  test('are called by a name that may use the locals of the question', () => {
    const alley: TinyState = { ...TURN, stack: [{ kind: 'alley', left: 7 }] };
    expect(labelFor(tiny, alley, { type: 'on' })).toEqual({ id: 'label', params: { type: 'on', left: 7 } });
    expect(() => labelFor(tiny, alley, { type: 'toss' })).toThrow(RulesBug);
  });
});

describe('an answer is accepted', () => {
  test.for<Tiny['move']>([
    { type: 'add', n: 2 },
    { type: 'load', crates: [1, 2] },
    { type: 'bet', on: 'black', sum: 10 },
    { type: 'pass' },
  ])('if it is offered: %o', (move) => {
    expect(refusal(move)).toBeUndefined();
  });

  test('whatever the order of its keys', () => {
    expect(refusal({ sum: 4, on: 'red', type: 'bet' })).toBeUndefined();
  });
});

describe('an answer is refused', () => {
  test('with its own reason if it is blocked', () => {
    expect(refusal({ type: 'add', n: 3 })).toBe('too-much');
    expect(refusal({ type: 'bet', on: 'red', sum: 6 })).toBe('unlucky');
  });

  test.for<[string, object]>([
    ['it is not offered', { type: 'add', n: 4 }],
    ['its type belongs to another question', { type: 'say', word: 'aye' }],
    ['an argument is missing', { type: 'add' }],
    ['an argument is superfluous', { type: 'pass', to: 2 }],
    ['an argument has another name', { type: 'add', m: 1 }],
    ['a number is written as text', { type: 'add', n: '1' }],
    ['a list is shorter', { type: 'load', crates: [1] }],
    ['a list is longer', { type: 'load', crates: [1, 2, 3] }],
    ['a list has other items', { type: 'load', crates: [2, 1] }],
    ['a list is no list', { type: 'load', crates: '1,2' }],
    ['a number is beyond the dial', { type: 'bet', on: 'red', sum: 12 }],
    ['a number is between the steps', { type: 'bet', on: 'red', sum: 3 }],
    ['the number of a dial is text', { type: 'bet', on: 'red', sum: '4' }],
    ['another argument of a dial is wrong', { type: 'bet', on: 'green', sum: 4 }],
  ])('if %s', ([, move]) => {
    expect(refusal(move as Tiny['move'])).toBe('not-offered');
  });

  test('of a seat that is not asked', () => {
    expect(refusal({ type: 'pass' }, 0)).toBe('not-your-turn');
    expect(refusal({ type: 'pass' }, 9)).toBe('not-your-turn');
    expect(refusal({ type: 'say', word: 'nay' }, 1, VOTE)).toBe('not-your-turn');
  });

  test('when the match is over', () => {
    expect(refusal({ type: 'pass' }, 0, OVER)).toBe('game-over');
  });
});

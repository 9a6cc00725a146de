import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Dial,
  type DialRange,
  dialRuns,
  dialValues,
  isOnDial,
  LegalMenu,
  type Menu,
  OfferMenu,
  RulesBug,
  sampleDial,
  scriptedFate,
  seededFate,
  turnDial,
} from './index.ts';

type Move = { readonly type: 'go' | 'pay'; readonly sum: number };
type Reason = 'odd' | 'far';

const noOdd = (value: number): Reason | undefined => (value % 2 === 0 ? undefined : 'odd');

function dialOf(range: DialRange<Reason>): Dial<Move, Reason> {
  return { ...range, arg: 'sum', move: { type: 'pay', sum: range.min } };
}

/** Two ways to go, one of them blocked, and a dial. */
function fill(menu: Menu<Move, Reason>): void {
  menu.add({ type: 'go', sum: 1 });
  menu.add({ type: 'go', sum: 2 }, 'far');
  menu.dial({ type: 'pay', sum: 99 }, 'sum', { min: 1, max: 4, step: 1, no: noOdd });
}

/** Dials of every size, some of whose values are blocked. */
const anyDial = fc
  .record({
    min: fc.integer({ min: -20, max: 20 }),
    size: fc.nat(30),
    step: fc.integer({ min: 1, max: 5 }),
    blocked: fc.array(fc.nat(30)),
  })
  .map(({ min, size, step, blocked }) =>
    dialOf({
      min,
      max: min + size,
      step,
      no: (value) => (blocked.includes((value - min) / step) ? (value % 2 === 0 ? 'far' : 'odd') : undefined),
    }),
  );

describe('the full menu', () => {
  const menu = new OfferMenu<Move, Reason>();
  fill(menu);

  test('keeps the order of the rules, and why an answer is blocked', () => {
    expect(menu.offers.map(({ move, no }) => [move.type, no])).toEqual([
      ['go', undefined],
      ['go', 'far'],
      ['pay', undefined],
    ]);
  });

  test('shows a dial at its lowest value', () => {
    expect(menu.offers[2]).toMatchObject({
      move: { type: 'pay', sum: 1 },
      dial: { arg: 'sum', min: 1, max: 4, step: 1, move: { type: 'pay', sum: 1 } },
    });
  });
});

describe('the menu of legal answers', () => {
  test('leaves out what is blocked', () => {
    const menu = new LegalMenu<Move, Reason>();
    fill(menu);
    expect(menu.count).toBe(1);
    expect(menu.all()).toEqual([
      { type: 'go', sum: 1 },
      { type: 'pay', sum: 2 },
      { type: 'pay', sum: 4 },
    ]);
  });

  test('can be used again without what was on it', () => {
    const menu = new LegalMenu<Move, Reason>();
    fill(menu);
    menu.clear();
    menu.add({ type: 'go', sum: 7 });
    expect(menu.all()).toEqual([{ type: 'go', sum: 7 }]);
    expect(menu.only).toEqual({ type: 'go', sum: 7 });
  });

  test('knows the only answer, also on a dial', () => {
    const menu = new LegalMenu<Move, Reason>();
    expect(menu.only).toBeUndefined();
    menu.dial({ type: 'pay', sum: 0 }, 'sum', { min: 1, max: 3, step: 1, no: noOdd });
    expect(menu.only).toEqual({ type: 'pay', sum: 2 });
    menu.add({ type: 'go', sum: 1 });
    expect(menu.only).toBeUndefined();
  });

  test('has no only answer where a dial leaves a choice', () => {
    const menu = new LegalMenu<Move, Reason>();
    menu.dial({ type: 'pay', sum: 0 }, 'sum', { min: 1, max: 4, step: 1, no: noOdd });
    expect(menu.only).toBeUndefined();
  });

  test('does not offer a dial without a free value', () => {
    const menu = new LegalMenu<Move, Reason>();
    menu.dial({ type: 'pay', sum: 0 }, 'sum', { min: 1, max: 5, step: 2, no: noOdd });
    menu.dial({ type: 'pay', sum: 0 }, 'sum', { min: 2, max: 1, step: 1 });
    expect(menu.dials).toEqual([]);
    expect(menu.only).toBeUndefined();
  });

  test('picks moves and dials alike', () => {
    const menu = new LegalMenu<Move, Reason>();
    fill(menu);
    expect(menu.pick(scriptedFate([0]))).toEqual({ type: 'go', sum: 1 });
    expect(menu.pick(scriptedFate([1, 0, 3]))).toEqual({ type: 'pay', sum: 4 });
  });

  test('picks nothing from an empty menu', () => {
    expect(() => new LegalMenu<Move, Reason>().pick({ draw: () => 0 })).toThrow(RulesBug);
  });
});

describe('dials', () => {
  test('turn one argument and leave the others', () => {
    const dial: Dial<{ type: 'bet'; on: string; sum: number }> = {
      min: 0,
      max: 9,
      step: 1,
      arg: 'sum',
      move: { type: 'bet', on: 'red', sum: 0 },
    };
    expect(turnDial(dial, 7)).toEqual({ type: 'bet', on: 'red', sum: 7 });
    expect(dial.move.sum).toBe(0);
  });

  test.for([['4'], [undefined], [Number.NaN], [2.5], [-2], [12], [3]])(
    '%o is not on a dial of 0, 2 … 10',
    ([value]) => {
      expect(isOnDial({ min: 0, max: 10, step: 2 }, value)).toBe(false);
    },
  );

  test('its values are those on it that are not blocked', () => {
    fc.assert(
      fc.property(anyDial, (dial) => {
        const expected: number[] = [];
        for (let value = dial.min - 5; value <= dial.max + 5; value++) {
          if (isOnDial(dial, value) && dial.no?.(value) === undefined) expected.push(value);
        }
        expect([...dialValues(dial)]).toEqual(expected);
      }),
    );
  });

  test('as runs it says the same', () => {
    fc.assert(
      fc.property(anyDial, (dial) => {
        const said: string[] = [];
        for (const [from, to, no] of dialRuns(dial)) {
          for (let value = from; value <= to; value += dial.step) said.push(`${value} ${no}`);
        }
        const meant: string[] = [];
        for (let value = dial.min; value <= dial.max; value += dial.step)
          meant.push(`${value} ${dial.no?.(value)}`);
        expect(said).toEqual(meant);
      }),
    );
  });

  test('runs are as long as they can be', () => {
    expect(dialRuns({ min: 0, max: 8, step: 2, no: (value) => (value > 2 ? 'far' : undefined) })).toEqual([
      [0, 2],
      [4, 8, 'far'],
    ]);
  });

  test('thrown at, it shows a free value', () => {
    fc.assert(
      fc.property(anyDial, fc.integer(), (dial, seed) => {
        const free = [...dialValues(dial)];
        fc.pre(free.length > 0);
        const { sum } = sampleDial(dial, seededFate(seed));
        expect(free).toContain(sum);
      }),
    );
  });

  test('the one free value of many is found', () => {
    const dial = dialOf({ min: 0, max: 9999, step: 1, no: (value) => (value === 777 ? undefined : 'far') });
    expect(sampleDial(dial, seededFate(1))).toEqual({ type: 'pay', sum: 777 });
  });

  test('one without a free value is a bug in the rules', () => {
    const dial = dialOf({ min: 0, max: 3, step: 1, no: () => 'far' });
    expect(() => sampleDial(dial, { draw: () => 0 })).toThrow(RulesBug);
  });
});

import { expect, test } from 'vitest';
import { BOARD } from '../../rules/deck/board.ts';
import { type Aim, aimsOf, isOpen } from './aims.ts';
import { EMPTY_HAND, glowOf, type Hand, press } from './hand.ts';
import { CASES } from './testing.ts';

const SPACES = [...BOARD.names.keys()];

/** Every sequence of clicks that gets on, click by click, and the offer it ends in. */
function* sequences(
  aims: readonly Aim[],
  hand: Hand,
  clicks: readonly number[],
): Generator<[string, string]> {
  for (const space of SPACES) {
    const grip = press(aims, hand, space);
    if ('choose' in grip) yield [grip.choose.line, [...clicks, space].join()];
    else if (!('blocked' in grip) && getsOn(hand, grip.hand))
      yield* sequences(aims, grip.hand, [...clicks, space]);
  }
}

/** Does a hand hold what it held, and more? */
function getsOn(before: Hand, after: Hand): boolean {
  if (before.source === undefined) return after.source !== undefined;
  return before.to === undefined && after.to !== undefined && after.source === before.source;
}

test.each(CASES)('$name: every legal offer is reached by exactly one sequence of clicks', ({ moments }) => {
  let longest = 0;
  for (const { offers } of moments(5)) {
    const aims = aimsOf(offers);
    const found = [...sequences(aims, EMPTY_HAND, [])];
    const legal = aims.filter(isOpen).map(({ line }) => line);
    expect(found.map(([line]) => line).sort()).toEqual(legal.sort());
    expect(new Set(found.map(([, clicks]) => clicks)).size).toBe(found.length);
    longest = Math.max(longest, ...found.map(([, clicks]) => clicks.split(',').length));
  }
  expect(longest).toBeGreaterThan(1);
});

test.each(CASES)('$name: what glows is what a click gets on with', ({ moments }) => {
  for (const { offers } of moments(2)) {
    const aims = aimsOf(offers);
    const bright = [...glowOf(aims, EMPTY_HAND)].map(([space]) => space);
    const useful = SPACES.filter((space) => {
      const grip = press(aims, EMPTY_HAND, space);
      return 'choose' in grip || aims.some((aim) => isOpen(aim) && aim.source === grip.hand.source);
    });
    expect(bright.sort(byNumber)).toEqual(useful.sort(byNumber));
  }
});

function byNumber(a: number, b: number): number {
  return a - b;
}

test.each(CASES)('$name: a click on a blocked end explains it and keeps the hand', ({ moments }) => {
  let explained = 0;
  for (const { offers } of moments(2)) {
    const aims = aimsOf(offers);
    for (const aim of aims.filter((blocked) => !isOpen(blocked))) {
      const hand: Hand = { source: aim.source };
      const grip = press(aims, hand, aim.to);
      if (!('blocked' in grip)) continue;
      expect(grip.blocked.no).toBeDefined();
      expect(grip.hand).toEqual(hand);
      explained += 1;
    }
  }
  expect(explained).toBeGreaterThan(0);
});

test.each(CASES)('$name: with somebody in hand, ends glow as they are open or blocked', ({ moments }) => {
  for (const { offers } of moments(2)) {
    const aims = aimsOf(offers);
    for (const { source } of aims) {
      const glows = glowOf(aims, { source });
      const ends = aims.filter((aim) => aim.source === source && aim.to !== source);
      const open = new Set(ends.filter(isOpen).map(({ to }) => to));
      for (const { to } of ends) expect(glows.get(to)).toBe(open.has(to) ? 'target' : 'blocked');
    }
  }
});

test('a second click on who is in hand puts it down', () => {
  const move = { type: 'step', from: 3, to: 4 };
  const aims = aimsOf([{ line: 'a', move, label: { id: 'a', params: {} } }]);
  const taken = press(aims, EMPTY_HAND, 3);
  expect(taken.hand).toEqual({ source: 3 });
  expect(press(aims, taken.hand, 3).hand).toEqual(EMPTY_HAND);
});

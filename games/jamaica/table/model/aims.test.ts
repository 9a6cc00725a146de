import { describe, expect, test } from 'vitest';
import { jamaica } from '../../jamaica.ts';
import { position } from '../../rules/position.ts';
import type { Move } from '../../rules/questions.ts';
import { aimsOf, assignOf, holdOf, offersOf, playOf } from './aims.ts';
import { routeOf } from './routes.ts';
import { moments, shownTo } from './testing.ts';

/** Everything the picture lets be pressed at a moment, by line. */
function pressable({
  seat,
  view,
  offers,
}: ReturnType<typeof moments> extends Generator<infer M> ? M : never) {
  const holds = view.ships[seat]?.holds ?? [];
  const frame = view.stack.at(-1);
  const own =
    frame?.kind === 'load' || frame?.kind === 'take' ? holds.map((_, i) => holdOf(offers, holds, i)) : [];
  const dice = frame?.kind === 'dice' ? frame.rolled.map((value) => assignOf(offers, value)) : [];
  const cards = offersOf(offers, 'play').map(({ move }) => playOf(offers, move.card));
  const panel = offersOf(
    offers,
    'attack',
    'spend',
    'reroll',
    'accept',
    'loot',
    'seize',
    'steal',
    'curse',
    'decline',
  ).map(({ offer }) => offer);
  return new Set(
    [...own, ...dice, ...cards, ...panel, ...aimsOf(offers).map(({ offer }) => offer)].map(
      (offer) => offer?.line,
    ),
  );
}

test('holds with the same content mean the same, but for the 6th', () => {
  const ships = [{ holds: 'food 2, gold 1, food 2, food 3, -, food 2', powers: ['sixth' as const] }, {}, {}];
  const state = position({ ships });
  state.stack = [{ kind: 'take', seat: 0, good: 'food', due: 1 }];
  const offers = shownTo(state, 0);
  const { holds } = jamaica.view(state, 0).ships[0]!;
  const lines = holds.map((_, index) => holdOf(offers, holds, index)?.line);
  expect(lines).toEqual(['take 1', 'take 2', 'take 1', 'take 4', 'take 5', 'take 6']);
});

describe.each([2, 3, 6])('in games of %i', (seats) => {
  test('whatever may be answered can be pressed', () => {
    const met = new Set<Move['type']>();
    for (const moment of moments(seats, 6)) {
      const lines = pressable(moment);
      for (const { line, no, move } of moment.offers) {
        if (no !== undefined) continue;
        met.add(move.type as Move['type']);
        expect(lines).toContain(line);
      }
    }
    expect(met.size).toBeGreaterThan(8);
  });

  test('every aim has a way that ends there', () => {
    for (const { view, offers } of moments(seats, 3)) {
      for (const { to, offer } of aimsOf(offers)) expect(routeOf(view, offer).at(-1)).toBe(to);
    }
  });
});

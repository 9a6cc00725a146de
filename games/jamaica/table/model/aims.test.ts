import { describe, expect, test } from 'vitest';
import type { Move } from '../../rules/questions.ts';
import { aimsOf, assignOf, holdOf, offersOf, playOf } from './aims.ts';
import { routeOf } from './routes.ts';
import { moments } from './testing.ts';

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

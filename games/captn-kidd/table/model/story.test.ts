import { expect, test } from 'vitest';
import { type Figure, follow } from './figures.ts';
import { storyOf } from './story.ts';
import { CASES } from './testing.ts';

/** Figures without what only the eye needs. */
function plain(figures: readonly Figure[]): string[] {
  return figures
    .map(({ seat, space, back, under, isWaiting }) => JSON.stringify([space, isWaiting, seat, back, under]))
    .sort();
}

/** The deck at the end of a story. */
function endOf(before: readonly Figure[], story: ReturnType<typeof storyOf>): readonly Figure[] {
  const last = story.at(-1);
  if (last === undefined) return before;
  const gone = last.motions.filter(({ vanishes }) => vanishes).map(({ id }) => id);
  return last.figures.filter(({ id }) => !gone.includes(id));
}

test.each(CASES)('$name: what is shown as motion ends in what the view says', ({ moments, deck }) => {
  const kinds = new Set<string>();
  for (const { before, view, events } of moments(15)) {
    if (before === undefined) continue;
    const start = deck.figures(before);
    expect(plain(endOf(start, storyOf(start, events)))).toEqual(plain(deck.figures(view)));
    for (const { type } of events) kinds.add(type);
  }
  expect(kinds.size).toBeGreaterThan(5);
});

test('whoever stays where it stood is followed by the eye, others are new', () => {
  const here: Figure = { id: 7, seat: 0, space: 3, back: 4, under: [] };
  const after = [
    { ...here, id: 0, under: [1] },
    { ...here, id: 1, space: 5 },
  ];
  expect(follow([here], after).map(({ id }) => id)).toEqual([7, 8]);
});

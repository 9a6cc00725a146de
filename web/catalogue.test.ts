import { GAMES } from '@tortuga/games';
import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { SHELF, titleOf } from './catalogue.ts';

test('every game on the shelf is a game, in the order of the list of games', () => {
  const ids = GAMES.map(({ id }) => id).filter((id) => SHELF.some((card) => card.id === id));
  expect(SHELF.map(({ id }) => id)).toEqual(ids);
  expect(SHELF.length).toBeGreaterThanOrEqual(3);
});

test('the shelf is plain data, as the page will get it', () => {
  expect(JSON.parse(JSON.stringify(SHELF))).toEqual(SHELF);
});

test.each(SHELF)('$id takes some minutes and has a title in every language', ({ id, minutes, words }) => {
  expect(minutes[0]).toBeGreaterThan(0);
  expect(minutes[1]).toBeGreaterThanOrEqual(minutes[0]);
  for (const language of LANGUAGES) expect(words[language].title).toBe(titleOf(id, language));
});

import type { Item } from '@tortuga/tables';
import { expect, test } from 'vitest';
import { chapters, eventsOf, sinceLastAnswer, talk } from './story.ts';

let seq = 0;

const began = (): Item => ({
  type: 'began',
  holders: [],
  commit: '',
  events: [{ type: 'began' }],
  seq: ++seq,
  at: 0,
});
const answered = (seat: number, type: string): Item => ({
  type: 'answered',
  seat,
  events: [{ type }],
  seq: ++seq,
  at: 0,
});
const undone = (seat: number, count: number): Item => ({ type: 'undone', seat, count, seq: ++seq, at: 0 });
const said = (): Item => ({
  type: 'said',
  person: 'p',
  room: 'players',
  text: 'Ahoy',
  seq: ++seq,
  at: 0,
});

test('answers are counted within their match, and talk is no part of the story', () => {
  const story = chapters([began(), answered(0, 'a'), said(), answered(1, 'b'), began(), answered(1, 'c')]);
  expect(story).toMatchObject([
    { entry: 0, match: 1 },
    { entry: 1, match: 1 },
    { entry: 2, match: 1 },
    { entry: 0, match: 2 },
    { entry: 1, match: 2 },
  ]);
  expect(talk([said(), began()])).toHaveLength(1);
});

test('what was taken back stays, struck out, and its number is free again', () => {
  const story = chapters([began(), answered(0, 'a'), answered(1, 'b'), undone(0, 2), answered(0, 'c')]);
  expect(story.map((chapter) => chapter.kind === 'deed' && chapter.isUndone)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(story.at(-1)).toMatchObject({ entry: 1 });
  expect(eventsOf(story, 1)).toEqual([{ type: 'c' }]);
});

test('only the last answers are struck out', () => {
  const story = chapters([began(), answered(0, 'a'), answered(0, 'b'), undone(0, 1)]);
  expect(eventsOf(story, 1)).toEqual([{ type: 'a' }]);
  expect(eventsOf(story, 2)).toEqual([]);
});

test('taking back twice strikes out what still stood', () => {
  const story = chapters([began(), answered(0, 'a'), answered(0, 'b'), undone(0, 1), undone(0, 1)]);
  expect(story.filter((chapter) => chapter.kind === 'deed' && chapter.isUndone)).toHaveLength(2);
});

test('the recap holds what came after the last answer of a seat', () => {
  const story = chapters([began(), answered(0, 'a'), answered(1, 'b'), answered(2, 'c')]);
  expect(sinceLastAnswer(story, 0).flatMap(({ events }) => events)).toEqual([{ type: 'b' }, { type: 'c' }]);
  expect(sinceLastAnswer(story, 2)).toEqual([]);
});

test('the recap never reaches back into the match before', () => {
  const story = chapters([began(), answered(0, 'a'), began(), answered(1, 'b')]);
  expect(sinceLastAnswer(story, 0)).toEqual([]);
});

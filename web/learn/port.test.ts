import { GAMES } from '@tortuga/games';
import { beforeEach, expect, test } from 'vitest';
import { learning } from '../../games/captn-kidd/learn/madagaskar.ts';
import { learning as atSea } from '../../games/spanish-main/learn/spanish-main.ts';
import type { TableNow } from '../tables/port.ts';
import type { LessonStep } from '../toolkit/learn.ts';
import { LessonPort } from './port.ts';

const game = GAMES.find(({ id }) => id === 'madagaskar')!;
const lesson = { seats: 2, steps: Object.values(learning.steps) as unknown as readonly LessonStep[] };
const [first, second] = lesson.steps as [LessonStep, LessonStep];

let port: LessonPort;
let seen: TableNow[];

beforeEach(() => {
  port = new LessonPort(game, lesson, 0);
  seen = [];
  port.subscribe((now) => seen.push(now));
});

const answer = (move: string) => port.say({ do: 'answer', seq: 0, move });
const lines = () => port.now.sight?.question?.offers.map(({ line }) => line);

test('a lesson is a table at which the learner is asked', () => {
  expect(port.now).toMatchObject({ link: 'live', you: 0, names: { Anne: 'Anne', Bart: 'Bart' } });
  expect(port.now.sight).toMatchObject({ asked: [0], undoable: 0 });
  expect(lines()).toContain(first.solution);
});

test('an answer that reaches the goal is shown as motion, and then nothing is asked', async () => {
  expect(await answer(first.solution)).toEqual({ ok: true });
  expect(port.verdict).toEqual({ miss: undefined });
  expect(port.now.events.map(({ type }) => type)).toEqual(['moved', 'towerGrew']);
  expect(port.now.sight).toMatchObject({ asked: [], undoable: 1 });
  expect(port.now.sight?.question).toBeUndefined();
});

test('an answer that misses it says so, and can be taken back', async () => {
  const before = JSON.stringify(port.now.sight?.view);
  await answer('D4>D6<D4');
  expect(port.verdict).toEqual({ miss: 'no-capture' });
  expect(JSON.stringify(port.now.sight?.view)).not.toBe(before);
  expect(await port.say({ do: 'undo', seq: 0 })).toEqual({ ok: true });
  expect(port.verdict).toBeUndefined();
  expect(JSON.stringify(port.now.sight?.view)).toBe(before);
  expect(port.now).toMatchObject({ items: [], events: [] });
});

test('what is refused changes nothing', async () => {
  expect(await answer('D4>D3<D4')).toMatchObject({ ok: false, code: 'backwards' });
  expect(await answer('fly')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(port.verdict).toBeUndefined();
  await answer(first.solution);
  expect(await answer(first.solution)).toMatchObject({ ok: false });
  expect(await port.say({ do: 'resign' })).toMatchObject({ ok: false });
  expect(seen).toHaveLength(2);
});

test('the next step begins with what the others answer', async () => {
  await answer(first.solution);
  port.next();
  expect(port.at).toBe(1);
  expect(port.now.items.map((item) => 'seat' in item && item.seat)).toEqual([0, 1]);
  expect(port.now.events).toMatchObject([{ type: 'moved', seat: 1 }]);
  expect(lines()).toContain(second.solution);
});

test('trying again leads to the beginning of the step, not of the lesson', async () => {
  await answer(first.solution);
  port.next();
  const start = JSON.stringify(port.now.sight?.view);
  await answer(lines()!.find((line) => line !== second.solution && line.startsWith('D5'))!);
  expect(port.verdict).toEqual({ miss: 'no-capture' });
  port.again();
  expect(JSON.stringify(port.now.sight?.view)).toBe(start);
  expect(port.now.items).toHaveLength(2);
});

test('a step can be gone to from anywhere, and looks as if one had come by all before it', async () => {
  await answer(first.solution);
  port.next();
  const view = port.now.sight?.view;
  port.go(4);
  expect(port.now.items).toEqual([]);
  port.go(1);
  expect(port.now.sight?.view).toEqual(view);
});

test('every change has a number of its own, so that the frame forgets what it pointed at', async () => {
  await answer('D4>D6<D4');
  port.again();
  await answer(first.solution);
  port.next();
  port.go(2);
  const numbers = seen.map(({ sight }) => sight?.seq ?? 0);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers).toHaveLength(6);
});

test('a hint is the move that is shown on request', async () => {
  expect(await port.hint()).toMatchObject({ ok: true, suggestions: [{ line: first.solution }] });
  await answer(first.solution);
  expect(await port.hint()).toMatchObject({ ok: false });
});

test('a hint may say where a dial is to stand', async () => {
  const spanishMain = GAMES.find(({ id }) => id === 'spanish-main')!;
  const steps = Object.values(atSea.steps) as unknown as readonly LessonStep[];
  const reply = await new LessonPort(spanishMain, { seats: 2, steps }, 0).hint();
  const move = { type: 'sail', bar: 'L', heading: 155 };
  expect(reply).toMatchObject({
    suggestions: [{ line: 'sail L 155', move, label: { id: 'sail', params: { heading: 155 } } }],
  });
});

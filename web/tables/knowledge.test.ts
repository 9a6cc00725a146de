import type { Item, Sight, Update, Welcome } from '@tortuga/tables';
import { expect, test } from 'vitest';
import { unknown, updated, welcomed } from './knowledge.ts';

const sight: Sight = { seq: 3, match: 1, entries: 0, asked: [0], undoable: 0, seats: [], view: {} };
const header = {
  game: 'g',
  rules: 1,
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  access: 'link',
} as const;

function answered(seq: number): Item {
  return { type: 'answered', seat: 0, events: [{ type: `e${seq}` }], seq, at: 0 };
}

function update(...items: Item[]): Update {
  return { table: 't', items, sight };
}

function welcome(...items: Item[]): Welcome {
  return { ...update(...items), header: { ...header, hints: true, host: 'p' }, you: 1, commit: 'c' };
}

const start = welcomed(unknown('t'), welcome(answered(1), answered(2)), 0);

test('the first welcome is a jump: nothing moves', () => {
  expect(start).toMatchObject({ link: 'live', you: 1, mine: [1], commit: 'c', events: [] });
});

test('what happened since moves', () => {
  expect(updated(start, update(answered(3)), 0).events).toEqual([{ type: 'e3' }]);
});

test('what is heard twice is known once', () => {
  const now = updated(start, update(answered(2), answered(3)), 0);
  expect(now.items.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(now.events).toEqual([{ type: 'e3' }]);
});

test('what was taken back does not move', () => {
  const undone: Item = { type: 'undone', seat: 0, count: 1, seq: 4, at: 0 };
  expect(updated(start, update(answered(3), undone), 0).events).toEqual([]);
});

test('a new match has its own secret, and shows nothing of the one before', () => {
  const began: Item = {
    type: 'began',
    holders: [],
    commit: 'd',
    events: [{ type: 'began' }],
    seq: 4,
    at: 0,
  };
  const now = updated(start, update(answered(3), began), 0);
  expect(now.commit).toBe('d');
  expect(now.events).toEqual([{ type: 'began' }]);
});

test('with other eyes one knows other things', () => {
  const now = welcomed(start, { ...welcome(answered(2)), you: 0, mine: [0, 1], isWhole: true }, 0);
  expect(now).toMatchObject({ you: 0, mine: [0, 1], events: [] });
  expect(now.items.map(({ seq }) => seq)).toEqual([2]);
});

test('names are added to those that are known', () => {
  const named = updated(start, { ...update(), people: { a: 'Anne' } }, 0);
  expect(updated(named, { ...update(), people: { b: 'Bart' } }, 0).names).toEqual({ a: 'Anne', b: 'Bart' });
});

test('who stands up has no seat any more', () => {
  const { you: _, commit: __, ...watching } = welcome();
  const now = welcomed(start, watching, 0);
  expect(now.you).toBeUndefined();
  expect(now.commit).toBeUndefined();
  expect(now.mine).toEqual([]);
});

/** News with a clock that was right at this moment. */
function at(clockAt: number): Update {
  return { ...update(), sight: { ...sight, clock: { left: [1], running: [0], at: clockAt } } };
}

test('of all delays the shortest tells how far the clocks are apart', () => {
  const late = updated(start, at(1000), 1700);
  expect(late.skew).toBe(700);
  expect(updated(late, at(2000), 2100).skew).toBe(100);
  expect(updated(late, at(2000), 4000).skew).toBe(700);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { Ticks } from './ticks.ts';

let storage: Storage;
let time = 0;
const wall = () => time;

beforeEach(async () => {
  storage = await openSqlite(':memory:');
  time = 1_000_000;
});

afterEach(() => storage.close());

test('begin with the time, and go with it', async () => {
  const ticks = await Ticks.open(storage, wall);
  expect(ticks.now()).toEqual({ at: 1_000_000, tick: 1_000_000 });
  time += 500;
  expect(ticks.now()).toEqual({ at: 1_000_500, tick: 1_000_500 });
  await ticks.close();
});

test('stand still while nobody keeps them', async () => {
  const before = await Ticks.open(storage, wall);
  time += 500;
  await before.close();
  time += 86_400_000;
  const after = await Ticks.open(storage, wall);
  expect(after.now()).toEqual({ at: 87_400_500, tick: 1_000_500 });
  time += 10;
  expect(after.now().tick).toBe(1_000_510);
  await after.close();
});

test('do not go back to before they began when the clock is set back', async () => {
  const ticks = await Ticks.open(storage, wall);
  time -= 500_000;
  expect(ticks.now().tick).toBe(1_000_000);
  await ticks.close();
});

test('what cannot have been written by ticks is no tick', async () => {
  await storage.writeSetting('tick', 'soon');
  const ticks = await Ticks.open(storage, wall);
  expect(ticks.now().tick).toBe(1_000_000);
  await ticks.close();
});

test('a storage that is out of order stops nobody', async () => {
  const broken = await openSqlite(':memory:');
  const ticks = await Ticks.open(broken, wall);
  await broken.close();
  await expect(ticks.close()).resolves.toBeUndefined();
});

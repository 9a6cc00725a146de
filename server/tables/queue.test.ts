import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('one after the other, in the order they came', async () => {
  const queue = new Queue();
  const steps: string[] = [];
  const work = (name: string, milliseconds: number) =>
    queue.run(async () => {
      steps.push(`${name} begins`);
      await wait(milliseconds);
      steps.push(`${name} ends`);
      return name;
    });
  expect(queue.isIdle).toBe(true);
  const all = [work('first', 8), work('second', 1), work('third', 4)];
  expect(queue.isIdle).toBe(false);
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third']);
  const order = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(steps).toEqual(order);
  expect(queue.isIdle).toBe(true);
});

test('whoever fails does not stop the others', async () => {
  const queue = new Queue();
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(queue.isIdle).toBe(true);
});

test('nobody jumps the queue between two others', async () => {
  const queue = new Queue();
  const steps: number[] = [];
  let jumped: Promise<unknown> | undefined;
  const first = queue.run(async () => void steps.push(1));
  const second = queue.run(async () => void steps.push(2));
  void first.then(() => {
    jumped = queue.run(async () => void steps.push(3));
  });
  await Promise.all([first, second]);
  await jumped;
  expect(steps).toEqual([1, 2, 3]);
});

import { expect, test } from 'vitest';
import { fairShare } from './share.ts';

test('nobody hurries for nobody', () => {
  expect(fairShare({ waiting: [], thinking: 2, threads: 2 })).toBe(Number.POSITIVE_INFINITY);
});

test('twenty bots with 300 ms on two threads get 30 ms each', () => {
  const waiting = Array.from({ length: 18 }, () => 300);
  expect(fairShare({ waiting, thinking: 2, threads: 2 })).toBe(30);
});

test('whoever must answer soon counts, not who has time', () => {
  const patient = Array.from({ length: 8 }, () => 1000);
  const urgent = [100, 100];
  expect(fairShare({ waiting: [...urgent, ...patient], thinking: 2, threads: 2 })).toBe(50);
  expect(fairShare({ waiting: [100, Number.POSITIVE_INFINITY], thinking: 1, threads: 1 })).toBe(50);
});

test('those who are too late leave nothing to share', () => {
  expect(fairShare({ waiting: [-5], thinking: 1, threads: 1 })).toBe(0);
});

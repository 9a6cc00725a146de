import { expect, test } from 'vitest';
import { timeLeft, timeText } from './clock.ts';

const clock = { left: [60_000, 5000], running: [0], at: 1000 };

test('only clocks that run lose time, and none has less than nothing', () => {
  expect(timeLeft(clock, 0, 11_000)).toBe(50_000);
  expect(timeLeft(clock, 1, 11_000)).toBe(5000);
  expect(timeLeft(clock, 0, 900_000)).toBe(0);
});

test('a clock that is a little ahead adds no time', () => {
  expect(timeLeft(clock, 0, 500)).toBe(60_000);
});

test('time is written as precisely as it matters', () => {
  expect(timeText(8300, 'en')).toBe('0:08.3');
  expect(timeText(249_000, 'en')).toBe('4:09');
  expect(timeText(5 * 3_600_000 + 720_000, 'en')).toBe('5 hr 12 min');
  expect(timeText(3 * 86_400_000, 'de')).toBe('3 Tage');
});

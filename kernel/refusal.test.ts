import { expect, test } from 'vitest';
import { granted, type RefusalCode, type Result, RulesBug, refuse } from './index.ts';

test('a refusal is a value with a code, and a sentence where it helps', () => {
  expect(refuse('stale')).toEqual({ ok: false, code: 'stale' });
  expect(refuse('storm', 'It rages.')).toEqual({ ok: false, code: 'storm', detail: 'It rages.' });
});

test('what is granted comes with it', () => {
  expect(granted([1])).toEqual({ ok: true, value: [1] });
});

test('a bug in the rules says its name', () => {
  expect(String(new RulesBug('no way'))).toBe('RulesBug: no way');
});

test('shared codes fit everywhere, a reason of a game only where it is announced', () => {
  const shared: Result<number> = refuse('corrupt');
  const own: Result<number, 'storm'> = refuse('storm');
  // @ts-expect-error: this result cannot be refused for a storm
  const surprise: Result<number> = refuse('storm');
  const code: RefusalCode = 'game-over';
  const any: Result<number, 'storm'> = refuse(code);
  expect([shared, own, surprise, any].map(({ ok }) => ok)).toEqual([false, false, false, false]);
});

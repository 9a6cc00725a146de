import { expect, test } from 'vitest';
import { tallyOfTests } from './tally.ts';

test('a green run counts its tests', () => {
  expect(tallyOfTests({ numPassedTests: 12, numFailedTests: 0 }, true)).toEqual({ passed: 12, failed: 0 });
});

test('a failed test is counted once', () => {
  expect(tallyOfTests({ numPassedTests: 11, numFailedTests: 1 }, false)).toEqual({ passed: 11, failed: 1 });
});

test('a file that does not load fails the run', () => {
  expect(tallyOfTests({ numPassedTests: 12, numFailedTests: 0 }, false)).toEqual({ passed: 12, failed: 1 });
});

test('a run without any test fails', () => {
  expect(tallyOfTests({ numPassedTests: 0, numFailedTests: 0 }, true)).toEqual({ passed: 0, failed: 1 });
});

test('a run that wrote no report fails', () => {
  expect(tallyOfTests(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

import { expect, test } from 'vitest';
import { type Report, tallyOfTests, troubles } from './tally.ts';

test('a green run counts its tests', () => {
  expect(tallyOfTests({ numPassedTests: 12, numFailedTests: 0, testResults: [] }, true)).toEqual({
    passed: 12,
    failed: 0,
  });
});

test('a failed test is counted once', () => {
  expect(tallyOfTests({ numPassedTests: 11, numFailedTests: 1, testResults: [] }, false)).toEqual({
    passed: 11,
    failed: 1,
  });
});

test('a file that does not load fails the run', () => {
  expect(tallyOfTests({ numPassedTests: 12, numFailedTests: 0, testResults: [] }, false)).toEqual({
    passed: 12,
    failed: 1,
  });
});

test('a run without any test fails', () => {
  expect(tallyOfTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a run that wrote no report fails', () => {
  expect(tallyOfTests(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

test('failures and second tries are told by name, with their reason', () => {
  const passed = { fullName: 'fine', status: 'passed', failureMessages: [] };
  const retried = { fullName: 'shaky', status: 'passed', failureMessages: ['too slow'] };
  const failed = { fullName: 'broken', status: 'failed', failureMessages: ['1 is not 2\n  at a.test.ts'] };
  const report: Report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: '/root/a.test.ts', status: 'failed', message: '', assertionResults: [passed, retried, failed] },
      { name: '/root/b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    ],
  };
  expect(troubles(report, '/root')).toEqual([
    'a.test.ts: shaky: passed only when tried again\n    too slow',
    'a.test.ts: broken: failed\n    1 is not 2\n      at a.test.ts',
    'b.test.ts: failed\n    does not load',
  ]);
});

import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that we read. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

export const tallyOfCheck = (isOk: boolean): Tally => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

/**
 * Counts the tests of a run. A run that failed without a failed test (a file that does not load, an
 * unhandled rejection) or that ran no test at all counts as one failure.
 */
export function tallyOfTests(report: Report | undefined, isOk: boolean): Tally {
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  const isHollow = failed === 0 && (!isOk || passed === 0);
  return { passed, failed: isHollow ? 1 : failed };
}

export function readTally(file: string, isOk: boolean): Tally {
  const report: Report | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return tallyOfTests(report, isOk);
}

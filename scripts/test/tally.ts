import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that we read. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly ReportedFile[];
}

interface ReportedFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself failed, if it did. */
  readonly message: string;
  readonly assertionResults: readonly ReportedTest[];
}

interface ReportedTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
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

export function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The failed tests, and those that passed only when tried again; each with the beginning of its reason. */
export function troubles({ testResults }: Report, root: string): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages: [reason = ''] }) => {
        const word = status === 'failed' ? 'failed' : 'passed only when tried again';
        return `${file}: ${fullName}: ${word}\n${beginning(reason)}`;
      });
    return message === '' ? tests : [`${file}: failed\n${beginning(message)}`, ...tests];
  });
}

const beginning = (reason: string): string =>
  reason
    .split('\n')
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n');

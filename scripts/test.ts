// Runs every check and every test; the last line counts them.
//
//   npm test [-- <filter of test files>]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude, isColoured, report, runChecks } from './test/checks.ts';
import { run } from './test/run.ts';
import { add, readTally, type Tally } from './test/tally.ts';

async function runTests(filters: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-test-'));
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const colour = isColoured ? '--color' : '--no-color';
  const outcome = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, colour, ...filters]);
  const tally = readTally(file, outcome.isOk);
  rmSync(folder, { recursive: true });
  report(`tests (${tally.passed + tally.failed})`, { ...outcome, isOk: tally.failed === 0 });
  return tally;
}

// Two cores: the checks follow one another beside the tests.
const [tests, checks] = await Promise.all([runTests(process.argv.slice(2)), runChecks()]);
conclude(add(tests, checks));

// Runs every check and every test; the last line counts them.
//
//   npm test [-- <filter of test files>]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude, isColoured, report, runChecks } from './test/checks.ts';
import { run } from './test/run.ts';
import { add, readReport, type Tally, tallyOfTests, troubles } from './test/tally.ts';

async function runTests(filters: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-test-'));
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const colour = isColoured ? '--color' : '--no-color';
  const outcome = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, colour, ...filters]);
  const found = readReport(file);
  rmSync(folder, { recursive: true });
  const tally = tallyOfTests(found, outcome.isOk);
  const told = found === undefined ? [] : troubles(found, process.cwd());
  // What vitest printed matters only if its report does not tell what failed.
  const output = told.length > 0 ? '' : outcome.output;
  report(`tests (${tally.passed + tally.failed})`, { ...outcome, output, isOk: tally.failed === 0 });
  for (const line of told) console.log(line);
  return tally;
}

// Two cores: the checks follow one another beside the tests.
const [tests, checks] = await Promise.all([runTests(process.argv.slice(2)), runChecks()]);
conclude(add(tests, checks));

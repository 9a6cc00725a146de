import { type Outcome, run } from './run.ts';
import { add, type Tally, tallyOfCheck } from './tally.ts';

interface Check {
  readonly name: string;
  /** Arguments of Node. */
  readonly command: readonly string[];
}

export const isColoured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/@typescript/native/bin/tsc';

const CHECKS: readonly Check[] = [
  {
    name: 'lint: biome',
    command: [BIOME, 'ci', '--error-on-warnings', `--colors=${isColoured ? 'force' : 'off'}`],
  },
  { name: 'lint: oxlint', command: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'types: rules', command: [TSC, '-p', 'tsconfig.pure.json'] },
  { name: 'types: browser', command: [TSC, '-p', 'tsconfig.web.json'] },
  { name: 'types: others', command: [TSC, '-p', 'tsconfig.node.json'] },
  {
    name: 'types: views',
    command: [
      'node_modules/svelte-check/bin/svelte-check',
      '--tsconfig',
      'tsconfig.web.json',
      '--fail-on-warnings',
    ],
  },
  { name: 'arrows', command: ['scripts/arrows.ts'] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

export function report(name: string, { isOk, output, milliseconds }: Outcome): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.padStart(6)} s`);
  if (!isOk && output !== '') console.log(`\n${output.trimEnd()}\n`);
}

/** Runs the checks whose name begins with one of the words; all of them if there is none. */
export async function runChecks(words: readonly string[] = []): Promise<Tally> {
  const chosen = CHECKS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)),
  );
  let tally: Tally = { passed: 0, failed: 0 };
  for (const { name, command } of chosen) {
    const outcome = await run(command);
    report(name, outcome);
    tally = add(tally, tallyOfCheck(outcome.isOk));
  }
  return tally;
}

/** The last words of a run. */
export function conclude({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

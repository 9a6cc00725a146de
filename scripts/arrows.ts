// Checks that every import follows the arrows of .dependency-cruiser.mjs.

import { existsSync, globSync } from 'node:fs';
import { cruise, type IConfiguration, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const FOLDERS = [
  'kernel',
  'testkit',
  'bots',
  'games',
  'tables',
  'server',
  'web',
  'cli',
  'bench',
  'e2e',
  'scripts',
].filter((folder) => existsSync(folder));

async function follow(config: IConfiguration): Promise<ICruiseResult> {
  const { output } = await cruise(FOLDERS, { ...config.options, ruleSet: config, validate: true });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a report');
  return output;
}

/** Without its compiler dependency-cruiser sees no TypeScript and finds nothing wrong. */
function overlooked({ modules }: ICruiseResult): string[] {
  const seen = new Set(modules.map((module) => module.source));
  const sources = globSync(FOLDERS.map((folder) => `${folder}/**/*.{ts,js,mjs,svelte}`));
  return sources.filter((file) => !/node_modules|^web\/dist/.test(file) && !seen.has(file));
}

function describe({ rule, from, to, cycle }: IViolation, comments: ReadonlyMap<string, string>): string {
  const path = [from, ...(cycle?.map(({ name }) => name) ?? [to])];
  return `${rule.name}: ${path.join(' -> ')}\n    ${comments.get(rule.name)}`;
}

const config = await extractConfig('./.dependency-cruiser.mjs');
const comments = new Map(config.forbidden?.map(({ name, comment }) => [name ?? '', comment ?? '']));
const result = await follow(config);
const { violations, totalCruised, totalDependenciesCruised } = result.summary;
const complaints = [
  ...violations.map((violation) => describe(violation, comments)),
  ...overlooked(result).map((file) => `overlooked: ${file}`),
];
for (const complaint of complaints) console.log(complaint);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} arrows`);
process.exitCode = complaints.length > 0 || totalDependenciesCruised === 0 ? 1 : 0;

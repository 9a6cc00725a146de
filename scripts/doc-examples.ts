// Type-checks the examples in doc comments and docs: every block that is marked as ts.

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of code and where its first line stands. */
export interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

const SOURCES = ['kernel/**/*.ts', 'docs/*.md'];
const TSC = 'node_modules/@typescript/native/bin/tsc';

/** Ignored by git, and below the root so that packages are found. */
const FOLDER = 'node_modules/.cache/doc-examples';

/** The examples of all sources below a root. */
export function findExamples(root: string): Example[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files.sort().flatMap((file) => examplesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The examples of one file; in a doc comment the stars at the left do not belong to them. */
export function examplesIn(file: string, text: string): Example[] {
  const lines = text.split('\n').map((line) => (file.endsWith('.md') ? line : line.replace(/^\s*\* ?/, '')));
  const examples: Example[] = [];
  for (let start = lines.indexOf('```ts'); start >= 0; start = lines.indexOf('```ts', start + 1)) {
    const end = lines.indexOf('```', start);
    const code = lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
    examples.push({ file, line: start + 2, code });
  }
  return examples;
}

/** What the compiler has to say about examples, each complaint with the file and line it is about. */
export function complaintsAbout(root: string, examples: readonly Example[]): string[] {
  const folder = join(root, FOLDER, String(process.pid));
  mkdirSync(folder, { recursive: true });
  try {
    for (const [i, { code }] of examples.entries()) writeFileSync(join(folder, `${i}.ts`), `${code}\n`);
    writeFileSync(join(folder, 'tsconfig.json'), configFor(examples.length));
    return compile(root, folder, examples);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function configFor(count: number): string {
  const files = Array.from({ length: count }, (_, i) => `${i}.ts`);
  return JSON.stringify({ extends: '../../../../tsconfig.base.json', files });
}

function compile(root: string, folder: string, examples: readonly Example[]): string[] {
  const command = [join(root, TSC), '-p', folder, '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return [];
  const complaints = stdout.split('\n').filter((line) => line.includes(': error '));
  // A compiler that fails without a complaint has not checked anything.
  if (complaints.length === 0) return [`tsc failed: ${stdout}${stderr}`];
  return complaints.map((complaint) => placeInSource(complaint, examples));
}

/** `3.ts(2,7): error …` becomes `kernel/fate.ts:17: error …`. */
function placeInSource(complaint: string, examples: readonly Example[]): string {
  const [, number, line, message] = /^(\d+)\.ts\((\d+),\d+\): (.*)$/.exec(complaint) ?? [];
  const example = examples[Number(number)];
  return example === undefined ? complaint : `${example.file}:${example.line + Number(line) - 1}: ${message}`;
}

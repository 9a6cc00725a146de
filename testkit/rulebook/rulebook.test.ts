import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ruleCoverage } from './rules.ts';
import { titlesIn } from './titles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tortuga-rules-'));
  mkdirSync(join(folder, 'rules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function coverage(rules: readonly string[], titles: readonly string[]) {
  writeFileSync(join(folder, 'RULES.md'), rules.map((id) => `- **${id}** Something. (R)\n`).join(''));
  const source = titles.map((title) => `test('${title}', () => {});\n`).join('');
  writeFileSync(join(folder, 'rules', 'some.test.ts'), source);
  return ruleCoverage(join(folder, 'RULES.md'), join(folder, '**/*.test.ts'));
}

test('all is well when every rule has a test and every test a rule', () => {
  const found = coverage(['LC-END-1', 'LC-END-2', 'DIG-3'], ['[LC-END-1, LC-END-2] both', '[DIG-3] one']);
  expect(found).toEqual({ untested: [], doubled: [], astray: [] });
});

test('a rule without a test is found, also one whose number begins like another', () => {
  expect(coverage(['DIG-1', 'DIG-11'], ['[DIG-11] the eleventh']).untested).toEqual(['DIG-1']);
});

test('an id outside the brackets does not count', () => {
  expect(coverage(['DIG-1'], ['DIG-1 is meant']).untested).toEqual(['DIG-1']);
});

test('a number that was given twice is found', () => {
  expect(coverage(['DIG-1', 'DIG-1'], ['[DIG-1] which?']).doubled).toEqual(['DIG-1']);
});

test('a test that names no rule, or one that is not there, is astray', () => {
  const titles = ['[DIG-1] good', 'no id at all', '[DIG-9] gone', '[DIG-1, DIG-9] half gone'];
  expect(coverage(['DIG-1'], titles).astray).toEqual(titles.slice(1));
});

test('laws, secrets and worked examples need no rule', () => {
  const titles = [
    '[LAW-5] law',
    '[HIDE-2] secret',
    '[T-LC-09a] example',
    '[TX-25] example',
    '[$id] from a table',
  ];
  expect(coverage([], titles).astray).toEqual([]);
});

test('titles are found in every way of writing a test', () => {
  const source = `
    test('plain', () => {});
    it("quoted \\"twice\\"", () => {});
    test.each([{ n: 1, text: ')' }, { n: 2, text: '(' }])('each $n', ({ n }) => {});
    test.concurrent(
      \`a template\`, () => {});
    test.for(rows)('for', () => {});
    /x/.test('no title'); split('no title');
  `;
  expect(titlesIn(source)).toEqual(['plain', 'quoted "twice"', 'each $n', 'a template', 'for']);
});

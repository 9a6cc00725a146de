/** Does every rule have a test, and does every test of the rules name a rule? */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn } from './titles.ts';

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+[a-z]?';

/** Names that need no rule: laws, secrets and the worked examples of a specification. */
const OTHER_NAMES = /^(?:LAW|HIDE|TX?)-/;

/** What is missing between a RULES.md and its tests. */
export interface RuleCoverage {
  /** Rules that no test names. */
  readonly untested: readonly string[];
  /** Rules that are numbered twice. */
  readonly doubled: readonly string[];
  /** Titles that name no rule, or one that does not exist. */
  readonly astray: readonly string[];
}

/** Compares the rule ids of a RULES.md with the titles of the tests that globs find. */
export function ruleCoverage(rulesMd: string, testGlob: string | readonly string[]): RuleCoverage {
  const rules = [...readFileSync(rulesMd, 'utf8').matchAll(RULE)].map(([, id = '']) => id);
  const known = new Set(rules);
  const titles = titlesOf(testGlob);
  const named = new Set(titles.flatMap(idsIn));
  return {
    untested: [...known].filter((id) => !named.has(id)),
    doubled: rules.filter((id, i) => rules.indexOf(id) !== i),
    astray: titles.filter((title) => !hasHole(title) && !namesRule(idsIn(title), known)),
  };
}

/** `- **LC-TURN-3** …` or the same without a dash. */
const RULE = new RegExp(`^\\s*(?:[-*] )?\\*\\*(${ID})\\*\\*`, 'gm');

function titlesOf(testGlob: string | readonly string[]): string[] {
  const files = globSync(testGlob).filter((file) => !file.includes('node_modules'));
  return files.sort().flatMap((file) => titlesIn(readFileSync(file, 'utf8')));
}

/** `[LC-END-1, LC-END-2] …` */
function idsIn(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside);
  return brackets.flatMap((inside) => inside.match(new RegExp(ID, 'g')) ?? []);
}

/** `[${example.id}]` and `[$id]` are filled when the test runs. */
function hasHole(title: string): boolean {
  return /\[[$%]/.test(title);
}

function namesRule(ids: readonly string[], known: ReadonlySet<string>): boolean {
  return ids.length > 0 && ids.every((id) => known.has(id) || OTHER_NAMES.test(id));
}

/**
 * Registers two tests for the folder of a game: every rule of its `RULES.md` is named by a test somewhere in
 * the folder, and every test under `rules/` names a rule.
 *
 * @example
 * ```ts
 * rulesAreTested(import.meta.dirname);
 * ```
 */
export function rulesAreTested(folder: string): void {
  const rulesMd = join(folder, 'RULES.md');
  describe('rules and tests', () => {
    test('every rule has a test', () => {
      const { untested, doubled } = ruleCoverage(rulesMd, join(folder, '**/*.test.ts'));
      expect({ untested, doubled }).toEqual({ untested: [], doubled: [] });
    });
    test('every test of the rules names a rule', () => {
      expect(ruleCoverage(rulesMd, join(folder, 'rules/**/*.test.ts')).astray).toEqual([]);
    });
  });
}

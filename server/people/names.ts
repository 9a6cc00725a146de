/** What people may call themselves, and what guests are called until they do. */

import { randomInt } from 'node:crypto';
import { granted, type Result, refuse } from '@tortuga/kernel';

const MAX_NAME = 24;
export const MAX_LABEL = 60;

/** First names of seafarers, the same in every language. */
const FIRST_NAMES = [
  'Anne',
  'Bart',
  'Charlotte',
  'Edward',
  'Francis',
  'Grace',
  'Henry',
  'Jack',
  'Jacquotte',
  'Jean',
  'Mary',
  'Olivier',
  'Piet',
  'Rachel',
  'Samuel',
  'Sayyida',
  'Shih',
  'Stede',
  'William',
] as const;

/** Two joiners that scripts and emoji need, and the selectors of emoji. */
const JOINERS = /\u200C|\u200D|\uFE0E|\uFE0F/gu;
/** Controls, direction overrides, unpaired surrogates, and everything one cannot see: names must not deceive. */
const DECEITFUL = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

type Problem = 'empty' | 'too-long' | 'characters';

/** A line as it is kept: composed, trimmed, single spaces. Length counts code points, so marks cannot pile up. */
export function readLine<What extends string>(
  what: What,
  raw: string,
  max: number,
): Result<string, `${What}-${Problem}`> {
  const line = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const problem = problemOf(line, max);
  return problem === undefined ? granted(line) : refuse<`${What}-${Problem}`>(`${what}-${problem}`);
}

function problemOf(line: string, max: number): Problem | undefined {
  if (line === '') return 'empty';
  if ([...line].length > max) return 'too-long';
  if (DECEITFUL.test(line.replace(JOINERS, '')) || !VISIBLE.test(line)) return 'characters';
  return undefined;
}

/** A name as it is kept. */
export function readName(raw: string): Result<string, `name-${Problem}`> {
  return readLine('name', raw, MAX_NAME);
}

/** A name for somebody who has not said theirs: "Anne 4821". */
export function guestName(): string {
  return `${FIRST_NAMES[randomInt(FIRST_NAMES.length)]} ${randomInt(1000, 10_000)}`;
}

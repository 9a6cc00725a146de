/** Fleets somebody has saved in this browser, as lines of text, the newest first. */

import { readKept, writeKept } from '../../../../web/toolkit/kept.ts';
import { readFleet } from '../../rules/fleet/line.ts';

const KEY = 'tortuga.spanish-main.fleets';

/** Older ones are forgotten. */
const MOST = 24;

export function keptFleets(): readonly string[] {
  return fleetsIn(readKept(KEY));
}

export function keepFleets(lines: readonly string[]): void {
  writeKept(KEY, lines);
}

/** Whatever the browser kept: what is no fleet is left out. */
export function fleetsIn(given: unknown): readonly string[] {
  const lines: unknown[] = Array.isArray(given) ? given : [];
  return lines.filter((line): line is string => readFleet(line).ok).slice(0, MOST);
}

/** With one more, which is kept only once. */
export function withFleet(lines: readonly string[], line: string): readonly string[] {
  return [line, ...withoutFleet(lines, line)].slice(0, MOST);
}

export function withoutFleet(lines: readonly string[], line: string): readonly string[] {
  return lines.filter((other) => other !== line);
}

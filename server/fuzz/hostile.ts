/** Messages nobody should send. The same seed makes the same ones. */

import { type Fate, pick } from '@tortuga/kernel';

/** Somebody's table, and what they may not do at it. */
export interface Target {
  readonly table: string;
  /** The newest record of the table. */
  readonly seq: number;
}

const STRINGS = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  'null',
  '__proto__',
  'constructor',
  '../..',
  '%00',
  '🏴‍☠️',
  'A'.repeat(5000),
];
const NUMBERS = [-1, 0, 1.5, 1e308, -0, 2 ** 53, 2 ** 31, 1e-9];
const REQUESTS = [
  { do: 'watch', since: 0 },
  { do: 'unwatch' },
  { do: 'hint', level: 'admiral' },
  { do: 'look', entry: 1 },
  { do: 'sit', seat: 0 },
  { do: 'stand' },
  { do: 'bot', seat: 1, level: 'captain' },
  { do: 'dismiss', seat: 0 },
  { do: 'answer', seq: 1, move: 'place S1', seat: 0 },
  { do: 'undo', seq: 1, count: 1, seat: 0 },
  { do: 'propose', what: 'draw', count: 2, seat: 0 },
  { do: 'agree', seat: 1 },
  { do: 'decline', seat: 1 },
  { do: 'resign', seat: 0 },
  { do: 'return' },
  { do: 'vacation', isOn: true },
] as const;

/** Any JSON value, seldom deep. */
export function anything(fate: Fate, depth = 0): unknown {
  switch (fate.draw(depth > 3 ? 4 : 7)) {
    case 0:
      return pick(fate, STRINGS);
    case 1:
      return pick(fate, NUMBERS);
    case 2:
      return fate.draw(2) === 0;
    case 3:
      return null;
    case 4:
      return Array.from({ length: fate.draw(4) }, () => anything(fate, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: fate.draw(4) }, () => [pick(fate, STRINGS), anything(fate, depth + 1)]),
      );
  }
}

/** A request that is nearly right, of somebody who has no business at the table. */
export function nearlyRight(fate: Fate, { table, seq }: Target): { [key: string]: unknown } {
  const known: { [key: string]: unknown } = { id: fate.draw(1000), table, ...pick(fate, REQUESTS) };
  if ('seq' in known) known['seq'] = fate.draw(2) === 0 ? seq : fate.draw(seq + 1);
  const keys = Object.keys(known);
  for (let spoilt = fate.draw(3); spoilt > 0; spoilt--) {
    const key = pick(fate, keys);
    if (fate.draw(3) === 0) delete known[key];
    else known[key] = anything(fate);
  }
  if (fate.draw(6) === 0) known[pick(fate, STRINGS)] = anything(fate);
  return known;
}

/** A frame: bytes, text that is no JSON, JSON that is no request, or a request that is not allowed. */
export function frame(fate: Fate, target: Target): string | Buffer {
  switch (fate.draw(8)) {
    case 0:
      return Buffer.from(Array.from({ length: fate.draw(64) }, () => fate.draw(256)));
    case 1:
      return JSON.stringify(nearlyRight(fate, target)).slice(0, fate.draw(40));
    case 2:
      return '['.repeat(1 + fate.draw(8000));
    case 3:
      return JSON.stringify(anything(fate));
    default:
      return JSON.stringify(nearlyRight(fate, target));
  }
}

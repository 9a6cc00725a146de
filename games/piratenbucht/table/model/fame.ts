/** The fame track: where every captain's flag flies. */

import type { Seat } from '@tortuga/kernel';
import type { CaptainView } from '../../rules/state.ts';

export interface Flag {
  readonly seat: Seat;
  readonly fame: number;
  /** From the left, as a share of the track. */
  readonly x: number;
}

const SHORTEST = 20;
const TENS = 10;

/** How much fame the track has room for: it grows with the most famous captain. */
export function trackEnd(captains: readonly Pick<CaptainView, 'fame'>[]): number {
  const most = Math.max(...captains.map(({ fame }) => fame));
  return Math.max(SHORTEST, (Math.floor(most / TENS) + 1) * TENS);
}

/** Flags from left to right, none closer to another than `apart`, a share of the track. */
export function flagsOf(captains: readonly Pick<CaptainView, 'fame'>[], apart: number): Flag[] {
  const end = trackEnd(captains);
  const flags = captains
    .map(({ fame }, seat) => ({ seat, fame, x: fame / end }))
    .sort((a, b) => a.fame - b.fame || a.seat - b.seat);
  for (let i = 1; i < flags.length; i++) push(flags[i - 1], flags[i], apart);
  const last = flags.at(-1);
  const over = Math.max(0, (last?.x ?? 0) - 1);
  return over === 0 ? flags : pulledBack(flags, apart);
}

function push(left: Flag | undefined, right: { x: number } | undefined, apart: number): void {
  if (left !== undefined && right !== undefined) right.x = Math.max(right.x, left.x + apart);
}

/** Those at the end of the track move to the left again. */
function pulledBack(flags: readonly Flag[], apart: number): Flag[] {
  return flags.map((flag, i) => ({ ...flag, x: Math.min(flag.x, 1 - (flags.length - 1 - i) * apart) }));
}

/** Clocks of players. They go by ticks, which stand still while the server does. */

import { at, type Seat } from '@tortuga/kernel';
import type { ClockRule } from './header.ts';

/** Plain JSON, changed in place. */
export interface ClockState {
  /** Milliseconds left by seat, as of `since`. */
  left: number[];
  running: Seat[];
  /** The tick when `left` was true. */
  since: number;
}

const DAY = 86_400_000;

/** Whoever comes back late to a live match gets at least so many milliseconds. */
const SECOND_CHANCE = 30_000;

/** Taking an answer back leaves at least so many milliseconds. */
const LEAST = 1000;

/** What everybody has at the start; without a clock, nothing. */
function allowance(rule: ClockRule): number {
  if (rule.kind === 'none') return 0;
  return rule.kind === 'live' ? rule.base * 1000 : rule.days * DAY;
}

export function newClock(rule: ClockRule, seats: number, tick: number): ClockState {
  return { left: Array.from({ length: seats }, () => allowance(rule)), running: [], since: tick };
}

/** Counts the time of those who were running, and lets others run from now on. */
export function runFor(clock: ClockState, running: readonly Seat[], tick: number): void {
  const passed = Math.max(0, tick - clock.since);
  for (const seat of clock.running) clock.left[seat] = at(clock.left, seat) - passed;
  clock.running = running.slice();
  clock.since = Math.max(tick, clock.since);
}

/** After an answer: a live clock gains its increment, a relaxed one begins anew. */
export function reward(clock: ClockState, rule: ClockRule, seat: Seat): void {
  if (rule.kind === 'live') clock.left[seat] = at(clock.left, seat) + rule.increment * 1000;
  if (rule.kind === 'relaxed') clock.left[seat] = allowance(rule);
}

/** After an answer was taken back: otherwise answering and taking back would make time. */
export function unreward(clock: ClockState, rule: ClockRule, seat: Seat): void {
  if (rule.kind !== 'live') return;
  const left = at(clock.left, seat);
  clock.left[seat] = Math.max(Math.min(left, LEAST), left - rule.increment * 1000);
}

/** Somebody whose time was up is back. What the bot gained meanwhile was not theirs. */
export function secondChance(clock: ClockState, rule: ClockRule, seat: Seat): void {
  clock.left[seat] = rule.kind === 'live' ? Math.max(SECOND_CHANCE, rule.increment * 1000) : allowance(rule);
}

/** The tick at which the next clock runs out, and whose it is. */
export function nextDue(clock: ClockState): { readonly seat: Seat; readonly tick: number } | undefined {
  let due: { seat: Seat; tick: number } | undefined;
  for (const seat of clock.running) {
    const tick = clock.since + at(clock.left, seat);
    if (due === undefined || tick < due.tick) due = { seat, tick };
  }
  return due;
}

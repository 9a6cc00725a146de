/**
 * Races: contestants take turns on the same machine in the same run, A B A B, so that whatever slows the
 * machine down slows all of them. Time is what the processor spent on us, not what passed while others had it.
 * What counts is the ratio within a round, and of these the median.
 */

import type { Note } from './figure.ts';

/** Somebody whose speed is measured. */
export interface Contestant {
  readonly name: string;
  /** Does a small piece of work, say a game, and returns how much it was, say its moves. */
  run(): number;
}

export interface RaceRules {
  readonly rounds: number;
  /** Milliseconds of the processor for each contestant in every round. */
  readonly slice: number;
  /** Rounds that do not count: they let the compiler finish. */
  readonly warmUps: number;
  /** So much work at a time: asking for the time takes as long as several moves. */
  readonly batch: number;
  /** What the work is counted in. */
  readonly unit: string;
  /** The time the processor has spent on us, in milliseconds. */
  spent(): number;
}

export const RULES: RaceRules = {
  rounds: 25,
  slice: 100,
  warmUps: 10,
  batch: 1000,
  unit: 'moves',
  spent() {
    // Node 22 knows only the time of all threads together.
    const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
    return (user + system) / 1000;
  },
};

/** The speed of every contestant in every round: `speeds[contestant][round]`. */
export function race(contestants: readonly Contestant[], rules: RaceRules = RULES): number[][] {
  const speeds: number[][] = contestants.map(() => []);
  for (let round = -rules.warmUps; round < rules.rounds; round++) {
    for (const [i, contestant] of contestants.entries()) {
      const speed = speedOf(contestant, rules);
      if (round >= 0) speeds[i]?.push(speed);
    }
  }
  return speeds;
}

function speedOf({ run }: Contestant, { slice, batch, spent }: RaceRules): number {
  const start = spent();
  let done = 0;
  let used = 0;
  while (used < slice) {
    for (const enough = done + batch; done < enough; ) done += run();
    used = spent() - start;
  }
  return (done * 1000) / used;
}

/** How many times as fast as `theirs` is `ours`? */
export function compare(ours: Contestant, theirs: Contestant, note: Note, rules = RULES): number {
  const [our = [], their = []] = race([ours, theirs], rules);
  const ratios = our.map((speed, round) => speed / (their[round] ?? Number.NaN));
  note(`rounds from ${short(Math.min(...ratios))} to ${short(Math.max(...ratios))}`);
  const perSecond = (speeds: readonly number[]) =>
    `${Math.round(median(speeds)).toLocaleString('en')} ${rules.unit}/s`;
  note(`${ours.name} ${perSecond(our)}, ${theirs.name} ${perSecond(their)}`);
  return median(ratios);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** A number with the digits that mean something. */
export function short(n: number): number {
  return Number(n.toPrecision(3));
}

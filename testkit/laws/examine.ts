/** Thousands of games at one table; each law that breaks is kept once, in the smallest game that was found. */

import { type Game, type GameTypes, recordedFate, seededFate, type TableSetup } from '@tortuga/kernel';
import type { Finding, Law, Limits } from './law.ts';
import { shrink, type Tape, tapeFate } from './shrink.ts';
import { randomPilot, type Watch, walk } from './walk.ts';

/** What an examination is told. */
export interface Examination extends Limits {
  readonly games: number;
  /** The seed of the first game; the next has the next. */
  readonly seed: number;
}

/** A broken law, and the seed of the game in which it was first seen. */
export interface SeededFinding extends Finding {
  readonly seed: number;
}

/** Every law that is seen broken in random games at one table. */
export function examine<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  examination: Examination,
): ReadonlyMap<Law, SeededFinding> {
  const findings = new Map<Law, SeededFinding>();
  const spoken = new Set<string>();
  const skip = new Set<Law>();
  for (let seed = examination.seed; seed < examination.seed + examination.games; seed++) {
    const watch: Watch = { limits: examination, spoken, skip, seed, isDue: sampled(seed) };
    const tape = recordedFate(seededFate(seed));
    const finding = walk(game, table, randomPilot(game, tape, game.bound), watch);
    if (finding === undefined) continue;
    skip.add(finding.law);
    findings.set(finding.law, { ...smallest(game, table, finding, tape.draws, watch), seed });
    // Games that never end take too long to look for more.
    if (finding.law === 7) break;
  }
  return findings;
}

/** A different sample in every game: a check made on one answer in 8 sees every kind of moment in the end. */
function sampled(seed: number): Watch['isDue'] {
  return (every, answers) => (answers + seed * 7) % every === 0;
}

/** Looks at everything after every answer. */
export const closely: Watch['isDue'] = () => true;

function smallest<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  found: Finding,
  draws: Tape,
  watch: Watch,
): Finding {
  const skip = new Set<Law>(ALL_LAWS.filter((law) => law !== found.law));
  const run = (tape: Tape): { used: Tape; finding: Finding | undefined } => {
    const used = recordedFate(tapeFate(tape));
    const pilot = randomPilot(game, used, found.ply);
    const finding = walk(game, table, pilot, { ...watch, skip, spoken: new Set(), isDue: closely });
    return { used: used.draws, finding };
  };
  const tape = shrink(draws, (candidate) => {
    const { used, finding } = run(candidate);
    return finding === undefined ? undefined : used;
  });
  return run(tape).finding ?? found;
}

const ALL_LAWS: readonly Law[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

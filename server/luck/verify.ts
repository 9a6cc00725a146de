/** Does the luck of a match follow from the seed that was committed to? */

import { type FairLuck, type Fate, type Game, type GameTypes, Match, type MatchFile } from '@tortuga/kernel';
import { commitTo, deriveDraw } from './fortune.ts';

/** What a check of the luck found. */
export type LuckVerdict =
  | {
      readonly kind: 'fair';
      /** How many draws follow from the seed. */
      readonly draws: number;
      /** How many were never used, because answers were taken back. */
      readonly skipped: number;
      /** How many came from the match this one was forked from: nothing is known about those. */
      readonly inherited: number;
    }
  /** There is nothing to check: a match without commitment, or one whose seed is still secret. */
  | { readonly kind: 'unchecked'; readonly why: 'no-commit' | 'no-seed' }
  /** The seed is not the one that was committed to. */
  | { readonly kind: 'wrong-seed' }
  /** A draw of an entry does not follow from the seed; entry 0 is the setup. */
  | { readonly kind: 'wrong-draw'; readonly entry: number };

/** No table takes back answers with more draws than this. */
const MOST_SKIPPED = 1_000_000;

/** Draws from the record, and compares each with what the seed says. */
class Witness implements Fate {
  readonly #seed: string;
  #number: number;
  #draws: readonly number[] = [];
  #next = 0;
  #isChecked = false;
  isFair = true;
  checked = 0;
  skipped = 0;
  inherited = 0;

  constructor(seed: string) {
    this.#seed = seed;
    this.#number = 0;
  }

  turnTo(draws: readonly number[], { isChecked }: { isChecked: boolean }): this {
    this.#draws = draws;
    this.#next = 0;
    this.#isChecked = isChecked;
    return this;
  }

  skip(draws: number): void {
    this.#number += draws;
    this.skipped += draws;
  }

  draw(n: number): number {
    const drawn = this.#draws[this.#next++] ?? 0;
    if (this.#isChecked) this.checked += 1;
    else this.inherited += 1;
    if (!this.#isChecked) return drawn;
    if (deriveDraw(this.#seed, this.#number++, n) !== drawn) this.isFair = false;
    return drawn;
  }
}

/** Replays a match that `readMatch` has found sound, and derives every draw again. */
export function verifyLuck<G extends GameTypes>(game: Game<G>, file: MatchFile): LuckVerdict {
  const { luck } = file;
  if (luck === undefined) return { kind: 'unchecked', why: 'no-commit' };
  if (luck.seed === undefined) return { kind: 'unchecked', why: 'no-seed' };
  if (!isSound(luck, file) || commitTo(luck.seed) !== luck.commit) return { kind: 'wrong-seed' };
  return replay(game, file, luck, new Witness(luck.seed));
}

/** Files come from anybody: what is said about luck may be anything. */
function isSound({ seed, forkedAt = 0, skipped = [] }: FairLuck, { log }: MatchFile): boolean {
  return (
    typeof seed === 'string' &&
    isCount(forkedAt, log.length) &&
    Array.isArray(skipped) &&
    skipped.every(
      (pair) => Array.isArray(pair) && isCount(pair[0], log.length) && isCount(pair[1], MOST_SKIPPED),
    )
  );
}

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

function replay<G extends GameTypes>(
  game: Game<G>,
  { seats, options, start, log }: MatchFile,
  { forkedAt, skipped = [] }: FairLuck,
  witness: Witness,
): LuckVerdict {
  const isChecked = forkedAt === undefined;
  const match = Match.begin(game, { seats, options }, witness.turnTo(start, { isChecked }));
  if (!witness.isFair) return { kind: 'wrong-draw', entry: 0 };
  for (const [i, { seat, move, draws }] of log.entries()) {
    for (const [entry, lost] of skipped) if (entry === i) witness.skip(lost);
    match.answer(seat, move, witness.turnTo(draws ?? [], { isChecked: i >= (forkedAt ?? 0) }));
    if (!witness.isFair) return { kind: 'wrong-draw', entry: i + 1 };
  }
  const { checked: draws, skipped: lost, inherited } = witness;
  return { kind: 'fair', draws, skipped: lost, inherited };
}

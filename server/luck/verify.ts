/** Does the luck of a match follow from the seed that was committed to? */

import { type FairLuck, type Fate, type Game, type GameTypes, Match, type MatchFile } from '@tortuga/kernel';
import { commitTo, deriveDraw } from './fortune.ts';

/** What a check of the luck found. */
export type LuckVerdict =
  | { readonly kind: 'fair'; readonly draws: number }
  /** There is nothing to check: a match without commitment, or one whose seed is still secret. */
  | { readonly kind: 'unchecked'; readonly why: 'no-commit' | 'no-seed' }
  /** The seed is not the one that was committed to. */
  | { readonly kind: 'wrong-seed' }
  /** A draw of an entry does not follow from the seed; entry 0 is the setup. */
  | { readonly kind: 'wrong-draw'; readonly entry: number };

/** Draws from the record, and compares each with what the seed says. */
class Witness implements Fate {
  readonly #seed: string;
  #number: number;
  #draws: readonly number[] = [];
  #next = 0;
  #isChecked = false;
  isFair = true;
  checked = 0;

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
  }

  draw(n: number): number {
    const drawn = this.#draws[this.#next++] ?? 0;
    if (!this.#isChecked) return drawn;
    this.checked += 1;
    if (deriveDraw(this.#seed, this.#number++, n) !== drawn) this.isFair = false;
    return drawn;
  }
}

/** Replays a match that `readMatch` has found sound, and derives every draw again. */
export function verifyLuck<G extends GameTypes>(game: Game<G>, file: MatchFile): LuckVerdict {
  const { luck } = file;
  if (luck === undefined) return { kind: 'unchecked', why: 'no-commit' };
  if (luck.seed === undefined) return { kind: 'unchecked', why: 'no-seed' };
  if (commitTo(luck.seed) !== luck.commit) return { kind: 'wrong-seed' };
  return replay(game, file, luck, new Witness(luck.seed));
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
  return { kind: 'fair', draws: witness.checked };
}

/** Searches as long as the budget lasts, and says what came of it. */

import type { GameTypes } from '@tortuga/kernel';
import type { Budget, Thinking } from '../bot.ts';
import { Aim } from './aim.ts';
import { OpenSearch } from './open.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { VeiledSearch } from './veiled.ts';

/** An answer and what it promises. */
export interface Candidate<G extends GameTypes> {
  readonly move: G['move'];
  /** Expected result, from -1 (lost) to 1 (won). */
  readonly expected: number;
  readonly visits: number;
}

/** What came of thinking. */
export interface Thought<G extends GameTypes> {
  /** The answers, best first; never empty. */
  readonly candidates: readonly Candidate<G>[];
  readonly iterations: number;
}

/** A budget without any limit gets so many iterations. */
const ITERATIONS = 1000;

/** The clock is looked at once in so many iterations. */
const BETWEEN_LOOKS = 16;

/** Thinks about a question. */
export function think<G extends GameTypes>(
  thinking: Thinking<G>,
  settings: Settings = DEFAULT_SETTINGS,
): Thought<G> {
  if (thinking.game.isOpen) return thinkOpenly(thinking, settings);
  return thinking.game.hasWideDials ? takeAim(thinking, settings) : thinkVeiled(thinking, settings);
}

function takeAim<G extends GameTypes>(thinking: Thinking<G>, settings: Settings): Thought<G> {
  const aim = new Aim(thinking, settings);
  const iterations = spend(thinking.budget, () => aim.iterate());
  return { candidates: ranked<G>(aim), iterations };
}

function thinkOpenly<G extends GameTypes>(thinking: Thinking<G>, settings: Settings): Thought<G> {
  const { game, view, seat, fate, budget, memory } = thinking;
  const state = game.imagine(view, seat, fate);
  const search = new OpenSearch(game, state, fate, settings, memory?.recall(game, state));
  const iterations = spend(budget, () => search.iterate());
  memory?.keep(game, state, search.root);
  return { candidates: ranked<G>(search.root), iterations };
}

function thinkVeiled<G extends GameTypes>(thinking: Thinking<G>, settings: Settings): Thought<G> {
  const { game, view, seat, fate, budget } = thinking;
  const search = new VeiledSearch(game, view, seat, fate, settings);
  const iterations = spend(budget, () => search.iterate());
  return { candidates: ranked<G>(search.root), iterations };
}

function spend(budget: Budget, iterate: () => void): number {
  const isUnlimited = budget.iterations === undefined && budget.isSpent === undefined;
  const most = isUnlimited ? ITERATIONS : (budget.iterations ?? Number.POSITIVE_INFINITY);
  for (let done = 1; ; done++) {
    iterate();
    if (done >= most) return done;
    if (done % BETWEEN_LOOKS === 0 && budget.isSpent?.()) return done;
  }
}

interface Answers<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  readonly visits: readonly number[];
  readonly totals: readonly number[];
}

/** Most visited first: a search visits what is good, and a mean of few visits is luck. */
function ranked<G extends GameTypes>({ moves, visits, totals }: Answers<G>): Candidate<G>[] {
  return moves
    .map((move, i) => ({
      move,
      visits: visits[i] ?? 0,
      expected: (totals[i] ?? 0) / Math.max(1, visits[i] ?? 0),
    }))
    .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
}

/** How a bot that searches errs: never by much. */

import { type Fate, type GameTypes, pick } from '@tortuga/kernel';
import type { Thought } from './search/think.ts';

/** An answer promises nearly as much as the best if it is at most so much worse, … */
const NEARLY = 0.05;
/** … loses at most this share of what the best has over the average, … */
const LENIENCE = 0.2;
/** … and was visited at least so often for each of its visits. */
const NOTICED = 0.02;

/** Of the answers a search likes nearly as well as the best, any one. */
export function wavering<G extends GameTypes>(
  { candidates, iterations }: Thought<G>,
  fate: Fate,
): Thought<G> {
  const [best] = candidates;
  if (best === undefined) return { candidates, iterations };
  const margin = Math.min(NEARLY, LENIENCE * (best.expected - averageOf(candidates)));
  const liked = candidates.filter(
    (other) =>
      other === best || (other.expected >= best.expected - margin && other.visits >= best.visits * NOTICED),
  );
  const chosen = pick(fate, liked);
  return { candidates: [chosen, ...candidates.filter((other) => other !== chosen)], iterations };
}

/** What answers promise on average: in some games all are close together, and a small loss is a blunder. */
function averageOf<G extends GameTypes>(candidates: Thought<G>['candidates']): number {
  let [sum, tried] = [0, 0];
  for (const { expected, visits } of candidates) {
    if (visits === 0) continue;
    sum += expected;
    tried += 1;
  }
  return sum / Math.max(1, tried);
}

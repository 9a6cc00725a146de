/** Ratings of contenders after all their matches, in the order in which they were played. */

import { at } from '@tortuga/kernel';
import { type Rating, rate, rating } from 'openskill';

/** Who sat where, and who came in where. */
export interface Finish {
  readonly seating: readonly number[];
  readonly places: readonly number[];
}

export function ratingsOf(contenders: number, finishes: readonly Finish[]): Rating[] {
  const ratings = Array.from({ length: contenders }, () => rating());
  for (const { seating, places } of finishes) {
    const teams = seating.map((contender) => [at(ratings, contender)]);
    // Bots do not learn between matches, so nothing is added to the uncertainty (tau).
    const rated = rate(teams, { rank: [...places], tau: 0 }).flat();
    for (const contender of new Set(seating)) {
      ratings[contender] = meanOf(rated.filter((_, seat) => seating[seat] === contender));
    }
  }
  return ratings;
}

/** Whoever took several seats was rated several times. */
function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (of: (rating: Rating) => number) =>
    ratings.reduce((sum, each) => sum + of(each), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
}

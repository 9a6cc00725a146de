/** How contenders fared against each other. */

import { at } from '@tortuga/kernel';
import type { MatchRecord, Plan } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { seatingsOf } from './seating.ts';
import { sharesOf, wilson, winnerOf } from './statistics.ts';

/** One contender's account. */
export interface Standing {
  readonly name: string;
  /** Seats taken in all matches. */
  readonly played: number;
  /** Matches won alone. */
  readonly wins: number;
  /** The share of wins, draws and shared wins divided; with its 95 % interval. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly rating: number;
  readonly sigma: number;
}

export interface Standings {
  /** Matches without a single winner. */
  readonly draws: number;
  readonly bots: readonly Standing[];
  /** How many points each contender took off each other one, out of how many matches together. */
  readonly duels: readonly (readonly Duel[])[];
}

interface Duel {
  points: number;
  games: number;
}

export function standingsOf(plan: Plan, records: readonly MatchRecord[]): Standings {
  const seatingOf = seatingsOf(plan);
  const finishes = records.map(({ places }, match) => ({
    seating: seatingOf(match),
    // A match without an end is a draw.
    places: places ?? Array.from({ length: plan.table.seats }, () => 1),
  }));
  const ratings = ratingsOf(plan.contenders.length, finishes);
  const bots = plan.contenders.map(({ name }, contender) => {
    const seats = finishes.flatMap(({ seating, places }) => sharesOfContender(contender, seating, places));
    const score = sum(seats.map(({ share }) => share)) / Math.max(1, seats.length);
    const { mu, sigma } = at(ratings, contender);
    return {
      name,
      played: seats.length,
      wins: seats.filter(({ isAlone }) => isAlone).length,
      score,
      ...wilson(score, seats.length),
      rating: mu,
      sigma,
    };
  });
  const draws = finishes.filter(({ places }) => winnerOf(places) === undefined).length;
  return { draws, bots, duels: duelsOf(plan.contenders.length, finishes) };
}

function sharesOfContender(contender: number, seating: readonly number[], places: readonly number[]) {
  const shares = sharesOf(places);
  const winner = winnerOf(places);
  return seating.flatMap((sitting, seat) =>
    sitting === contender ? [{ share: at(shares, seat), isAlone: winner === seat }] : [],
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Every two at a table play a duel: whoever comes in before the other takes the point. */
function duelsOf(
  contenders: number,
  finishes: readonly { seating: readonly number[]; places: readonly number[] }[],
): Duel[][] {
  const row = () => Array.from({ length: contenders }, () => ({ points: 0, games: 0 }));
  const duels = Array.from({ length: contenders }, row);
  for (const { seating, places } of finishes) {
    for (const [seat, one] of seating.entries()) {
      for (const [otherSeat, other] of seating.entries()) {
        if (one === other) continue;
        const duel = at(at(duels, one), other);
        const ahead = at(places, otherSeat) - at(places, seat);
        duel.games += 1;
        duel.points += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
      }
    }
  }
  return duels;
}

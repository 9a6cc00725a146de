/** Open questions to several seats at once: an answer of one makes stale only what it has changed for others. */

import { type AnyGame, type AnyState, askedSeats, promptFor, type Seat } from '@tortuga/kernel';
import { shownOffers } from './question.ts';

/** The seats, other than the one that answered, that are still asked what they were asked before. */
export function stillAsked(
  game: AnyGame,
  before: Readonly<AnyState>,
  after: Readonly<AnyState>,
  seat: Seat,
): readonly Seat[] {
  const open = askedSeats(game, before);
  if (open.length < 2) return [];
  const others = open.filter((other) => other !== seat);
  if (before.stack.at(-1)?.kind !== after.stack.at(-1)?.kind) return [];
  const asked = askedSeats(game, after);
  return others.filter((other) => asked.includes(other) && isSame(game, before, after, other));
}

function isSame(game: AnyGame, before: Readonly<AnyState>, after: Readonly<AnyState>, seat: Seat): boolean {
  return written(game, before, seat) === written(game, after, seat);
}

function written(game: AnyGame, state: Readonly<AnyState>, seat: Seat): string {
  return JSON.stringify([promptFor(game, state, seat), shownOffers(game, state, seat)]);
}

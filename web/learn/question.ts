/** What a position asks, as a table would show it. */

import { type AnyGame, promptFor, type Seat } from '@tortuga/kernel';
import { type ShownQuestion, shownOffers } from '@tortuga/tables';
import type { State } from './course.ts';

export function questionOf(game: AnyGame, state: State, seat: Seat, since: number): ShownQuestion {
  return { since, prompt: promptFor(game, state, seat), offers: shownOffers(game, state, seat) };
}

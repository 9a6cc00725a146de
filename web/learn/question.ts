/** What a position asks, as a table would show it. */

import {
  type AnyGame,
  type Dial,
  dialRuns,
  labelFor,
  type Offer,
  offersFor,
  promptFor,
  type Seat,
  writeMove,
} from '@tortuga/kernel';
import type { ShownDial, ShownOffer, ShownQuestion } from '@tortuga/tables';
import type { State } from './course.ts';

export function questionOf(game: AnyGame, state: State, seat: Seat, since: number): ShownQuestion {
  return { since, prompt: promptFor(game, state, seat), offers: shownOffers(game, state, seat) };
}

export function shownOffers(game: AnyGame, state: State, seat: Seat): readonly ShownOffer[] {
  return offersFor(game, state, seat).map((offer) => shownOffer(game, state, offer));
}

function shownOffer(game: AnyGame, state: State, { move, no, dial }: Offer): ShownOffer {
  const line = writeMove(game, state, move);
  const label = labelFor(game, state, move);
  if (dial !== undefined) return { line, move, label, dial: shownDial(dial) };
  return no === undefined ? { line, move, label } : { line, move, label, no };
}

function shownDial(dial: Dial): ShownDial {
  const { arg, min, max, step } = dial;
  return { arg, min, max, step, runs: dialRuns(dial) };
}

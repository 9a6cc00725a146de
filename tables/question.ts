/** What a seat is asked, with everything it may answer. */

import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  askedSeats,
  at,
  type Dial,
  dialRuns,
  labelFor,
  type Offer,
  offersFor,
  promptFor,
  type Seat,
  writeMove,
} from '@tortuga/kernel';
import type { Play } from './state.ts';
import type { ShownDial, ShownOffer, ShownQuestion } from './told.ts';

/** Questions as they were shown, by state and seat: an answer is found there without asking the rules again. */
const shown = new WeakMap<object, (ShownQuestion | undefined)[]>();

export function questionFor({ match, changed }: Play, seat: Seat): ShownQuestion | undefined {
  const { game, state } = match;
  if (!askedSeats(game, state).includes(seat)) return undefined;
  const kept = shown.get(state) ?? [];
  shown.set(state, kept);
  kept[seat] ??= {
    since: at(changed, seat),
    prompt: promptFor(game, state, seat),
    offers: shownOffers(game, state, seat),
  };
  return kept[seat];
}

/** The move of an offer that was shown, is written this way and may be chosen. Others are for the rules to judge. */
export function shownMove({ match }: Play, seat: Seat, line: string): AnyMove | undefined {
  const question = shown.get(match.state)?.[seat];
  return question?.offers.find((offer) => offer.line === line && !offer.no && !offer.dial)?.move;
}

/** Everything a seat may answer, as it travels. */
export function shownOffers(game: AnyGame, state: Readonly<AnyState>, seat: Seat): ShownOffer[] {
  return offersFor(game, state, seat).map((offer) => showOffer(game, state, offer));
}

function showOffer(game: AnyGame, state: Readonly<AnyState>, { move, no, dial }: Offer): ShownOffer {
  const line = writeMove(game, state, move);
  const label = labelFor(game, state, move);
  if (dial !== undefined) return { line, move, label, dial: showDial(dial) };
  return no === undefined ? { line, move, label } : { line, move, label, no };
}

function showDial(dial: Dial): ShownDial {
  const { arg, min, max, step } = dial;
  return { arg, min, max, step, runs: dialRuns(dial) };
}

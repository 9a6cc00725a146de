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
  ruleFor,
  type Seat,
  writeMove,
} from '@tortuga/kernel';
import { KeptOffer } from './offer.ts';
import type { Play } from './state.ts';
import type { ShownDial, ShownOffer, ShownQuestion } from './told.ts';

export function questionFor(play: Play, seat: Seat): ShownQuestion | undefined {
  const { game, state } = play.match;
  if (!askedSeats(game, state).includes(seat)) return undefined;
  if (play.shown?.state !== state) play.shown = { state, bySeat: [] };
  const { bySeat } = play.shown;
  bySeat[seat] ??= {
    since: at(play.changed, seat),
    prompt: promptFor(game, state, seat),
    offers: shownOffers(game, state, seat),
  };
  return bySeat[seat];
}

/** The move of an offer that was shown, is written this way and may be chosen. Others are for the rules to judge. */
export function shownMove({ match, shown }: Play, seat: Seat, line: string): AnyMove | undefined {
  if (shown?.state !== match.state) return undefined;
  for (const offer of shown.bySeat[seat]?.offers ?? []) {
    if (offer.line === line && !offer.no && !offer.dial) return offer.move;
  }
  return undefined;
}

/** Everything a seat may answer, as it travels. */
export function shownOffers(game: AnyGame, state: Readonly<AnyState>, seat: Seat): ShownOffer[] {
  return offersFor(game, state, seat).map((offer) => showOffer(game, state, offer));
}

function showOffer(game: AnyGame, state: Readonly<AnyState>, { move, no, dial }: Offer): ShownOffer {
  const rule = ruleFor(game, state, move);
  // A label that is made from nothing but the move is always the same.
  if (dial === undefined && rule.label.length < 2) return keptOffer(game, state, rule, move).because(no);
  const offer = { line: writeMove(game, state, move), move, label: labelFor(game, state, move) };
  if (dial !== undefined) return { ...offer, dial: showDial(dial) };
  return no === undefined ? offer : { ...offer, no };
}

/** What was offered before, by its move: many games keep one object for each. */
const kept = new WeakMap<AnyMove, { readonly rule: object; readonly offer: KeptOffer }>();

function keptOffer(game: AnyGame, state: Readonly<AnyState>, rule: object, move: AnyMove): KeptOffer {
  const before = kept.get(move);
  if (before !== undefined && before.rule === rule) return before.offer;
  const offer = new KeptOffer(writeMove(game, state, move), move, labelFor(game, state, move));
  kept.set(move, { rule, offer });
  return offer;
}

function showDial(dial: Dial): ShownDial {
  const { arg, min, max, step } = dial;
  return { arg, min, max, step, runs: dialRuns(dial) };
}

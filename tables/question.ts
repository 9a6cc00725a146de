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

/** What was offered before, by its move: many games keep one object for each. */
const known = new WeakMap<AnyMove, { readonly rule: object; readonly offer: ShownOffer }>();

function showOffer(game: AnyGame, state: Readonly<AnyState>, { move, no, dial }: Offer): ShownOffer {
  const offer = plainOffer(game, state, move);
  if (dial !== undefined) return { ...offer, dial: showDial(dial) };
  return no === undefined ? offer : { ...offer, no };
}

function plainOffer(game: AnyGame, state: Readonly<AnyState>, move: AnyMove): ShownOffer {
  const rule = ruleFor(game, state, move);
  const before = known.get(move);
  if (before !== undefined && before.rule === rule) return before.offer;
  const offer = { line: writeMove(game, state, move), move, label: labelFor(game, state, move) };
  // A label that is made from nothing but the move is always the same.
  if (rule.label.length < 2) known.set(move, { rule, offer });
  return offer;
}

function showDial(dial: Dial): ShownDial {
  const { arg, min, max, step } = dial;
  return { arg, min, max, step, runs: dialRuns(dial) };
}

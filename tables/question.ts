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

/** Questions as they were shown: an answer is found there without asking the rules again. */
interface Shown {
  /** Of which moment of the match. */
  state: object | undefined;
  bySeat: (ShownQuestion | undefined)[];
}

const shown = new WeakMap<Play['match'], Shown>();

export function questionFor({ match, changed }: Play, seat: Seat): ShownQuestion | undefined {
  const { game, state } = match;
  if (!askedSeats(game, state).includes(seat)) return undefined;
  const { bySeat } = shownNow(match);
  bySeat[seat] ??= {
    since: at(changed, seat),
    prompt: promptFor(game, state, seat),
    offers: shownOffers(game, state, seat),
  };
  return bySeat[seat];
}

function shownNow(match: Play['match']): Shown {
  let now = shown.get(match);
  if (now === undefined) {
    now = { state: undefined, bySeat: [] };
    shown.set(match, now);
  }
  if (now.state !== match.state) {
    now.state = match.state;
    now.bySeat = [];
  }
  return now;
}

/** The move of an offer that was shown, is written this way and may be chosen. Others are for the rules to judge. */
export function shownMove({ match }: Play, seat: Seat, line: string): AnyMove | undefined {
  for (const offer of shownNow(match).bySeat[seat]?.offers ?? []) {
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

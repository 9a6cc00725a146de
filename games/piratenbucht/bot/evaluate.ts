/** What a position is worth to a seat: what everybody owns, and what the rest of the round may bring. */

import { at, type Seat } from '@tortuga/kernel';
import { captainOf, shipsAt } from '../rules/captains.ts';
import { blackShipAt, navyAt } from '../rules/company.ts';
import { SECTORS, START_FIELD } from '../rules/data/chart.ts';
import { COVE, type Place, TREASURE_ISLAND } from '../rules/data/places.ts';
import type { Fit } from '../rules/moves.ts';
import type { Captain, Frame, PirateState } from '../rules/state.ts';
import { priceOfFit } from '../rules/upgrades/fit.ts';
import { type Meeting, meetingWorth, type Threat } from './contest.ts';
import { courseWorth } from './courses.ts';
import { buryWorth, coveWorth, goldBuryWorth, harbourWorth } from './prospects.ts';
import { type Rates, ratesByExperience, ratesByThumb } from './rates.ts';
import { cardWorth, purseWorth, shipWorth } from './worth.ts';

/** Expected result for a seat, from -1 to 1. */
export function evaluate(state: Readonly<PirateState>, seat: Seat): number {
  return expectedResult(state, seat, ratesByThumb(state));
}

/** The same with the judgement of those who have sailed these waters often. */
export function ponder(state: Readonly<PirateState>, seat: Seat): number {
  return expectedResult(state, seat, ratesByExperience(state));
}

function expectedResult(state: Readonly<PirateState>, seat: Seat, rates: Rates): number {
  const { captains, places } = state;
  if (places !== undefined) return duelWorth(state, seat);
  const own = captainWorth(state, seat, seat, rates);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let rival = 0; rival < captains.length; rival++) {
    if (rival === seat) continue;
    const worth = captainWorth(state, rival, seat, rates);
    best = Math.max(best, worth);
    sum += worth;
  }
  // To win one must pass the best rival; to come in second, the others.
  const { bestRival } = rates;
  const lead = own - bestRival * best - ((1 - bestRival) * sum) / (captains.length - 1);
  return straightened(lead / DECISIVE);
}

/** A lead of so much fame is nearly won. */
const DECISIVE = 12;
const NEARLY_WON = 0.8;

/** Straight as far as possible: a search must tell answers apart just as well when it is behind or ahead. */
function straightened(lead: number): number {
  if (Math.abs(lead) <= 1) return NEARLY_WON * lead;
  return Math.sign(lead) * (1 - (1 - NEARLY_WON) / Math.abs(lead));
}

/** Once the fame cards lie open, only who is in a duel has anything to hope for. */
function duelWorth({ places = [], battle }: Readonly<PirateState>, seat: Seat): number {
  const place = at(places, seat);
  const sharers = battle?.ships.includes(seat) ? battle.ships.length : 1;
  const expected = place + (sharers - 1) / 2;
  return 1 - (2 * (expected - 1)) / (places.length - 1);
}

/** `viewer` knows the own hand; of other hands only the number of cards is certain. */
function captainWorth(state: Readonly<PirateState>, seat: Seat, viewer: Seat, rates: Rates): number {
  const captain = captainOf(state, seat);
  const cards = seat === viewer ? handWorth(captain, rates) : captain.hand.length * rates.card;
  return (
    purseWorth(captain, rates) +
    shipWorth(captain.ship, rates) +
    cards +
    pendingWorth(state, seat, captain, rates)
  );
}

function handWorth({ hand }: Captain, rates: Rates): number {
  let worth = 0;
  for (const card of hand) worth += cardWorth(card, rates);
  return worth;
}

/** What the rest of the round may still bring. */
function pendingWorth(state: Readonly<PirateState>, seat: Seat, captain: Captain, rates: Rates): number {
  switch (state.stage) {
    case 'opening':
      return openingWorth(state, seat, captain, rates);
    case 'sailing':
      return courseWorth(state, seat, rates);
    case 'actions':
    case 'battles':
      return placeWorth(state, seat, captain, rates);
    case 'harbour':
      return visitWorth(state, seat, captain, rates);
    default:
      return 0;
  }
}

/** An opening upgrade that is sealed already counts as made. */
function openingWorth({ stack }: Readonly<PirateState>, seat: Seat, { ship }: Captain, rates: Rates): number {
  const [frame] = stack;
  if (frame?.kind !== 'upgrades') return 0;
  const fit = frame.answers.find((answer) => answer.seat === seat)?.move;
  if (fit === undefined) return 0;
  const before = shipWorth(ship, rates);
  setFields(ship, fit);
  const after = shipWorth(ship, rates);
  for (const sector of SECTORS) ship[sector].field = START_FIELD;
  return after - before - priceOfFit(fit) * rates.gold;
}

function setFields(ship: Captain['ship'], fit: Fit): void {
  for (const sector of SECTORS) ship[sector].field = fit[sector];
}

/** Where a ship lies while cards are played and battles fought. */
function placeWorth(state: Readonly<PirateState>, seat: Seat, captain: Captain, rates: Rates): number {
  const place = captain.at;
  if (place === COVE) return coveWorth(captain, rates);
  return meetingWorth(state, meetingAt(state, place), seat, rates);
}

function meetingAt(state: Readonly<PirateState>, place: Place): Meeting {
  const { battle, stack } = state;
  if (battle !== undefined && battle.at === place) {
    const first = turnOf(stack[stack.length - 1]);
    const meeting = { place, ships: battle.ships, threats: battle.enemies };
    return first === undefined ? meeting : { ...meeting, first };
  }
  return {
    place,
    ships: shipsAt(state, place),
    threats: isFoughtOut(state, place) ? [] : threatsAt(state, place),
  };
}

function turnOf(frame: Frame | undefined): Seat | undefined {
  return frame?.kind === 'turn' ? frame.seat : undefined;
}

/** Islands before the one being fought over are done with. */
function isFoughtOut({ battle, stage }: Readonly<PirateState>, place: Place): boolean {
  return stage === 'battles' && battle !== undefined && place < battle.at;
}

function threatsAt(state: Readonly<PirateState>, place: Place): Threat[] {
  const threats: Threat[] = [];
  if (blackShipAt(state, place) !== undefined) threats.push({ kind: 'blackbeard', hits: 0 });
  if (navyAt(state, place) !== undefined) threats.push({ kind: 'navy', hits: 0 });
  return threats;
}

/** What is left of a harbour visit. */
function visitWorth(state: Readonly<PirateState>, seat: Seat, captain: Captain, rates: Rates): number {
  if (state.harbour.includes(seat)) return harbourWorth(captain, captain.at, 0, rates);
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined || !('seat' in frame) || frame.seat !== seat) return 0;
  if (frame.kind === 'purse') return goldBuryWorth(captain.gold, rates);
  return captain.at === TREASURE_ISLAND ? buryWorth(captain, rates) : 0;
}

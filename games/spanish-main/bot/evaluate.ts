/**
 * What a position is worth (BOT-1 to BOT-13): gold at home, gold on its way, masts, and shots about to be fired. Whoever
 * takes care also minds the guns of others, and looks for prey.
 */

import { at, type Seat } from '@tortuga/kernel';
import { fleetOf, isDerelict, mastsStanding, shipOf } from '../rules/ships.ts';
import { NONE, type SpanishMainState } from '../rules/state.ts';
import { isKnownTo } from '../rules/steps/crew.ts';
import { broadsideOf, openShotsOf } from './broadside.ts';
import { prospectsOf } from './prospects.ts';

type State = Readonly<SpanishMainState>;

/** In gold. */
const WEIGHTS = {
  ship: 0.5,
  mast: 0.3,
  crew: 0.15,
  /** A crew on an island, or one that everybody has seen, is of a little less use. */
  ashore: 0.5,
  seen: 0.01,
  /** An action not yet given: doing something is better than fiddling. */
  pending: 0.002,
};

/** A lead of this share of all gold is half a win. */
const SCALE = 0.25;

/** Expected result for a seat at first sight, from -1 to 1. */
export function evaluate(state: State, seat: Seat): number {
  return leadOf(state, seat, false);
}

/** The same with care. */
export function ponder(state: State, seat: Seat): number {
  return leadOf(state, seat, true);
}

function leadOf(state: State, seat: Seat, hasCare: boolean): number {
  if (state.turn === 0) return 0;
  const worths = worthsOf(state, seat, hasCare);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worths.length; other++) {
    if (other !== seat) best = Math.max(best, at(worths, other));
  }
  const lead = at(worths, seat) - best;
  return lead / (Math.abs(lead) + SCALE * state.gold);
}

/** What every fleet is worth in gold, as one seat sees it. */
function worthsOf(state: State, eyes: Seat, hasCare: boolean): number[] {
  const worths = state.players.map((_, seat) => goldAtHome(state, seat, eyes));
  for (const seat of worths.keys()) {
    // Everybody may hope for all that lies about; only among the ships of a fleet it is shared out.
    const fleet = fleetOf(state, seat);
    worths[seat] = at(worths, seat) + prospectsOf(state, fleet, eyes, hasCare);
    for (const ship of fleet) worths[seat] = at(worths, seat) + worthOf(state, ship, eyes, hasCare);
  }
  for (const crew of state.crew) worths[crew.seat] = at(worths, crew.seat) + crewWorth(crew);
  return worths;
}

/** MULTI-8: with three players and more, coins that come home are not seen. */
const UNSEEN_COIN = 2.3;

function goldAtHome(state: State, seat: Seat, eyes: Seat): number {
  const { home } = at(state.players, seat);
  let gold = 0;
  for (const token of state.tokens) {
    if (home !== NONE && token.island === home)
      gold += isKnownTo(token.known, eyes) ? token.gold : UNSEEN_COIN;
  }
  return gold;
}

function crewWorth({ ship, island, isUp }: State['crew'][number]): number {
  if (ship === NONE && island === NONE) return 0;
  return WEIGHTS.crew - (ship === NONE ? WEIGHTS.ashore : 0) - (isUp ? WEIGHTS.seen : 0);
}

function worthOf(state: State, ship: number, eyes: Seat, hasCare: boolean): number {
  const own = shipOf(state, ship);
  const hull = (isDerelict(own) ? 0 : WEIGHTS.ship) + WEIGHTS.mast * mastsStanding(own);
  const pending = own.seat === state.active && own.actions > 0 ? -WEIGHTS.pending * own.actions : 0;
  const shots = hasCare ? broadsideOf(state, ship, eyes) : openShotsOf(state, ship, eyes);
  return hull + pending + shots;
}

/** What a course is worth before the wheels are shown: the islands, and how many others they will draw. */

import { at, drawFrom, type Fate, type Seat } from '@tortuga/kernel';
import { captainOf } from '../rules/captains.ts';
import { blackShipAt } from '../rules/company.ts';
import { COVE, ISLANDS, type Island, TREASURE_ISLAND } from '../rules/data/places.ts';
import type { Sail } from '../rules/moves.ts';
import type { PirateState } from '../rules/state.ts';
import { COURSES } from '../rules/wheel/sail.ts';
import { type Meeting, meetingWorth, type Threat } from './contest.ts';
import { islandWorth } from './prospects.ts';
import { type Rates, ratesByExperience } from './rates.ts';

const NONE: readonly Threat[] = [];
const BLACKBEARD: readonly Threat[] = [{ kind: 'blackbeard', hits: 0 }];

/** Of the best island a captain will on average see this much: others come there as well. */
const HOPE = 0.7;

/** The value of the sealed course; where none is sealed yet, a good deal of the best. */
export function courseWorth(state: Readonly<PirateState>, seat: Seat, rates: Rates): number {
  const sealed = sealedCourse(state, seat);
  if (sealed !== undefined) return expected(state, seat, sealed, rates);
  const captain = captainOf(state, seat);
  let best = 0;
  for (const island of ISLANDS) {
    if (!hasBlackbeard(state, island)) best = Math.max(best, islandWorth(state, captain, island, rates));
  }
  return HOPE * best;
}

function sealedCourse({ stack }: Readonly<PirateState>, seat: Seat): Island | undefined {
  const [frame] = stack;
  if (frame?.kind !== 'wheel') return undefined;
  for (const answer of frame.answers)
    if (answer.seat === seat && answer.move.to !== COVE) return answer.move.to;
  return undefined;
}

/** Alone, or meeting one of those who may come. */
function expected(state: Readonly<PirateState>, seat: Seat, island: Island, rates: Rates): number {
  const threats = hasBlackbeard(state, island) ? BLACKBEARD : NONE;
  const meeting = (ships: readonly Seat[]): Meeting => ({ place: island, ships, threats });
  const alone = meetingWorth(state, meeting([seat]), seat, rates);
  if (island === TREASURE_ISLAND) return alone;
  let [quiet, coming, met] = [1, 0, 0];
  for (let rival = 0; rival < state.captains.length; rival++) {
    if (rival === seat) continue;
    const chance = attraction(state, rival, island, rates);
    quiet *= 1 - chance;
    coming += chance;
    met += chance * meetingWorth(state, meeting([seat, rival]), seat, rates);
  }
  return coming === 0 ? alone : quiet * alone + (1 - quiet) * (met / coming);
}

function hasBlackbeard(state: Readonly<PirateState>, island: Island): boolean {
  return state.options.blackbeardRevenge === 'off' && blackShipAt(state, island) !== undefined;
}

/** How likely a captain chooses an island: the more it is worth to that captain, the likelier. */
function attraction(state: Readonly<PirateState>, seat: Seat, island: Island, rates: Rates): number {
  let sum = 0;
  for (const other of ISLANDS) sum += appeal(state, seat, other, rates);
  return appeal(state, seat, island, rates) / sum;
}

/** Blackbeard keeps most captains away. */
const FEAR = 0.2;

/** An island is never so poor that nobody comes. */
const LEAST_APPEAL = 0.2;

function appeal(state: Readonly<PirateState>, seat: Seat, island: Island, rates: Rates): number {
  const worth = Math.max(LEAST_APPEAL, islandWorth(state, captainOf(state, seat), island, rates));
  return worth ** rates.eagerness * (hasBlackbeard(state, island) ? FEAR : 1);
}

/** A course that somebody has sealed, as that captain might well have chosen it. */
export function likelyCourse(state: Readonly<PirateState>, seat: Seat, fate: Fate): Sail {
  const rates = ratesByExperience(state);
  const shares = ISLANDS.map((island) => 1 + Math.round(SHADES * attraction(state, seat, island, rates)));
  return at(COURSES, drawFrom(fate, shares));
}

/** How finely luck is divided among the islands; every one keeps a little of it. */
const SHADES = 100;

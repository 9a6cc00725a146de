/** What a course is worth before the wheels are shown: the islands, and how many others they will draw. */

import type { Seat } from '@tortuga/kernel';
import { captainOf } from '../rules/captains.ts';
import { blackShipAt } from '../rules/company.ts';
import { ISLANDS, type Island, TREASURE_ISLAND } from '../rules/data/places.ts';
import type { PirateState } from '../rules/state.ts';
import { meetingWorth, type Threat } from './contest.ts';
import { islandWorth } from './prospects.ts';

const NONE: readonly Threat[] = [];
const BLACKBEARD: readonly Threat[] = [{ kind: 'blackbeard', hits: 0 }];

/** The value of the sealed course, or of the best one if none is sealed yet. */
export function courseWorth(state: Readonly<PirateState>, seat: Seat): number {
  const [frame] = state.stack;
  const sealed =
    frame?.kind === 'wheel' ? frame.answers.find((answer) => answer.seat === seat)?.move.to : undefined;
  if (sealed !== undefined && sealed !== 7) return expected(state, seat, sealed);
  let best = Number.NEGATIVE_INFINITY;
  for (const island of ISLANDS) best = Math.max(best, expected(state, seat, island));
  return best;
}

/** Alone, or meeting the rival who is most likely to come. */
function expected(state: Readonly<PirateState>, seat: Seat, island: Island): number {
  const threats = hasBlackbeard(state, island) ? BLACKBEARD : NONE;
  const alone = meetingWorth(state, { place: island, ships: [seat], threats }, seat);
  if (island === TREASURE_ISLAND) return alone;
  let quiet = 1;
  let met = 0;
  for (let rival = 0; rival < state.captains.length; rival++) {
    if (rival === seat) continue;
    const comes = attraction(state, rival, island);
    quiet *= 1 - comes;
    met += comes * meetingWorth(state, { place: island, ships: [seat, rival], threats }, seat);
  }
  const crowd = 1 - quiet;
  return crowd === 0 ? alone : quiet * alone + met * (crowd / comesAtAll(state, seat, island));
}

function comesAtAll(state: Readonly<PirateState>, seat: Seat, island: Island): number {
  let sum = 0;
  for (let rival = 0; rival < state.captains.length; rival++)
    if (rival !== seat) sum += attraction(state, rival, island);
  return sum;
}

function hasBlackbeard(state: Readonly<PirateState>, island: Island): boolean {
  return state.options.blackbeardRevenge === 'off' && blackShipAt(state, island) !== undefined;
}

/** How likely a captain chooses an island: the more it is worth to that captain, the likelier. */
export function attraction(state: Readonly<PirateState>, seat: Seat, island: Island): number {
  let sum = 0;
  for (const other of ISLANDS) sum += appeal(state, seat, other);
  return appeal(state, seat, island) / sum;
}

/** Blackbeard keeps most captains away. */
const FEAR = 0.2;

function appeal(state: Readonly<PirateState>, seat: Seat, island: Island): number {
  const worth = Math.max(0.2, islandWorth(state, captainOf(state, seat), island));
  return worth * worth * (hasBlackbeard(state, island) ? FEAR : 1);
}

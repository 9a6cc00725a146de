/** How soon a ship could bring how much gold home (BOT-2 to BOT-5, BOT-12). */

import { at, type Seat } from '@tortuga/kernel';
import type { Code } from '../rules/cards.ts';
import { canHave, coinsAboard, crewAboard, has, spacesFree } from '../rules/crew.ts';
import { crosses } from '../rules/sea/fire.ts';
import { cos, SCALE, sin } from '../rules/sea/fixed.ts';
import { HULL_PLANS } from '../rules/sea/plans.ts';
import { BARS, cardOf, isDerelict, islandOf, shipOf, shoreOf } from '../rules/ships.ts';
import { NONE, type Ship, type SpanishMainState } from '../rules/state.ts';
import { isKnownTo } from '../rules/steps/crew.ts';
import { barsOf, isMarked, shoreAtBow } from '../rules/steps/sailing.ts';
import { type Face, isUnloadable } from '../rules/treasure.ts';

type State = Readonly<SpanishMainState>;

/** Gold that is a turn away is worth so much of gold in hand. */
const PATIENCE = 0.88;
/** From the centre of an island to where a bow touches it. */
const SHORE = 330;
/** What an island in the way costs, in units of the sea. */
const DETOUR = 700;
/** What a hull without masts can still hope for. */
const ADRIFT = 0.12;

/** The coins still to be had on every island, best first; plans take from it, so that ships do not all want the same. */
export type Hoard = number[][];

/** What the tokens of an island are worth to somebody who has not seen them, by their number. */
const UNSEEN: readonly (readonly number[])[] = [[], [2], [2.6, 1.4], [3, 2, 1]];

/** What a seat may hope for. Nobody else's knowledge is used, and no face it has not seen: that would be noise. */
export function hoardOf(state: State, seat: Seat): Hoard {
  const counts = state.islands.map(() => 0);
  for (const { island } of state.tokens) if (island !== NONE) counts[island] = at(counts, island) + 1;
  const hoard = counts.map((count, island): number[] => {
    const isWild = at(state.islands, island).home === NONE;
    return isWild ? at(UNSEEN, Math.min(count, UNSEEN.length - 1)).slice() : [];
  });
  for (const { island, taken, faces, isAll } of at(state.players, seat).notes) {
    if (isAll && taken === at(state.islands, island).taken) hoard[island] = faces.map(goldOn);
  }
  return hoard;
}

function goldOn(face: Face): number {
  return typeof face === 'number' ? face : 0;
}

/** A ship, and what a plan for her must know. */
interface Sailor {
  readonly state: State;
  readonly ship: number;
  readonly own: Readonly<Ship>;
  /** Through whose eyes she is seen. */
  readonly eyes: Seat;
  readonly speed: number;
  /** How far she can still sail in this turn. */
  readonly reach: number;
  readonly hasAction: boolean;
  readonly shore: number;
  readonly gold: number;
}

/** What the best plan for a ship is worth in gold at home, as a seat sees it. */
export function prospectOf(state: State, ship: number, seat: Seat, hoard: Hoard): number {
  const sailor = sailorOf(state, ship, seat);
  const home = at(state.players, sailor.own.seat).home;
  if (home === NONE) return 0;
  if (sailor.speed === 0) return sailor.gold * ADRIFT;
  const homeward = sailor.gold * PATIENCE ** turnsTo(sailor, home);
  const free = roomOn(state, ship, seat);
  let best = homeward;
  let [where, taken] = [NONE, 0];
  const islands = free > 0 ? state.islands.length : 0;
  for (let island = 0; island < islands; island++) {
    const coins = at(hoard, island);
    if (coins.length === 0) continue;
    const there = turnsTo(sailor, island) + delayAt(sailor, island);
    const back = wayBetween(state, island, home) / sailor.speed;
    let sum = sailor.gold;
    for (let count = 1; count <= Math.min(free, coins.length); count++) {
      sum += at(coins, count - 1);
      const worth = sum * PATIENCE ** (there + count - 1 + back);
      if (worth <= best) continue;
      best = worth;
      [where, taken] = [island, count];
    }
  }
  if (where !== NONE) at(hoard, where).splice(0, taken);
  return best;
}

function sailorOf(state: State, ship: number, eyes: Seat): Sailor {
  const own = shipOf(state, ship);
  const speed = speedOf(state, ship, eyes);
  const hasAction = isFreeToAct(state, ship, eyes);
  return {
    state,
    ship,
    own,
    eyes,
    speed,
    reach: reachLeft(state, ship, hasAction ? speed : 0, eyes),
    hasAction: hasAction || isExploring(state, ship),
    shore: shoreAtBow(state, ship),
    gold: goldIn(state, ship, eyes),
  };
}

/** Only one's own actions count: otherwise handing the turn over would look like a loss, and be put off. */
export function isFreeToAct(state: State, ship: number, eyes: Seat): boolean {
  const { seat, actions, rum } = shipOf(state, ship);
  return seat === eyes && state.active === eyes && actions > 0 && rum !== 'now';
}

/** How far a ship can still sail in this turn: what is left of a movement, or a whole one. */
function reachLeft(state: State, ship: number, whole: number, eyes: Seat): number {
  const frame = state.stack[0];
  if (frame?.kind !== 'sail' || frame.ship !== ship) return whole;
  return lengthOf(frame.bars) + (frame.isHelmed || frame.isFree ? 0 : helmOf(state, ship, eyes));
}

/** Is she about to take a coin? */
function isExploring({ stack }: State, ship: number): boolean {
  const frame = stack[0];
  if (frame?.kind === 'take') return frame.ship === ship;
  return frame?.kind === 'may' && frame.about.may === 'explore' && frame.about.ship === ship;
}

function lengthOf(bars: readonly (keyof typeof BARS)[]): number {
  let length = 0;
  for (const bar of bars) length += BARS[bar];
  return length;
}

/** Hidden crew of others are not counted on: in every imagined world they are somebody else. */
function can(state: State, ship: number, code: Code, eyes: Seat): boolean {
  return shipOf(state, ship).seat === eyes ? canHave(state, ship, code) : has(state, ship, code);
}

function helmOf(state: State, ship: number, eyes: Seat): number {
  return can(state, ship, 'HELMSMAN', eyes) ? BARS.S : 0;
}

/** The spaces left for coins, as far as a seat can tell. */
function roomOn(state: State, ship: number, eyes: Seat): number {
  const own = shipOf(state, ship);
  if (own.seat === eyes) return spacesFree(state, ship);
  return Math.max(0, cardOf(own).cargo - crewAboard(state, ship).length - coinsAboard(state, ship).length);
}

function speedOf(state: State, ship: number, eyes: Seat): number {
  const own = shipOf(state, ship);
  if (isDerelict(own) && !can(state, ship, 'OARS', eyes)) return 0;
  return lengthOf(barsOf(state, ship)) + helmOf(state, ship, eyes);
}

/** Somebody else's coin: the better ones are taken first. */
const UNSEEN_COIN = 2.3;

/** The gold aboard, as far as a seat knows it. */
export function goldIn({ tokens }: State, ship: number, seat: Seat): number {
  let gold = 0;
  for (const token of tokens) {
    if (token.ship === ship && isUnloadable(token))
      gold += isKnownTo(token.known, seat) ? token.gold : UNSEEN_COIN;
  }
  return gold;
}

/** Turns until a ship could be docked there; 0 if she is, or will be in this turn. */
function turnsTo(sailor: Sailor, island: number): number {
  const { state, own, shore, reach, speed } = sailor;
  if (shore === island) return 0;
  const goal = islandOf(state, island);
  const middle = middleOf(own);
  const way = distance(middle, goal) - SHORE - lengthHalf(own) + detourTo(state, own, island);
  const turn = shore === NONE ? turningTo(own, middle, goal) : 0;
  return Math.max(0, way + turn - reach) / speed;
}

function lengthHalf(own: Readonly<Ship>): number {
  return HULL_PLANS[cardOf(own).hull].length / 2;
}

/** The middle of the keel, which coming about leaves where it is. */
function middleOf(own: Readonly<Ship>): { x: number; y: number } {
  const half = lengthHalf(own) / SCALE;
  return { x: own.x - cos(own.h) * half, y: own.y - sin(own.h) * half };
}

/** What it costs to look the wrong way, in units of the sea; from a shore she leaves in any direction. */
const TURNING = 350;

function turningTo(
  { h }: Readonly<Ship>,
  middle: { x: number; y: number },
  goal: { x: number; y: number },
): number {
  const [dx, dy] = [goal.x - middle.x, goal.y - middle.y];
  const ahead = (cos(h) * dx + sin(h) * dy) / SCALE / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return (TURNING * (1 - ahead)) / 2;
}

/** Turns until the first coin is aboard once she is there: an action, unless she explores on arrival. */
function delayAt({ state, ship, own, shore, hasAction, eyes }: Sailor, island: number): number {
  if (shore === island) return hasAction ? 0 : 1;
  return isMarked(state, island, own.seat) || can(state, ship, 'EXPLORER', eyes) ? 0 : 1;
}

function distance(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number {
  return Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2);
}

/** Islands in the way must be sailed around. */
function detourTo(state: State, from: Readonly<Ship>, goal: number): number {
  const to = islandOf(state, goal);
  let detour = 0;
  for (let i = 0; i < state.islands.length; i++) {
    if (i !== goal && crosses(from, to, shoreOf(islandOf(state, i)))) detour += DETOUR;
  }
  return detour;
}

function wayBetween({ islands }: State, from: number, to: number): number {
  return Math.max(0, distance(at(islands, from), at(islands, to)) - 2 * SHORE);
}

/** What a ship can do and how far she is from anywhere, as far as a seat can tell (BOT-3, BOT-12). */

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
import { isUnloadable } from '../rules/treasure.ts';

type State = Readonly<SpanishMainState>;

/** From the centre of an island to where a bow touches it. */
const SHORE = 330;
/** What an island in the way costs, in units of the sea. */
const DETOUR = 700;

/** A ship, and what a plan for her must know. */
export interface Sailor {
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

export function sailorOf(state: State, ship: number, eyes: Seat): Sailor {
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
export function roomOn(state: State, ship: number, eyes: Seat): number {
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
export function turnsTo(sailor: Sailor, island: number): number {
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
export function middleOf(own: Readonly<Ship>): { x: number; y: number } {
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
export function delayAt({ state, ship, own, shore, hasAction, eyes }: Sailor, island: number): number {
  if (shore === island) return hasAction ? 0 : 1;
  return isMarked(state, island, own.seat) || can(state, ship, 'EXPLORER', eyes) ? 0 : 1;
}

export function distance(
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

export function wayBetween({ islands }: State, from: number, to: number): number {
  return Math.max(0, distance(at(islands, from), at(islands, to)) - 2 * SHORE);
}

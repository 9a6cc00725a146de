/** How soon a ship could bring how much gold home (BOT-2 to BOT-5, BOT-12). */

import { at, type Seat } from '@tortuga/kernel';
import type { Code } from '../rules/cards.ts';
import { canHave, coinsAboard, crewAboard, has, spacesFree } from '../rules/crew.ts';
import { crosses } from '../rules/sea/fire.ts';
import { cos, SCALE, sin } from '../rules/sea/fixed.ts';
import { HULL_PLANS } from '../rules/sea/plans.ts';
import { BARS, cardOf, isDerelict, islandOf, mastsStanding, shipOf, shoreOf } from '../rules/ships.ts';
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
type Hoard = number[][];

/** What the tokens of an island are worth to somebody who has not seen them, by their number. */
const UNSEEN: readonly (readonly number[])[] = [[], [2], [2.6, 1.4], [3, 2, 1]];

/** What a seat may hope for. Nobody else's knowledge is used, and no face it has not seen: that would be noise. */
function hoardOf(state: State, seat: Seat): Hoard {
  const counts = state.islands.map(() => 0);
  for (const { island } of state.tokens) if (island !== NONE) counts[island] = at(counts, island) + 1;
  const hoard = counts.map((count, island): number[] => {
    const isWild = at(state.islands, island).home === NONE;
    return isWild ? at(UNSEEN, Math.min(count, UNSEEN.length - 1)).slice() : [];
  });
  for (const { island, taken, faces, isAll } of at(state.players, seat).notes) {
    if (isAll && taken === at(state.islands, island).taken) hoard[island] = faces.map(goldOn);
  }
  const frame = state.stack[0];
  // Whoever is about to take a token has just seen them all.
  if (frame?.kind === 'take' && shipOf(state, frame.ship).seat === seat)
    hoard[frame.island] = facesOn(state, frame.island);
  return hoard;
}

function facesOn({ tokens }: State, island: number): number[] {
  const faces = tokens.filter((token) => token.island === island).map(({ gold }) => gold);
  return faces.sort((a, b) => b - a);
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

/** A trip a ship could make: turns until the first coin is aboard, and from then on home. */
interface Trip {
  readonly island: number;
  readonly there: number;
  readonly back: number;
}

/** What a ship of a fleet may hope for. */
interface Hope {
  readonly sailor: Sailor;
  /** The coins she has room for. */
  readonly room: number;
  readonly trips: readonly Trip[];
  /** What she brings home if she fetches nothing more, or wins by fighting instead. */
  readonly otherwise: number;
}

/**
 * What the ships of a fleet could bring home, in gold, as a seat sees it. At first sight every ship in turn takes what is
 * best for her; with care whoever gains most goes first, and those who gain nothing hunt.
 */
export function prospectsOf(state: State, fleet: readonly number[], eyes: Seat, hasCare: boolean): number {
  const hoard = hoardOf(state, eyes);
  const hopes = fleet.map((ship) => hopeOf(state, ship, eyes, hoard, hasCare));
  let sum = 0;
  for (const { otherwise } of hopes) sum += otherwise;
  const rounds = hasCare ? hopes.map(() => hopes) : hopes.map((hope) => [hope]);
  const busy = new Set<Hope>();
  for (const idle of rounds) {
    const best = bestTrip(idle, busy, hoard);
    if (best === undefined) continue;
    sum += best.gain;
    busy.add(best.hope);
    at(hoard, best.island).splice(0, best.count);
  }
  return sum;
}

interface Choice {
  readonly hope: Hope;
  readonly island: number;
  readonly count: number;
  readonly gain: number;
}

function bestTrip(hopes: readonly Hope[], busy: ReadonlySet<Hope>, hoard: Hoard): Choice | undefined {
  let best: Choice | undefined;
  for (const hope of hopes) {
    if (busy.has(hope)) continue;
    for (const { island, there, back } of hope.trips) {
      const coins = at(hoard, island);
      let sum = hope.sailor.gold;
      for (let count = 1; count <= Math.min(hope.room, coins.length); count++) {
        sum += at(coins, count - 1);
        const gain = sum * PATIENCE ** (there + count - 1 + back) - hope.otherwise;
        if (gain > (best?.gain ?? 0)) best = { hope, island, count, gain };
      }
    }
  }
  return best;
}

function hopeOf(state: State, ship: number, eyes: Seat, hoard: Hoard, hasCare: boolean): Hope {
  const sailor = sailorOf(state, ship, eyes);
  const { home } = at(state.players, sailor.own.seat);
  const none = { sailor, room: 0, trips: [] };
  if (home === NONE) return { ...none, otherwise: 0 };
  if (sailor.speed === 0) return { ...none, otherwise: sailor.gold * ADRIFT };
  const room = roomOn(state, ship, eyes);
  const homeward = sailor.gold * PATIENCE ** turnsTo(sailor, home);
  const otherwise = hasCare ? homeward + huntOf(sailor) : homeward;
  if (room === 0) return { sailor, room, trips: [], otherwise };
  const trips: Trip[] = [];
  for (let island = 0; island < hoard.length; island++) {
    if (at(hoard, island).length === 0) continue;
    const there = turnsTo(sailor, island) + delayAt(sailor, island);
    trips.push({ island, there, back: wayBetween(state, island, home) / sailor.speed });
  }
  return { sailor, room, trips, otherwise };
}

/** What a mast is worth to a ship that hunts, for every coin her prey has aboard and for the prey itself. */
const HUNT = 0.04;
/** Near enough to fire at: from the middle of a ship to the middle of another. */
const NEAR = 700;

/** Ships that have nothing to fetch look for a fight, best of all with one who has. */
function huntOf(sailor: Sailor): number {
  const { state, own, reach, speed, eyes } = sailor;
  const masts = mastsStanding(own);
  let best = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const prey = shipOf(state, i);
    if (prey.seat === own.seat || prey.status !== 'afloat') continue;
    const turns = Math.max(0, distance(middleOf(own), middleOf(prey)) - NEAR - reach) / speed;
    best = Math.max(best, HUNT * masts * (1 + goldIn(state, i, eyes)) * PATIENCE ** turns);
  }
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

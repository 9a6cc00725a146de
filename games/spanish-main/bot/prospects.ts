/** How soon the ships of a fleet could bring how much gold home, or win some by fighting (BOT-2 to BOT-5, BOT-7, BOT-12). */

import { at, type Seat } from '@tortuga/kernel';
import { mastsStanding, shipOf } from '../rules/ships.ts';
import { NONE, type SpanishMainState } from '../rules/state.ts';
import { type Hoard, hoardOf } from './hoard.ts';
import {
  delayAt,
  distance,
  goldIn,
  middleOf,
  roomOn,
  type Sailor,
  sailorOf,
  turnsTo,
  wayBetween,
} from './sailor.ts';

type State = Readonly<SpanishMainState>;

/** Gold that is a turn away is worth so much of gold in hand. */
const PATIENCE = 0.88;
/** What a hull without masts can still hope for. */
const ADRIFT = 0.12;

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

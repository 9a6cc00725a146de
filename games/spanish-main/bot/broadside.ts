/** What the shots that a ship could fire are worth: in this turn, or when her turn comes (BOT-1, BOT-6, BOT-7). */

import type { Seat } from '@tortuga/kernel';
import { bonusFor, cannonOf, enemiesOf, gunsOf, shotNeeds } from '../rules/gunnery.ts';
import { areApart } from '../rules/sea/distance.ts';
import { bodyOf, isDerelict, shipOf } from '../rules/ships.ts';
import type { Gun, SpanishMainState, Volley } from '../rules/state.ts';
import { goldIn, isFreeToAct } from './sailor.ts';

type State = Readonly<SpanishMainState>;

/** What a hit is worth in gold, and more on a hull that carries some. */
const HIT = 0.35;
const CARGO = 0.25;
/** No gun reaches farther, but for a few that may double their range. */
const FAR = 838;

/** The volley that is open, or the one that could begin now; none if the ship has nothing left to do. */
function volleyOf(state: State, ship: number, eyes: Seat): Volley | undefined {
  const frame = state.stack[0];
  if (frame?.kind === 'volley' && frame.ship === ship) return frame;
  const isCaptain = frame?.kind === 'may' && frame.about.may === 'captain' && frame.about.ship === ship;
  return isCaptain || isFreeToAct(state, ship, eyes) ? nextVolley(ship) : undefined;
}

/** What the shots that a ship could fire in this turn are worth. */
export function openShotsOf(state: State, ship: number, eyes: Seat): number {
  const volley = shipOf(state, ship).seat === eyes ? volleyOf(state, ship, eyes) : undefined;
  return volley === undefined ? 0 : worthOf(state, volley, eyes);
}

/** Shots of a turn to come, if nothing moved, are worth so much of shots now. */
const LATER = 0.3;

/** The same, or those of her next turn; of others what they aim at the seat that looks. */
export function broadsideOf(state: State, ship: number, eyes: Seat): number {
  const open = openShotsOf(state, ship, eyes);
  return open > 0 ? open : LATER * worthOf(state, nextVolley(ship), eyes);
}

function nextVolley(ship: number): Volley {
  return { ship, fired: 0, hasMusketFired: false, forgedFired: 0, odd: [] };
}

function worthOf(state: State, volley: Volley, eyes: Seat): number {
  const { ship } = volley;
  const targets = targetsOf(state, ship, eyes);
  if (targets.length === 0) return 0;
  let worth = 0;
  for (const gun of gunsOf(state, volley)) {
    if (gun.gun === 'mast')
      worth += Math.max(...targets.map((target) => shotWorth(state, ship, gun, target, eyes)));
  }
  return worth;
}

function targetsOf(state: State, ship: number, eyes: Seat): number[] {
  const own = shipOf(state, ship);
  const body = bodyOf(own);
  return enemiesOf(state, ship).filter((enemy) => {
    const other = shipOf(state, enemy);
    return (own.seat === eyes || other.seat === eyes) && !areApart(body, bodyOf(other), FAR);
  });
}

function shotWorth(state: State, ship: number, gun: Gun, target: number, eyes: Seat): number {
  if (typeof shotNeeds(state, ship, gun, target) === 'string') return 0;
  const { rank } = cannonOf(state, ship, gun);
  const chance = Math.min(5, Math.max(1, 6 - rank + bonusFor(state, ship, gun, target))) / 6;
  const goal = shipOf(state, target);
  const gold = goldIn(state, target, eyes);
  return chance * (HIT + CARGO * gold * (isDerelict(goal) ? 1 : 0.5));
}

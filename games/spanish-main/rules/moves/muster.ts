/** SETUP-4 to SETUP-11, SETUP-26, SETUP-27, FLEET: what a player brings, chosen in secret. */

import { at, type MoveRule, type Seat } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf } from '../answers.ts';
import { CREW } from '../data/crew.ts';
import { READY_FLEETS } from '../data/fleets.ts';
import { SHIPS } from '../data/ships.ts';
import {
  type Fleet,
  type FleetRules,
  NO_FLEET,
  whyNotCrew,
  whyNotShip,
  withCrew,
  withShip,
} from '../fleet/fleet.ts';
import { fleetsFor, rulesFor } from '../fleet/modes.ts';
import { fleetOf, readyFleet } from '../fleet/ready.ts';
import { say } from '../say.ts';
import type { Frame, Muster, SpanishMain, SpanishMainState } from '../state.ts';
import { coinSets, coinsToBring, HIGHEST_COIN, mayComeNext, measureFor, uniquesIn } from '../treasure.ts';

type State = Readonly<SpanishMainState>;
type MusterFrame = Extract<Frame, { readonly kind: 'muster' }>;
type MusterRule<M extends SpanishMain['move']> = MoveRule<SpanishMain, M, MusterFrame>;

/** How often a player may begin anew: a match must come to an end. */
const MOST_RESTARTS = 9;

/** What a player still has to choose. */
export type Stage = 'fleet' | 'coins' | 'unique' | 'done';

export function stageOf(state: State, seat: Seat): Stage {
  const { isManned, coins, unique } = musterOf(state, seat);
  if (!isManned) return 'fleet';
  if (coins.length < coinsToBring(state.players.length, state.options)) return 'coins';
  return state.options.uniques !== 'off' && unique === undefined ? 'unique' : 'done';
}

export function musterOf({ players }: State, seat: Seat): Muster {
  return at(players, seat).muster;
}

/** Those who have not brought everything yet. */
export function mustering(state: State): Seat[] {
  return [...state.players.keys()].filter((seat) => stageOf(state, seat) !== 'done');
}

export function fleetRules({ options, players }: State, seat: Seat): FleetRules {
  const { pool } = at(players, seat).muster;
  return pool === undefined ? rulesFor(options) : { ...rulesFor(options), pool };
}

/** Is the fleet picked from the nine, or built? */
export function isReadyMade({ options }: State): boolean {
  return fleetsFor(options) === 'ready';
}

/** The number of the ship that hired crew go to; ashore if the player said so. */
function hiringShip({ fleet, isAshore }: Muster): number | undefined {
  return isAshore ? undefined : fleet.ships.length - 1;
}

/** When the last is ready, all fleets are shown together (SETUP-8). */
function goOn(turn: Parameters<typeof proceed>[0]): void {
  if (mustering(turn.state).length > 0) return;
  turn.state.stack.pop();
  turn.reveal();
  proceed(turn);
}

export const fleet: MusterRule<MoveOf<'fleet'>> = {
  type: 'fleet',
  offers({ state, seat }, menu) {
    if (stageOf(state, seat) !== 'fleet' || !isReadyMade(state)) return;
    for (const { id } of READY_FLEETS) menu.add({ type: 'fleet', id });
  },
  label: ({ id }) => say('fleet', { fleet: id }),
  apply(turn, { id }) {
    const muster = musterOf(turn.state, turn.seat);
    const ready = readyFleet(id);
    muster.fleet = ready === undefined ? NO_FLEET : fleetOf(ready);
    muster.isManned = true;
    goOn(turn);
  },
};

function isBuilding(state: State, seat: Seat): boolean {
  return stageOf(state, seat) === 'fleet' && !isReadyMade(state);
}

export const launch: MusterRule<MoveOf<'launch'>> = {
  type: 'launch',
  offers({ state, seat }, menu) {
    if (!isBuilding(state, seat)) return;
    const rules = fleetRules(state, seat);
    for (const { id } of SHIPS) {
      if (rules.pool?.includes(id) === false) continue;
      menu.add({ type: 'launch', card: id }, whyNotShip(musterOf(state, seat).fleet, id, rules));
    }
  },
  label: ({ card }) => say('launch', { card }),
  apply({ state, seat }, { card }) {
    const muster = musterOf(state, seat);
    muster.fleet = withShip(muster.fleet, card);
    muster.isAshore = false;
  },
};

export const hire: MusterRule<MoveOf<'hire'>> = {
  type: 'hire',
  offers({ state, seat }, menu) {
    if (!isBuilding(state, seat)) return;
    const muster = musterOf(state, seat);
    if (muster.fleet.ships.length === 0) return;
    const rules = fleetRules(state, seat);
    for (const { id } of CREW) {
      if (rules.pool?.includes(id) === false) continue;
      menu.add({ type: 'hire', card: id }, whyNotCrew(muster.fleet, id, hiringShip(muster), rules));
    }
  },
  label: ({ card }) => say('hire', { card }),
  apply({ state, seat }, { card }) {
    const muster = musterOf(state, seat);
    muster.fleet = withCrew(muster.fleet, card, hiringShip(muster));
  },
};

/** SETUP-23: those who are hired from now on wait on the home island. */
export const ashore: MusterRule<MoveOf<'ashore'>> = {
  type: 'ashore',
  offers({ state, seat }, menu) {
    const { fleet: built, isAshore } = musterOf(state, seat);
    if (isBuilding(state, seat) && built.ships.length > 0 && !isAshore) menu.add({ type: 'ashore' });
  },
  label: () => say('ashore'),
  apply({ state, seat }) {
    musterOf(state, seat).isAshore = true;
  },
};

export const anew: MusterRule<MoveOf<'anew'>> = {
  type: 'anew',
  offers({ state, seat }, menu) {
    const { fleet: built, restarts } = musterOf(state, seat);
    if (!isBuilding(state, seat) || built.ships.length === 0) return;
    menu.add({ type: 'anew' }, restarts < MOST_RESTARTS ? undefined : 'enough-restarts');
  },
  label: () => say('anew'),
  apply({ state, seat }) {
    const muster = musterOf(state, seat);
    muster.fleet = NO_FLEET;
    muster.isAshore = false;
    muster.restarts += 1;
  },
};

export const ready: MusterRule<MoveOf<'ready'>> = {
  type: 'ready',
  offers({ state, seat }, menu) {
    if (!isBuilding(state, seat)) return;
    menu.add({ type: 'ready' }, isEmpty(musterOf(state, seat).fleet) ? 'no-ship' : undefined);
  },
  label: () => say('ready'),
  apply(turn) {
    musterOf(turn.state, turn.seat).isManned = true;
    goOn(turn);
  },
};

function isEmpty({ ships }: Fleet): boolean {
  return ships.length === 0;
}

/** SETUP-26: one of the stored sets. */
export const coins: MusterRule<MoveOf<'coins'>> = {
  type: 'coins',
  offers({ state, seat }, menu) {
    if (stageOf(state, seat) !== 'coins' || state.options.coins !== 'sets') return;
    for (const set of coinSets(state.players.length, state.options))
      menu.add({ type: 'coins', set: set.join(',') });
  },
  label: ({ set }) => say('coins', { set }),
  apply(turn, { set }) {
    musterOf(turn.state, turn.seat).coins = set.split(',').map(Number);
    goOn(turn);
  },
};

/** SETUP-26, MULTI-2: coin by coin, the highest first. */
export const coin: MusterRule<MoveOf<'coin'>> = {
  type: 'coin',
  offers({ state, seat }, menu) {
    if (stageOf(state, seat) !== 'coins' || state.options.coins !== 'free') return;
    const seats = state.players.length;
    const { gold } = measureFor(seats, state.options);
    const count = coinsToBring(seats, state.options);
    for (let value = HIGHEST_COIN; value > 0; value--) {
      if (mayComeNext(musterOf(state, seat).coins, value, count, gold)) menu.add({ type: 'coin', value });
    }
  },
  label: ({ value }) => say('coin', { gold: value }),
  apply(turn, { value }) {
    const muster = musterOf(turn.state, turn.seat);
    muster.coins = [...muster.coins, value];
    goOn(turn);
  },
};

/** SETUP-27 */
export const unique: MusterRule<MoveOf<'unique'>> = {
  type: 'unique',
  offers({ state, seat }, menu) {
    if (stageOf(state, seat) !== 'unique') return;
    for (const name of uniquesIn(state.options)) menu.add({ type: 'unique', name });
  },
  label: ({ name }) => say('unique', { unique: name }),
  apply(turn, { name }) {
    musterOf(turn.state, turn.seat).unique = name;
    goOn(turn);
  },
};

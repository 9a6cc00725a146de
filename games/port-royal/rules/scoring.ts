/** END: points, places, and the score sheet that is read out at the end. */

import { isOver, type Log, type Outcome, type Seat } from '@tortuga/kernel';
import { SHIPS } from './loot.ts';
import { say } from './say.ts';
import { capacityOf, debtOf, facesOn, isOverloaded, loadOf, pointsOf } from './ships.ts';
import type { PortRoyal, PortRoyalState } from './state.ts';

/** END-8: the ships of a captain, before the debt is subtracted. */
function shipPoints(state: Readonly<PortRoyalState>, seat: Seat): number {
  return SHIPS.reduce((sum, ship) => sum + pointsOf(state, seat, ship), 0);
}

export function scoreOf(state: Readonly<PortRoyalState>, seat: Seat): number {
  return shipPoints(state, seat) - debtOf(state, seat);
}

/** By what captains are compared, the most important first (END-10 to END-12); more is better. */
function meritOf(state: Readonly<PortRoyalState>, seat: Seat): readonly [points: number, thrift: number] {
  return [scoreOf(state, seat), state.options.tie === 'lowerDebt' ? -debtOf(state, seat) : 0];
}

function isAhead([points, thrift]: readonly [number, number], other: readonly [number, number]): boolean {
  return points === other[0] ? thrift > other[1] : points > other[0];
}

/** The rank of every seat; equal merits share one. */
function placesOf(state: Readonly<PortRoyalState>): number[] {
  const merits = state.debts.map((_, seat) => meritOf(state, seat));
  return merits.map((merit) => 1 + merits.filter((other) => isAhead(other, merit)).length);
}

export function winnersOf(state: Readonly<PortRoyalState>): Seat[] {
  return [...placesOf(state).entries()].filter(([, place]) => place === 1).map(([seat]) => seat);
}

export function outcome(state: Readonly<PortRoyalState>): Outcome<PortRoyal> | undefined {
  if (!isOver(state)) return undefined;
  const scores = state.debts.map((_, seat) => scoreOf(state, seat));
  const winners = winnersOf(state);
  const [first = 0] = winners;
  const points = scores[first] ?? 0;
  const isBroken = scores.filter((score) => score === points).length > winners.length;
  const why = isBroken
    ? say('won.lowerDebt', { winners, points, debt: debtOf(state, first) })
    : say('won', { winners, points });
  return { places: placesOf(state), scores, why };
}

/** Reads the score sheet out, ship by ship. */
export function announceScores(state: Readonly<PortRoyalState>, log: Log<PortRoyal> | undefined): void {
  if (log === undefined) return;
  for (const seat of state.debts.keys()) {
    for (const ship of SHIPS) announceShip(state, seat, ship, log);
    const [ships, debt] = [shipPoints(state, seat), debtOf(state, seat)];
    log({ type: 'finalScore', seat, ships, debt, total: ships - debt });
  }
  log({ type: 'winner', seats: winnersOf(state) });
}

function announceShip(state: Readonly<PortRoyalState>, seat: Seat, ship: number, log: Log<PortRoyal>): void {
  const faces = facesOn(state, seat, ship);
  if (faces.length > 0) log({ type: 'prisonersRevealed', seat, ship, faces });
  const [load, capacity] = [loadOf(state, seat, ship), capacityOf(state, seat, ship)];
  if (isOverloaded(state, seat, ship)) log({ type: 'shipSunk', seat, ship, load, capacity });
  else log({ type: 'shipScored', seat, ship, load, capacity, points: pointsOf(state, seat, ship) });
}

/** How many ships of all captains are too heavy in the end. */
export function sunkShips(state: Readonly<PortRoyalState>): number {
  let sunk = 0;
  for (const seat of state.debts.keys()) {
    for (const ship of SHIPS) if (isOverloaded(state, seat, ship)) sunk += 1;
  }
  return sunk;
}

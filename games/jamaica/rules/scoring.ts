/** SCORE: what everything counts, and who has won. */

import { at, type Log, type Outcome, type Seat } from '@tortuga/kernel';
import { size } from './cards.ts';
import { isFinished, progressOf, spaceScore } from './chart.ts';
import { type Riches, TREASURES_USED } from './data/components.ts';
import { stockOf } from './holds.ts';
import { say } from './say.ts';
import type { Jamaica, JamaicaState, Ship, Slot } from './state.ts';
import { isPower, worthOf } from './treasures.ts';

/** The parts of a score. */
export interface Score {
  readonly space: number;
  readonly gold: number;
  readonly treasures: number;
  readonly total: number;
}

/** SCORE-1 */
export function scoreOf(ship: Readonly<Ship>): Score {
  const space = spaceScore(ship);
  const gold = stockOf(ship.holds, 'gold');
  const treasures = ship.slots.reduce((sum, { card }) => sum + worthOf(card), 0);
  return { space, gold, treasures, total: space + gold + treasures };
}

/** SCORE-7 to SCORE-9: more points, then more progress. */
function isBetter(one: Readonly<Ship>, other: Readonly<Ship>): boolean {
  const lead = scoreOf(one).total - scoreOf(other).total;
  return lead > 0 || (lead === 0 && progressOf(one) > progressOf(other));
}

function placesOf({ ships }: Readonly<JamaicaState>): number[] {
  return ships.map((ship) => 1 + ships.filter((other) => isBetter(other, ship)).length);
}

function winnersOf(state: Readonly<JamaicaState>): Seat[] {
  return placesOf(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The seats with the highest total. */
function richest({ ships }: Readonly<JamaicaState>): Seat[] {
  const totals = ships.map((ship) => scoreOf(ship).total);
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** HIDE-19: all riches are uncovered at once, then the scores are told. */
export function announceScores(state: Readonly<JamaicaState>, log: Log<Jamaica> | undefined): void {
  if (log === undefined) return;
  for (const [seat, { slots }] of state.ships.entries()) {
    if (slots.length > 0) log({ type: 'uncovered', seat, cards: slots.flatMap(richesOf) });
  }
  for (const [seat, ship] of state.ships.entries()) log({ type: 'scored', seat, ...scoreOf(ship) });
  const [tied, winners] = [richest(state), winnersOf(state)];
  if (tied.length > winners.length) log({ type: 'tieBroken', seats: tied });
  log({ type: 'ended', winners });
}

function richesOf({ card }: Slot): Riches[] {
  return isPower(card) ? [] : [card];
}

export function outcome(state: Readonly<JamaicaState>): Outcome<Jamaica> | undefined {
  if (state.stack.length > 0) return undefined;
  const scores = state.ships.map((ship) => scoreOf(ship).total);
  const winners = winnersOf(state);
  const winner = at(winners, 0);
  const points = at(scores, winner);
  const places = placesOf(state);
  if (winners.length > 1) return { places, scores, why: say('shared', { winners, points }) };
  const isClose = richest(state).length > 1;
  const space = at(state.ships, winner).at;
  const why = isClose ? say('won.progress', { winner, points, at: space }) : say('won', { winner, points });
  return { places, scores, why };
}

/** What a series of matches is measured by. */
export function figures(state: Readonly<JamaicaState>) {
  return {
    rounds: state.round,
    finishers: state.ships.filter(isFinished).length,
    treasures: TREASURES_USED - size(state.lairs),
    isTieBroken: richest(state).length > winnersOf(state).length,
  };
}

/** MOVE-14: battle first, then the lair or the price of the space, then the shortage. */

import { at } from '@tortuga/kernel';
import {
  costOf,
  isFinished,
  kindOf,
  lairOn,
  PORT_ROYAL,
  pathBack,
  retreatsFrom,
  type Space,
} from '../chart.ts';
import type { Good } from '../data/components.ts';
import { stockOf } from '../holds.ts';
import { GHOST, othersOn, shipOf } from '../ships.ts';
import { engage } from './battle.ts';
import { ask, type Course, type StepName } from './course.ts';
import { pay, payAll } from './paying.ts';
import { plunder } from './plunder.ts';

/** BATTLE-1, BATTLE-2: whoever is there is attacked, except in Port Royal. */
export function arrive(course: Course): StepName | undefined {
  const { state } = course;
  const { active } = state;
  const ship = shipOf(state, active);
  if (ship.at === PORT_ROYAL) return moor(course);
  const foes = othersOn(state, ship.at, active);
  if (foes.length > 1) return ask(state, { kind: 'foe' });
  return foes.length === 0 ? 'price' : engage(course, at(foes, 0));
}

/** END-1; GHOST-35: the ghost ends nothing. */
function moor({ state, log }: Course): StepName {
  const { active } = state;
  if (active === GHOST || !isFinished(shipOf(state, active))) return 'next';
  log?.({ type: 'finished', seat: active });
  if (!state.isLastRound) log?.({ type: 'lastRound' });
  state.isLastRound = true;
  return 'next';
}

/** PAY, LAIR; GHOST-17: the ghost pays nothing. */
export function settleSpace(course: Course): StepName | undefined {
  const { state } = course;
  const space = shipOf(state, state.active).at;
  if ((lairOn(space) & state.lairs) !== 0) plunder(course, space);
  const cost = costOf(space);
  if (cost === 0 || state.active === GHOST) return 'next';
  const good: Good = kindOf(space) === 'port' ? 'gold' : 'food';
  const stock = stockOf(shipOf(state, state.active).holds, good);
  return stock < cost ? fallShort(course, good, stock, cost) : payPrice(course, good, cost);
}

function payPrice(course: Course, good: Good, cost: number): StepName | undefined {
  const { state, log } = course;
  log?.({ type: 'paid', seat: state.active, good, count: cost });
  return pay(course, state.active, good, cost) ? 'next' : undefined;
}

/** SHORT-2 to SHORT-9 */
function fallShort(course: Course, good: Good, paid: number, due: number): StepName | undefined {
  const { state, log } = course;
  const seat = state.active;
  const { at: from, holds } = at(state.ships, seat);
  payAll(course, seat, good);
  log?.({ type: 'fellShort', seat, good, paid, due });
  const targets = retreatsFrom(from, stockOf(holds, 'gold'), stockOf(holds, 'food'));
  if (targets.length > 1) return ask(state, { kind: 'retreat' });
  return fallBack(course, at(targets, 0));
}

/** SHORT-12: a full arrival. SHORT-11: a retreat never passes Port Royal, so the lap stays. */
export function fallBack({ state, log }: Course, to: Space): StepName {
  const ship = at(state.ships, state.active);
  const { at: from, lap } = ship;
  ship.at = to;
  log?.({ type: 'retreated', seat: state.active, from, path: pathBack(from, to), lap });
  return 'arrival';
}

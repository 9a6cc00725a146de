/** GHOST-8 to GHOST-16: the Captain moves the ghost ship, forward or backward as it lies in the race. */

import { at } from '@tortuga/kernel';
import { isFinished, progressOf, routesFor } from '../chart.ts';
import { WAYS, type Way } from '../data/components.ts';
import { dieOf } from '../halves.ts';
import type { Reason } from '../questions.ts';
import { GHOST, shipOf } from '../ships.ts';
import type { JamaicaState } from '../state.ts';
import { ask, type Course, type StepName } from './course.ts';
import { follow } from './sailing.ts';

/** Why the ghost may not go this way. */
export function whyNotThatWay(state: Readonly<JamaicaState>, way: Way): Reason | undefined {
  const ghost = shipOf(state, GHOST);
  const own = progressOf(ghost);
  if (way === 'backward')
    return state.ships.every((ship) => progressOf(ship) > own) ? 'ghost-trails' : undefined;
  if (state.ships.every((ship) => progressOf(ship) < own)) return 'ghost-leads';
  return isFinished(ghost) ? 'ghost-home' : undefined;
}

/** GHOST-10: asked before each of its two moves. */
export function moveGhost(course: Course): StepName | undefined {
  const { state, log } = course;
  const ways = WAYS.filter((way) => whyNotThatWay(state, way) === undefined);
  const [way = 'backward', other] = ways;
  if (other !== undefined) return ask(state, { kind: 'steer' });
  log?.({ type: 'ghostForced', way, why: whyForced(state, way) });
  const routes = routesFor(shipOf(state, GHOST), way, dieOf(state));
  return routes.length > 1 ? ask(state, { kind: 'steer' }) : follow(course, way, at(routes, 0));
}

function whyForced(state: Readonly<JamaicaState>, way: Way): 'leads' | 'trails' | 'home' {
  if (way === 'forward') return 'trails';
  return whyNotThatWay(state, 'forward') === 'ghost-leads' ? 'leads' : 'home';
}

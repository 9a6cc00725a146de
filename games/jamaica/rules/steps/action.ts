/** LOAD-1, MOVE-1: a half of the card is carried out with its die. */

import { at } from '@tortuga/kernel';
import { routesFor } from '../chart.ts';
import { CARDS, type Good, type Way } from '../data/components.ts';
import { dieOf } from '../halves.ts';
import { GHOST, shipOf } from '../ships.ts';
import { ask, type Course, type StepName } from './course.ts';
import { moveGhost } from './ghost.ts';
import { load } from './loading.ts';
import { follow } from './sailing.ts';

export function act(course: Course): StepName | undefined {
  const { state, log } = course;
  const { active, half, decks } = state;
  if (active === GHOST) return moveGhost(course);
  const action = at(CARDS, at(decks, active).top)[half];
  const die = dieOf(state);
  log?.({ type: 'acted', seat: active, half, action, die });
  return action === 'forward' || action === 'backward'
    ? setSail(course, action, die)
    : loadFromBank(course, action, die);
}

/** MOVE-4, MOVE-5: where the way forks the player chooses. */
function setSail(course: Course, way: Way, steps: number): StepName | undefined {
  const { state } = course;
  const routes = routesFor(shipOf(state, state.active), way, steps);
  if (routes.length > 1) return ask(state, { kind: 'sail', way, steps });
  return follow(course, way, at(routes, 0));
}

/** OPT-1 to OPT-3 */
function loadFromBank(course: Course, good: Good, die: number): StepName | undefined {
  const { state, log } = course;
  const { options, bank, active: seat } = state;
  const count = options.bank === 'strict' ? Math.min(die, bank[good]) : die;
  if (count > 0) return load(course, { kind: 'load', seat, good, count });
  log?.({ type: 'notLoaded', seat, good, why: 'bank-empty' });
  return 'next';
}
